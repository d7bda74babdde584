"""The games: one folder each, found by existing."""

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from tilewright import words
from tilewright.core.fact import Fact
from tilewright.core.game import (
    Art,
    Facts,
    Game,
    Kernels,
    Positions,
    clone,
    no_aim,
    no_features,
    no_prolonging,
    no_reasons,
    no_suggestion,
)
from tilewright.core.stage import Stage
from tilewright.draft.art import PlainArt
from tilewright.draft.board import NO_BOARD, Board

FOLDER = Path(__file__).resolve().parent


class UnknownGameError(ValueError):
    """No game of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no game '{name}' (possible: {', '.join(names())})")


@cache
def names() -> tuple[str, ...]:
    """The names of all games: the folders that have rules."""
    return tuple(sorted(file.parent.parent.name for file in FOLDER.glob("*/rules/__init__.py")))


@cache
def facts(name: str) -> Facts:
    """What one can know of a game without compiling anything."""
    if name not in names():
        raise UnknownGameError(name)
    return cast(Facts, import_module(f"tilewright.games.{name}").FACTS)


def is_draft(name: str) -> bool:
    """Whether a game has rules only: it lacks a scene, pictures, or words in some language."""
    folder = facts(name).folder
    has_table = (folder / "table" / "scene.py").is_file() and (folder / "table" / "art").is_dir()
    return not has_table or not words.is_complete(folder / "words")


def suggests(name: str) -> bool:
    """Whether a game proposes moves to newcomers."""
    return (facts(name).folder / "table" / "suggest.py").is_file()


@cache
def art(name: str) -> Art:
    """The pictures of a game, without its rules; plain ones if it has none."""
    if (facts(name).folder / "table" / "art").is_dir():
        return cast(Art, import_module(f"tilewright.games.{name}.table.art"))
    return PlainArt(_board(name))


def _board(name: str) -> Board:
    """Where the tiles of a game lie, for its plain scene and pictures."""
    if (facts(name).folder / "table" / "board.py").is_file():
        return Board.of(import_module(f"tilewright.games.{name}.table.board"))
    return NO_BOARD


@cache
def find(name: str) -> Game:
    """The game of this name, its kernels ready to compile when first called."""
    known = facts(name)
    from tilewright.kit import contract, headstart, layout  # noqa: PLC0415 -- only playing needs Numba
    from tilewright.kit.shape import NO_INPUTS  # noqa: PLC0415 -- the same

    home = f"tilewright.games.{name}"
    rules, state = import_module(f"{home}.rules"), import_module(f"{home}.rules.state")
    notation = import_module(f"{home}.table.notation")
    kernels = Kernels(**contract.bound(vars(rules), FOLDER / name))
    scene = _scene(name, notation, kernels)
    stage = Stage(scene.STAGE, kernels, state.POSITION, state.MOST_LEGAL)
    return Game(
        facts=known,
        dtype=state.POSITION,
        most_legal=state.MOST_LEGAL,
        actions=state.ACTIONS,
        longest=state.LONGEST,
        observation=layout.length(state.LAYOUT),
        layout=state.LAYOUT,
        inputs=getattr(rules, "INPUTS", NO_INPUTS),
        kernels=kernels,
        pointers=cache(partial(_pointers, name)),
        is_compiled=lambda: not headstart.is_on(FOLDER / name),
        write=notation.write,
        read=notation.read,
        events=notation.events,
        scene=stage.scene,
        prompt=stage.prompt,
        art=art(name),
        say=words.speaker(*words.homes(known)),
        features=getattr(scene, "features", no_features),
        aim=getattr(scene, "aim", no_aim),
        prolong=getattr(scene, "prolong", no_prolonging),
        suggest=import_module(f"{home}.table.suggest").suggest if suggests(name) else no_suggestion,
        reasons=_reasons(import_module(f"{home}.table.facts"), kernels) if _has_facts(name) else no_reasons,
    )


def _has_facts(name: str) -> bool:
    """Whether a game gives facts about moves."""
    return (facts(name).folder / "table" / "facts.py").is_file()


def _reasons(module: Any, kernels: Kernels) -> Callable[[Positions, int, int], list[Fact]]:
    """The facts of a game, which compares the positions before and after an action."""

    def reasons(position: Positions, seat: int, action: int) -> list[Fact]:
        after = clone(position)
        kernels.apply(after, 0, action)
        return list(module.facts(position, after, seat, action))

    return reasons


def _scene(name: str, notation: Any, kernels: Kernels) -> Any:
    """The game's own module of scenes, or a plain one."""
    if (facts(name).folder / "table" / "scene.py").is_file():
        return import_module(f"tilewright.games.{name}.table.scene")
    from tilewright.draft import scene  # noqa: PLC0415 -- only drafts need it

    return SimpleNamespace(STAGE=scene.parts(notation.write, kernels, _board(name)))


def rules(name: str) -> dict[str, Any]:
    """The game's kernels over one record, by name, for callers that compile them into their own loops."""
    if name not in names():
        raise UnknownGameError(name)
    from tilewright.kit import contract  # noqa: PLC0415 -- only playing needs Numba

    return contract.kernels(vars(import_module(f"tilewright.games.{name}.rules")))


def _pointers(name: str) -> Any:
    """The game's kernels as C functions, for searches."""
    from tilewright.kit import headstart  # noqa: PLC0415
    from tilewright.kit.pointer import pointers  # noqa: PLC0415

    headstart.wait(FOLDER / name)
    home = f"tilewright.games.{name}"
    rules, state = import_module(f"{home}.rules"), import_module(f"{home}.rules.state")
    return pointers(vars(rules), state.POSITION, state.MOST_LEGAL, FOLDER / name)
