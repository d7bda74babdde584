"""Compiles games and shows the progress."""

import time
from collections.abc import Sequence

from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from tilewright import games
from tilewright import warm as compiler
from tilewright.cli.console import Failure, aside, out, print_json
from tilewright.core.game import Facts


def warm(names: Sequence[str], as_json: bool) -> None:
    """Compile these games, or all."""
    from tilewright.cli import setup  # noqa: PLC0415 -- it imports this module

    chosen = [setup.known(name) for name in names or games.names()]
    answers = []
    with _progress() as progress:
        bars = [progress.add_task(facts.title, total=None, step="") for facts in chosen]
        for facts, bar in zip(chosen, bars, strict=True):
            was_ready = compiler.is_ready(facts.name) and compiler.are_bots_ready(facts.name)
            began = time.monotonic()
            if not was_ready:
                _follow(facts, progress, bar, has_bots=True)
            progress.update(bar, total=1, completed=1, step="already compiled" if was_ready else "ready")
            progress.stop_task(bar)
            answers.append({"game": facts.name, "was_ready": was_ready, "seconds": round(time.monotonic() - began, 3)})
    if as_json:
        print_json(answers)
    elif not aside.is_terminal:
        for answer in answers:
            out.print(
                f"{answer['game']}: "
                + ("already compiled" if answer["was_ready"] else f"compiled in {answer['seconds']:.1f} s")
            )


def compile_first(facts: Facts, has_bots: bool = False) -> None:
    """Compile a game, and its bots if wanted, unless that has been done, and show progress."""
    if compiler.is_ready(facts.name) and (not has_bots or compiler.are_bots_ready(facts.name)):
        return
    title = f"compiling {facts.title}, once on this machine …"
    if not aside.is_terminal:
        aside.print(title, soft_wrap=True)
    with _progress(transient=True) as progress:
        _follow(facts, progress, progress.add_task(title, total=None, step=""), has_bots)


def _progress(transient: bool = False) -> Progress:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        TextColumn("[dim]{task.fields[step]}"),
    )
    return Progress(*columns, console=aside, transient=transient, disable=not aside.is_terminal)


def _follow(facts: Facts, progress: Progress, bar: TaskID, has_bots: bool) -> None:
    progress.reset(bar)
    try:
        for step in compiler.run(facts.name, has_bots):
            progress.update(bar, total=step.of, completed=step.number, step=step.name)
    except compiler.CompileError as error:
        raise Failure(f"{facts.title} could not be compiled: {error}") from None
