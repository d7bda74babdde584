"""Mines puzzles, and checks those that there are."""

from collections.abc import Iterator
from typing import Any

from tilewright.analysis import mine as miner
from tilewright.analysis import puzzle as puzzles
from tilewright.analysis import reason
from tilewright.analysis.puzzle import Puzzle, PuzzleError
from tilewright.cli import setup
from tilewright.cli.bar import counting
from tilewright.cli.console import Failure, aside, out, print_json
from tilewright.core.game import Game
from tilewright.core.record import RecordError


def mine(name: str, count: int, edition: int) -> None:
    """Mine until an edition has this many puzzles."""
    game = setup.ready(name, has_bots=True)
    folder, found = game.facts.folder / puzzles.FOLDER, 0
    with counting() as progress:
        bar = progress.add_task(f"{game.facts.title}, edition {edition}", total=count)
        for at, found in miner.edition(game, folder, edition, count):
            progress.update(bar, completed=min(found, count))
            if not aside.is_terminal:
                aside.print(f"{name}: {found} of {count} puzzles from {at} games", soft_wrap=True)
    out.print(f"{name}: edition {edition} is complete", soft_wrap=True)


def check(name: str, as_json: bool) -> None:
    """Say what is wrong with the puzzles of a game; to have no reason is a fault as well."""
    game = setup.ready(name)
    try:
        known = puzzles.puzzles(game.facts)
    except (PuzzleError, RecordError) as error:
        raise Failure(str(error)) from None
    wrong = {one.name: faults for one in known if (faults := list(_faults(game, one)))}
    answer: dict[str, Any] = {"game": name, "puzzles": len(known), "wrong": wrong}
    if as_json:
        print_json(answer)
    else:
        _print(answer)
    if wrong:
        raise Failure(f"{len(wrong)} of {len(known)} puzzles are wrong", 1)


def _print(answer: dict[str, Any]) -> None:
    out.print(f"{answer['game']}: {answer['puzzles']} puzzles", soft_wrap=True)
    for one, faults in answer["wrong"].items():
        out.print(f"{one}: {'; '.join(faults)}", markup=False, soft_wrap=True)


def _faults(game: Game, one: Puzzle) -> Iterator[str]:
    """What is wrong with a puzzle."""
    try:
        table = puzzles.stand(game, one)
    except RecordError as error:
        yield str(error)
        return
    if table.actor < 0:
        yield "nobody is to move"
        return
    legal = set(table.legal())
    if set(one.answers) | set(one.losses) != legal or set(one.answers) & set(one.losses):
        yield "its moves are not the legal ones"
    elif one.obvious not in one.losses:
        yield "the obvious move is an answer"
    elif not reason.said(game, one):
        yield "there is no reason in words"
    if min(one.losses.values(), default=0.0) <= 0.0:
        yield "a wrong move loses nothing"
