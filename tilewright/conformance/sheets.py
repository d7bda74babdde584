"""Makes the cases of a game: from its golden games, from near misses in them, and from its scenarios."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tilewright.conformance import engine
from tilewright.conformance.case import Answer, Case, Sheet
from tilewright.conformance.golden import golden
from tilewright.core import scenario
from tilewright.core.game import CHANCE, Game
from tilewright.core.record import Record
from tilewright.core.scenario import Expectation
from tilewright.core.table import Table

TRIED = 6  # moves tried at each position of a golden game, to find one that is refused
EACH = 4  # refusals of a golden game by the same clause, for the same verb


def sheets(game: Game) -> Iterator[Sheet]:
    """Every sheet of a game, always the same."""
    for seats in game.facts.seats:
        yield _golden(game, seats)
    for path in sorted((game.facts.folder / "scenarios").glob("*.txt")):
        yield _scenario(game, path)


def _golden(game: Game, seats: int) -> Sheet:
    """Every move of a golden game, and some that are not legal."""
    played, name = golden(game, seats), f"golden-{seats}-seats"
    table = Table(game, seats, options=played.options, deals=False)
    cases, misses = [_standing(table, f"{name}/start")], _Misses(game, seats)
    for ply, move in enumerate(played.moves):
        for refused in misses.of(table):
            cases.append(_moving(table, refused, f"{name}/{ply} {refused}"))
        cases.append(_moving(table, move, f"{name}/{ply}"))
        table.play(move)
    cases.append(_standing(table, f"{name}/end"))
    return _sheet(name, table.record, cases)


class _Misses:
    """Moves that were legal somewhere in a game, and are refused elsewhere: a few for each clause and verb."""

    def __init__(self, game: Game, seats: int) -> None:
        self._rng = random.Random(f"refusals {game.facts.recorded_name} {seats}")
        self._known: dict[str, list[str]] = {}  # by verb, in the order in which they were first legal
        self._count: Counter[tuple[str, str]] = Counter()

    def of(self, table: Table) -> Iterator[str]:
        """Those for the position of a table, which is not over."""
        legal = sorted(table.legal())
        verbs = list(dict.fromkeys(map(_verb, legal)))
        alike = [move for verb in verbs for move in self._known.get(verb, ())]
        other = [move for verb, moves in self._known.items() if verb not in verbs for move in moves]
        for move in [*_some(self._rng, alike, TRIED), *_some(self._rng, other, 1)]:
            refusal = table.why_not(move)
            kind = (refusal.clause, _verb(move)) if refusal else ("", "")
            if refusal and refusal.clause and self._count[kind] < EACH:
                self._count[kind] += 1
                yield move
        for move in legal:
            known = self._known.setdefault(_verb(move), [])
            if move not in known:
                known.append(move)


def _verb(move: str) -> str:
    return move.partition(" ")[0]


def _some(rng: random.Random, moves: list[str], most: int) -> list[str]:
    return rng.sample(moves, min(most, len(moves)))


def _scenario(game: Game, path: Path) -> Sheet:
    """The moves that a scenario expects something of, and those it expects to be refused."""
    record, expectations = scenario.read(path.read_text(encoding="utf-8"))
    clause, name = path.stem.partition("-")[0], f"scenario-{path.stem}"
    table, cases = Table.replay(game, record, 0), []
    for ply in range(len(record.moves) + 1):
        here = [one for one in expectations if one.ply == ply]
        for number, move in enumerate(_asked(here)):
            cases.append(_moving(table, move, f"{name}/{ply} {number}", clause))
        if ply == 0 and here:
            cases.append(_standing(table, f"{name}/start", clause))
        if ply < len(record.moves):
            if ply + 1 == len(record.moves) or any(one.ply == ply + 1 for one in expectations):
                cases.append(_moving(table, record.moves[ply], f"{name}/{ply}", clause))
            table.play(record.moves[ply])
    if table.is_over:
        cases.append(_standing(table, f"{name}/end", clause))
    return _sheet(name, table.record, cases)


def _asked(expectations: list[Expectation]) -> Iterator[str]:
    """The moves that are expected to be legal or not."""
    for one in expectations:
        what, _, rest = one.words.partition(" ")
        if what in ("illegal", "legal"):
            yield rest.partition("|")[0].strip()


def _standing(table: Table, name: str, *clauses: str) -> Case:
    state = table.game.state(table.position)
    answer = engine.standing(table) | {"state": state}
    kind = "final" if table.is_over else "position"
    return Case(_id(table, name), kind, clauses, len(table.moves), state, answer)


def _moving(table: Table, move: str, name: str, *clauses: str) -> Case:
    answer = engine.result(table, move)
    kind = "refusal" if answer["refused"] else "move"
    state = table.game.state(table.position)
    named = (*clauses, *_cited(table, answer))
    return Case(_id(table, name), kind, tuple(dict.fromkeys(named)), len(table.moves), state, answer, move)


def _cited(table: Table, answer: Answer) -> list[str]:
    """The clauses that an answer cites; a move nothing else is said about only shows whose turn it is."""
    if answer["refused"]:
        return [answer["clause"]] if answer["clause"] else []
    cited = [str(event["clause"]) for event in answer["events"]]
    return cited or ([] if table.actor == CHANCE else [table.game.facts.turn_clause])


def _id(table: Table, name: str) -> str:
    return f"{table.game.facts.recorded_name}/{name}"


def _sheet(name: str, record: Record, cases: list[Case]) -> Sheet:
    return Sheet(name, record.game, record.revision, record.seats, record.options, record.moves, tuple(cases))
