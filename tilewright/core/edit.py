"""A position laid out by hand: what can be put on the table, taken off it or set, and the position after such an edit.

A draft is always a possible position. An edit changes its form in words (`Game.state`), and is refused if the result
cannot be built (`Game.build`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from tilewright.core.message import Message
from tilewright.core.scene import Scene
from tilewright.core.value import quick

if TYPE_CHECKING:
    from tilewright.core.game import Positions

State: TypeAlias = Mapping[str, Any]


@quick
@dataclass(frozen=True, slots=True)
class Thing:
    """Something to be put somewhere, or what is done to what lies there: it is chosen first, then a place."""

    id: str
    group: Message
    label: Message
    art: str = ""
    left: int | None = None  # how many are still to be put
    owner: int | None = None  # seat


@quick
@dataclass(frozen=True, slots=True)
class Pick:
    """One of several things that something can be set to."""

    value: str
    label: Message
    art: str = ""
    left: int | None = None


@quick
@dataclass(frozen=True, slots=True)
class Setting:
    """Something that is set, by the edit "ID VALUE": a number if it names none to choose from."""

    id: str
    group: Message
    label: Message
    value: str
    least: int = 0
    most: int = 0
    among: tuple[Pick, ...] = ()
    owner: int | None = None  # seat


@dataclass(frozen=True, slots=True)
class Editor:
    """How the positions of one game are laid out by hand."""

    things: "Callable[[Positions], tuple[Thing, ...]]"
    settings: "Callable[[Positions], tuple[Setting, ...]]"
    # the table with what can be done with a thing as its choices, whose moves are edits
    scene: "Callable[[Positions, str], Scene]"
    # the edit that is meant at a point of an area while a thing is chosen, if the last choice was like this one
    aim: "Callable[[Positions, str, str, float, float, str], str | None]"
    apply: Callable[[State, str], State]  # what an edit makes of a position in words; Refusal says why it cannot be
    finish: "Callable[[Positions], None]"  # ends the game here, with its final scoring
