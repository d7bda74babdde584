"""Tests a game against the laws that every game must obey."""

from tilewright.cli import setup
from tilewright.cli.console import Failure, aside, out, print_json
from tilewright.laws.court import Verdict, judge


def check(name: str, count: int, limit_s: float, as_json: bool) -> None:
    """Test a game in every mode and print the verdicts; raises Failure with exit status 1 if it breaks a law."""
    facts = setup.known(name)
    verdicts = []
    with aside.status(f"checking {facts.title} …") as shown:
        for verdict in judge(name, count, limit_s, lambda mode, doing: shown.update(f"{mode}: {doing}")):
            verdicts.append(verdict)
            if not as_json and not verdict.fault:
                out.print(_sentence(facts.title, verdict), soft_wrap=True)
    if as_json:
        print_json([vars(verdict) for verdict in verdicts])
    if fault := verdicts[-1].fault:
        raise Failure(f"{facts.title} {verdicts[-1].mode}: {fault}", 1)


def _sentence(title: str, verdict: Verdict) -> str:
    return (
        f"{title} {verdict.mode}: {verdict.games:,} random games with {verdict.moves:,} moves obey every law "
        f"({verdict.seconds:.1f} s)"
    )
