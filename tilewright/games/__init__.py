"""The games: one folder each, found by existing; those from outside the package too (`tilewright/shelf.py`)."""

import copyreg
import re
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import numpy as np

from tilewright import shelf, words
from tilewright.core.built import Builder
from tilewright.core.edit import Editor
from tilewright.core.fact import Fact
from tilewright.core.game import (
    EVERYTHING,
    Art,
    Facts,
    Game,
    Hands,
    Kernels,
    Positions,
    clone,
    no_aim,
    no_build,
    no_features,
    no_prolonging,
    no_reasons,
    no_state,
    no_suggestion,
)
from tilewright.core.guard import Guard
from tilewright.core.nearest import meant
from tilewright.core.scene import Scene
from tilewright.core.shares import no_stack
from tilewright.core.stage import Stage
from tilewright.draft.art import PlainArt
from tilewright.draft.board import NO_BOARD, Board
from tilewright.shelf import FOLDER, ShelfError, add

__all__ = ["FOLDER", "BrokenGameError", "ShelfError", "UnknownGameError", "add", "art", "facts", "find", "names"]

OLDER = re.compile(r".+_r[0-9]+")  # the folder of an older revision, which only plays records


class UnknownGameError(ValueError):
    """No game of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no game '{name}'{meant(str(name), names())} (possible: {', '.join(names())})")


class BrokenGameError(ShelfError):
    """A game from outside the package cannot be loaded."""


def names() -> tuple[str, ...]:
    """The names of all games: the folders that have rules, without those kept as older revisions."""
    return tuple(name for name in shelf.homes() if not OLDER.fullmatch(name))


def folder(name: str) -> Path:
    """The folder of a game."""
    return _home(name).folder


def _home(name: str) -> shelf.Home:
    if name not in shelf.homes():
        raise UnknownGameError(name)
    return shelf.homes()[name]


def _module(name: str, part: str) -> ModuleType:
    """A module of a game, such as `table.notation`."""
    return import_module(f"{_home(name).module}.{part}")


def played(name: str, revision: int) -> str:
    """The rules that a record was played by: those of an older revision if they were kept, otherwise today's."""
    older = f"{name}_r{revision}"
    return older if facts(name).revision != revision and older in shelf.homes() else name


def is_kept(name: str, revision: int) -> bool:
    """Whether games of this revision can be played: it is today's, or its rules were kept."""
    return facts(played(name, revision)).revision == revision


@cache
def facts(name: str) -> Facts:
    """What one can know of a game without compiling anything."""
    home = _home(name)
    try:
        found = cast(Facts, shelf.load(home).FACTS)
    except Exception as error:
        if home.folder.parent == FOLDER:
            raise
        raise BrokenGameError(f"the game in {home.folder} cannot be loaded: {type(error).__name__}: {error}") from error
    if found.name != name:
        raise BrokenGameError(f"the game in {home.folder} calls itself '{found.name}', not '{name}'")
    return found


def hides(name: str) -> bool:
    """Whether a game hides something from a seat: only then do its rules need to deal it again."""
    facts(name)
    return "redeal" in vars(_module(name, "rules"))


def is_draft(name: str) -> bool:
    """Whether a game has rules only: it lacks a scene, pictures, or words in some language."""
    home = folder(name)
    has_table = (home / "table" / "scene.py").is_file() and (home / "table" / "art").is_dir()
    return not has_table or not words.is_complete(home / "words")


def suggests(name: str) -> bool:
    """Whether a game proposes moves to newcomers."""
    return (facts(name).folder / "table" / "suggest.py").is_file()


def has_hands(name: str) -> bool:
    """Whether a game says how hidden hands are treated while nobody enters them."""
    return (facts(name).folder / "table" / "hands.py").is_file()


def can_build(name: str) -> bool:
    """Whether positions of a game can be built from words."""
    return (facts(name).folder / "table" / "build.py").is_file()


def has_editor(name: str) -> bool:
    """Whether the positions of a game can be laid out by hand."""
    return (facts(name).folder / "table" / "edit.py").is_file()


@cache
def art(name: str) -> Art:
    """The pictures of a game, without its rules; plain ones if it has none."""
    if (facts(name).folder / "table" / "art").is_dir():
        return cast(Art, _module(name, "table.art"))
    return PlainArt(_board(name))


def _board(name: str) -> Board:
    """Where the tiles of a game lie, for its plain scene and pictures."""
    if (facts(name).folder / "table" / "board.py").is_file():
        return Board.of(_module(name, "table.board"))
    return NO_BOARD


@cache
def find(name: str) -> Game:
    """The game of this name, its kernels ready to compile when first called."""
    known = facts(name)
    from tilewright.kit import contract, headstart, layout  # noqa: PLC0415 -- only playing needs Numba
    from tilewright.kit.shape import NO_INPUTS  # noqa: PLC0415 -- the same

    rules, state, notation = (_module(name, part) for part in ("rules", "rules.state", "table.notation"))
    kernels = Kernels(**contract.bound(vars(rules), folder(name)))
    scene = _scene(name, notation, kernels)
    stage = Stage(scene.STAGE, kernels, state.POSITION, state.ACTIONS)
    guard = Guard(known, state.POSITION, state.ACTIONS)
    only = guard.only
    say = words.speaker(*words.homes(known))
    tell = only(_module(name, "table.state").state if _has_state(name) else no_state)
    builder = (
        Builder(known, state.POSITION, kernels, _module(name, "table.build"), tell, say) if can_build(name) else None
    )
    return Game(
        facts=known,
        dtype=state.POSITION,
        most_legal=state.MOST_LEGAL,
        actions=state.ACTIONS,
        longest=state.LONGEST,
        observation=layout.length(state.LAYOUT),
        layout=state.LAYOUT,
        description=layout.length(getattr(state, "MOVE_LAYOUT", ())),
        move_layout=getattr(state, "MOVE_LAYOUT", ()),
        fixed_layout=getattr(state, "FIXED_LAYOUT", (layout.Part("action", (state.ACTIONS,), "the action"),)),
        inputs=getattr(rules, "INPUTS", NO_INPUTS),
        kernels=kernels,
        pointers=cache(partial(_pointers, name)),
        is_compiled=lambda: not headstart.is_on(folder(name)),
        write=guard.write(notation.write),
        read=guard.read(notation.read),
        events=only(notation.events),
        scene=guard.seen(stage.scene),
        prompt=only(stage.prompt),
        art=art(name),
        say=say,
        features=guard.seen(getattr(scene, "features", no_features)),
        aim=only(getattr(scene, "aim", no_aim)),
        prolong=only(getattr(scene, "prolong", no_prolonging)),
        suggest=only(_module(name, "table.suggest").suggest if suggests(name) else no_suggestion),
        reasons=only(
            _reasons(_module(name, "table.facts"), kernels, state.MOST_LEGAL) if _has_facts(name) else no_reasons
        ),
        state=tell,
        build=builder.build if builder else no_build,
        stack=only(_module(name, "table.stack").stack if _has_stacks(name) else no_stack),
        hands=_hands(_module(name, "table.hands")) if has_hands(name) else None,
        edit=_editor(_module(name, "table.edit"), stage) if has_editor(name) else None,
    )


# copied and pickled by name: there is one instance of each game
copyreg.pickle(Game, lambda game: (find, (game.name,)))


def _has_stacks(name: str) -> bool:
    """Whether a game says what chance draws from."""
    return (facts(name).folder / "table" / "stack.py").is_file()


def _has_facts(name: str) -> bool:
    """Whether a game gives facts about moves."""
    return (facts(name).folder / "table" / "facts.py").is_file()


def _has_state(name: str) -> bool:
    """Whether a game can put its positions into words."""
    return (facts(name).folder / "table" / "state.py").is_file()


def _hands(module: Any) -> Hands:
    return Hands(module.suppose, module.held, module.needs)


def _editor(module: Any, stage: Stage[Any]) -> Editor:
    """The editor of a game, which shows everything to everybody."""

    def scene(position: Positions, thing: str) -> Scene:
        return stage.asking(position, EVERYTHING, *module.offer(position, thing))

    return Editor(module.things, module.settings, scene, module.aim, module.apply, module.finish)


def _reasons(module: Any, kernels: Kernels, most: int) -> Callable[[Positions, int, int], list[Fact]]:
    """The facts of a game, which compares the positions before and after a legal action."""

    def reasons(position: Positions, seat: int, action: int) -> list[Fact]:
        out = np.empty(most, dtype=np.int64)
        if action not in out[: kernels.legal(position, 0, out)].tolist():
            raise ValueError(f"action {action!r} is not legal now")
        after = clone(position)
        kernels.apply(after, 0, action)
        return list(module.facts(position, after, seat, action))

    return reasons


def _scene(name: str, notation: Any, kernels: Kernels) -> Any:
    """The game's own module of scenes, or a plain one."""
    if (facts(name).folder / "table" / "scene.py").is_file():
        return _module(name, "table.scene")
    from tilewright.draft import scene  # noqa: PLC0415 -- only drafts need it

    return SimpleNamespace(STAGE=scene.parts(notation.write, kernels, _board(name)))


def rules(name: str) -> dict[str, Any]:
    """The game's kernels over one record, by name, for callers that compile them into their own loops."""
    facts(name)  # loads its package
    from tilewright.kit import contract  # noqa: PLC0415 -- only playing needs Numba

    return contract.kernels(vars(_module(name, "rules")))


def _pointers(name: str) -> Any:
    """The game's kernels as C functions, for searches."""
    from tilewright.kit import headstart  # noqa: PLC0415
    from tilewright.kit.pointer import pointers  # noqa: PLC0415

    headstart.wait(folder(name))
    state = _module(name, "rules.state")
    return pointers(vars(_module(name, "rules")), state.POSITION, state.MOST_LEGAL, folder(name))
