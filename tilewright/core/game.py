"""A game as one value: what it is, its kernels over flat positions, and the plain Python around them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tilewright.core.event import Event
from tilewright.core.message import Message, Say
from tilewright.core.palette import Palette
from tilewright.core.scene import Feature, Scene

CHANCE = -1
OVER = -2
EVERYTHING = -2  # a viewer who may read all: the record

Positions: TypeAlias = NDArray[Any]
"""An array of positions; where one is meant, it has one element."""


def everyone_alone(seats: int) -> tuple[int, ...]:
    """The sides of a game without partners."""
    return tuple(range(seats))


def no_features(position: "Positions", viewer: int) -> list[Feature]:
    """Default for games without features."""
    return []


def no_aim(position: "Positions", area: str, x: float, y: float, like: str) -> str | None:
    """Default for games that cannot tell which move would play at a point."""
    return None


def clone(positions: Positions) -> Positions:
    """An independent copy, byte by byte: NumPy's own copy leaves the gaps between fields undefined."""
    if positions.shape == (1,):  # three times as fast
        return np.frombuffer(bytearray(positions.tobytes()), dtype=positions.dtype)
    return positions.view(np.uint8).copy().view(positions.dtype)


@dataclass(frozen=True, slots=True)
class Option:
    """A variant the table may choose: its possible values, the first of which is the usual one."""

    name: str
    values: tuple[str, ...]

    @property
    def usual(self) -> str:
        """The value taken when nobody chooses."""
        return self.values[0]


@dataclass(frozen=True, slots=True)
class Facts:
    """What one can know of a game without compiling it."""

    name: str
    title: str
    seats: range
    revision: int
    minutes: int  # usual length at a real table
    options: tuple[Option, ...]
    turn_clause: str  # the clause that says whose turn it is
    folder: Path
    sides: Callable[[int], tuple[int, ...]] = everyone_alone  # for this many seats, the side each plays for
    family: str = ""  # the package whose words it shares with other games, for example "land"

    def option_numbers(self, chosen: Mapping[str, str]) -> NDArray[np.int64]:
        """The chosen values as numbers for the `start` kernel; ValueError says what is possible."""
        known = {option.name for option in self.options}
        for name in chosen:
            if name not in known:
                possible = ", ".join(sorted(known)) or "none"
                raise ValueError(f"{self.name} has no option '{name}' (possible: {possible})")
        numbers = np.zeros(max(1, len(self.options)), dtype=np.int64)
        for at, option in enumerate(self.options):
            value = chosen.get(option.name, option.usual)
            if value not in option.values:
                raise ValueError(f"option {option.name} cannot be '{value}' (possible: {', '.join(option.values)})")
            numbers[at] = option.values.index(value)
        return numbers

    def check_seats(self, seats: int) -> None:
        """ValueError if the game is not for this number of seats."""
        if seats not in self.seats:
            raise ValueError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")


class Part(Protocol):
    """Some of the numbers that `observe` fills; if it has inner ones, `shape` says how often these are repeated."""

    @property
    def name(self) -> str:
        """What they are called."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Their shape."""

    @property
    def holds(self) -> str:
        """What they mean."""

    @property
    def inner(self) -> "tuple[Part, ...]":
        """What is repeated."""

    @property
    def width(self) -> int:
        """How many numbers they are."""


class Art(Protocol):
    """How a game's pieces look."""

    def ids(self) -> tuple[str, ...]:
        """Every art id of the game."""

    def symbol(self, art_id: str, palette: Palette) -> str:
        """One symbol as an SVG group with this id, drawn around its origin."""

    def shared(self, palette: Palette) -> Mapping[str, str]:
        """The definitions symbols refer to, by id."""

    def shapes(self) -> Mapping[str, str]:
        """The outlines of features, such as the part of a city on a tile, by id: SVG path data around
        the origin of the piece it lies on.
        """

    def text(self, art_id: str) -> tuple[str, ...]:
        """The same piece for a terminal: rows of equal width with Rich markup."""


@dataclass(frozen=True, slots=True)
class Kernels:
    """The compiled contract. Each takes (positions, index) first; legality of an action is the caller's duty."""

    start: Callable[[Positions, int, int, NDArray[np.int64]], None]  # seats, option numbers; the position all zeros
    actor: Callable[[Positions, int], int]
    legal: Callable[[Positions, int, NDArray[np.int64]], int]
    weights: Callable[[Positions, int, NDArray[np.int64]], int]
    draw: Callable[[Positions, int, NDArray[np.uint64]], int]
    apply: Callable[[Positions, int, int], None]
    scores: Callable[[Positions, int, NDArray[np.int64]], None]
    placing: Callable[[Positions, int, NDArray[np.int64]], None]
    redeal: Callable[[Positions, int, int, NDArray[np.uint64]], None]
    expect: Callable[[Positions, int, NDArray[np.float64]], None]  # the points every seat may expect at the end
    observe: Callable[[Positions, int, int, NDArray[np.float32]], None]
    check: Callable[[Positions, int], int]


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """One game, composed of its parts. There is one of each: games are the same if they are one and the same."""

    facts: Facts
    dtype: np.dtype[Any]
    most_legal: int  # no position has more legal actions
    actions: int  # every action is below this
    longest: int  # no game has more moves, chance included; if the rules set no end, adapters stop a game there
    observation: int  # length of what `observe` fills
    layout: tuple[Part, ...]  # what that is, part by part
    kernels: Kernels
    pointers: Callable[[], Any] = field(repr=False)  # the kernels as C functions, compiled when asked for
    write: Callable[[Positions, int, int], str]  # an action in words, as a viewer (or EVERYTHING) may read it
    read: Callable[[Positions, str], int]  # words of a legal move to its action; Refusal if it may not be played
    events: Callable[[Positions], list[Event]]  # what the last action brought about
    scene: Callable[[Positions, int], Scene]
    prompt: Callable[[Positions], Message]  # of every viewer's scene, without the scene, which is faster
    art: Art
    say: Say = field(repr=False)
    # optional: the features as a viewer may know them; and the words that would play at a point of an area, turned or
    # paid like the given words, legal or not
    features: Callable[[Positions, int], list[Feature]] = no_features
    aim: Callable[[Positions, str, float, float, str], str | None] = no_aim

    @property
    def name(self) -> str:
        """The name of its folder."""
        return self.facts.name

    def new(self, seats: int, options: Mapping[str, str] | None = None) -> Positions:
        """A position at the start of a game; ValueError for impossible seats or options."""
        self.facts.check_seats(seats)
        numbers = self.facts.option_numbers(options or {})
        position = np.zeros(1, dtype=self.dtype)
        self.kernels.start(position, 0, seats, numbers)
        return position

    def legal(self, position: Positions) -> list[int]:
        """The legal actions of a position."""
        out = np.empty(self.most_legal, dtype=np.int64)
        return [int(action) for action in out[: self.kernels.legal(position, 0, out)]]

    def weights(self, position: Positions) -> list[int]:
        """At chance, how likely each legal action is, as whole numbers."""
        out = np.empty(self.most_legal, dtype=np.int64)
        return [int(weight) for weight in out[: self.kernels.weights(position, 0, out)]]

    def scores(self, position: Positions, seats: int) -> list[int]:
        """The points of each seat."""
        out = np.zeros(self.facts.seats[-1], dtype=np.int64)
        self.kernels.scores(position, 0, out)
        return [int(points) for points in out[:seats]]

    def places(self, position: Positions, seats: int) -> list[int]:
        """The place of each seat, 1 is best, ties shared."""
        out = np.zeros(self.facts.seats[-1], dtype=np.int64)
        self.kernels.placing(position, 0, out)
        return [int(place) for place in out[:seats]]
