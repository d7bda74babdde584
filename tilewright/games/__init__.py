"""The games: one folder each, found by existing."""

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from tilewright.core.game import Art, Facts, Game, Kernels, Positions, no_aim, no_features
from tilewright.core.message import Message
from tilewright.core.scene import Scene

FOLDER = Path(__file__).resolve().parent


class UnknownGameError(ValueError):
    """No game of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no game '{name}' (possible: {', '.join(names())})")


@cache
def names() -> tuple[str, ...]:
    """The names of all games: the folders that have rules."""
    return tuple(sorted(folder.parent.name for folder in FOLDER.glob("*/rules.py")))


@cache
def facts(name: str) -> Facts:
    """What one can know of a game without compiling anything."""
    if name not in names():
        raise UnknownGameError(name)
    return cast(Facts, import_module(f"tilewright.games.{name}").FACTS)


@cache
def find(name: str) -> Game:
    """The game of this name, its kernels ready to compile when first called."""
    known = facts(name)
    from tilewright import words  # noqa: PLC0415 -- only who plays needs languages and Numba
    from tilewright.kit import contract  # noqa: PLC0415

    home = f"tilewright.games.{name}"
    rules, state = import_module(f"{home}.rules"), import_module(f"{home}.state")
    notation, scene, art = (import_module(f"{home}.{part}") for part in ("notation", "scene", "art"))
    return Game(
        facts=known,
        dtype=state.POSITION,
        most_legal=state.MOST_LEGAL,
        actions=state.ACTIONS,
        longest=state.LONGEST,
        observation=state.OBSERVATION,
        layout=state.LAYOUT,
        kernels=Kernels(**contract.bound(vars(rules), FOLDER / name)),
        pointers=cache(partial(_pointers, name)),
        write=notation.write,
        read=notation.read,
        events=notation.events,
        scene=scene.scene,
        art=art,
        say=words.speaker(known.folder / "words"),
        prompt=getattr(scene, "prompt", partial(_prompt, scene.scene)),
        features=getattr(scene, "features", no_features),
        aim=getattr(scene, "aim", no_aim),
    )


def art(name: str) -> Art:
    """How a game's pieces look, without compiling anything."""
    if name not in names():
        raise UnknownGameError(name)
    return cast(Art, import_module(f"tilewright.games.{name}.art"))


def rules(name: str) -> dict[str, Any]:
    """The game's kernels over one record, by name, for who compiles them into something of their own."""
    if name not in names():
        raise UnknownGameError(name)
    from tilewright.kit.contract import NAMES  # noqa: PLC0415 -- only who plays needs Numba

    found = vars(import_module(f"tilewright.games.{name}.rules"))
    return {kernel: found[kernel] for kernel in NAMES}


def _prompt(scene: Callable[[Positions, int], Scene], position: Positions, viewer: int) -> Message:
    """The prompt of a scene, for a game that cannot tell it alone."""
    return scene(position, viewer).prompt


def _pointers(name: str) -> Any:
    """The game's kernels as C functions, for searches."""
    from tilewright.kit.pointer import pointers  # noqa: PLC0415

    home = f"tilewright.games.{name}"
    rules, state = import_module(f"{home}.rules"), import_module(f"{home}.state")
    return pointers(vars(rules), state.POSITION, state.MOST_LEGAL, FOLDER / name)
