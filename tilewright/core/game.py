"""A game as one value: its facts, its kernels over flat positions, and the plain Python around them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tilewright.core.event import Event
from tilewright.core.fact import Fact
from tilewright.core.message import Message, Say
from tilewright.core.palette import Palette
from tilewright.core.scene import Feature, Proposal, Scene
from tilewright.kit.shape import ROOM, Shape

CHANCE = -1
OVER = -2
EVERYTHING = -2  # a viewer who may read everything: the record

Positions: TypeAlias = NDArray[Any]
"""An array of positions; a single position is an array of one element."""


def everyone_alone(seats: int) -> tuple[int, ...]:
    """The sides of a game without partners."""
    return tuple(range(seats))


def no_features(position: "Positions", viewer: int) -> list[Feature]:
    """Default for games without features."""
    return []


def no_prolonging(position: "Positions") -> None:
    """Default for games without a final scoring that one could watch: the position stays as it is."""


def no_aim(position: "Positions", area: str, x: float, y: float, like: str) -> str | None:
    """Default for games that cannot say which move would play at a point."""
    return None


def no_suggestion(position: "Positions") -> Proposal | None:
    """Default for games that propose nothing."""
    return None


def no_reasons(position: "Positions", seat: int, action: int) -> list[Fact]:
    """Default for games that give no facts about moves."""
    return []


def clone(positions: Positions) -> Positions:
    """An independent copy, byte by byte: NumPy's own copy leaves the padding between fields undefined."""
    if positions.shape == (1,):  # three times as fast
        return np.frombuffer(bytearray(positions.tobytes()), dtype=positions.dtype)
    return positions.view(np.uint8).copy().view(positions.dtype)


@dataclass(frozen=True, slots=True)
class Option:
    """A variant that a table may choose: its possible values, the default first."""

    name: str
    values: tuple[str, ...]

    @property
    def usual(self) -> str:
        """The default value."""
        return self.values[0]


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything that is known about a game without compiling it."""

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
        """The chosen values as numbers for the `start` kernel; a ValueError says what is possible."""
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
        """Raise ValueError if the game cannot be played with this number of seats."""
        if seats not in self.seats:
            raise ValueError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")


class Part(Protocol):
    """Some of the numbers that `observe` fills; with inner parts, `shape` says how often they repeat."""

    @property
    def name(self) -> str:
        """The name of the part."""

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of the numbers, or of the repetition."""

    @property
    def holds(self) -> str:
        """What the numbers mean."""

    @property
    def inner(self) -> "tuple[Part, ...]":
        """The parts that are repeated."""

    @property
    def width(self) -> int:
        """How many numbers the part has."""


class Art(Protocol):
    """How a game's pieces look."""

    def ids(self) -> tuple[str, ...]:
        """Every art id of the game."""

    def symbol(self, art_id: str, palette: Palette) -> str:
        """One symbol as an SVG group with this id, drawn around its origin. If it is drawn in a seat's colours, its id
        and its attribute `data-seat` contain their name, and it exists in all colours: players may choose others.
        Words on it are an `svg.inscription` in all languages.
        """

    def shared(self, palette: Palette) -> Mapping[str, str]:
        """The definitions that symbols refer to, by id."""

    def shapes(self) -> Mapping[str, str]:
        """The outlines of features, such as the part of a city on a tile, by id: SVG path data around
        the origin of the piece it lies on.
        """

    def text(self, art_id: str) -> tuple[str, ...]:
        """The same piece for a terminal: rows of equal width with Rich markup."""


@dataclass(frozen=True, slots=True)
class Kernels:
    """The contract. Each takes (positions, index) first; callers must make sure that actions are legal."""

    start: Callable[[Positions, int, int, NDArray[np.int64]], None]  # seats, option numbers; position all zeros
    actor: Callable[[Positions, int], int]
    legal: Callable[[Positions, int, NDArray[np.int64]], int]
    weights: Callable[[Positions, int, NDArray[np.int64]], int]
    draw: Callable[[Positions, int, NDArray[np.uint64]], int]
    apply: Callable[[Positions, int, int], None]
    scores: Callable[[Positions, int, NDArray[np.int64]], None]
    placing: Callable[[Positions, int, NDArray[np.int64]], None]
    redeal: Callable[[Positions, int, int, NDArray[np.uint64]], None]
    expect: Callable[[Positions, int, NDArray[np.float64]], None]  # the points each seat can expect at the end
    observe: Callable[[Positions, int, int, NDArray[np.float32]], None]
    check: Callable[[Positions, int], int]


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """One game, composed of its parts. Each game has only one instance, so games are compared by identity."""

    facts: Facts
    dtype: np.dtype[Any]
    most_legal: int  # no position has more legal actions
    actions: int  # every action number is below this
    longest: int  # the most moves of a game, chance included; adapters stop endless games here
    observation: int  # length of the array that `observe` fills
    layout: tuple[Part, ...]  # of that array, part by part
    inputs: Shape  # what `expect` writes behind its estimates, to learn from
    kernels: Kernels
    pointers: Callable[[], Any] = field(repr=False)  # the kernels as C functions, compiled on demand or waited for
    is_compiled: Callable[[], bool]  # False while the kernels run uncompiled: the same results, a thousand times slower
    write: Callable[[Positions, int, int], str]  # an action in words, as a viewer (or EVERYTHING) may read it
    read: Callable[[Positions, str], int]  # the action of a legal move in words; raises Refusal otherwise
    events: Callable[[Positions], list[Event]]  # the effects of the last action
    scene: Callable[[Positions, int], Scene]
    prompt: Callable[[Positions], Message]  # of every viewer's scene; faster than making the scene
    art: Art
    say: Say = field(repr=False)
    # optional: the features as a viewer may know them; and the move, legal or not, that would play at a point of an
    # area, with the rotation or payment of the given move
    features: Callable[[Positions, int], list[Feature]] = no_features
    aim: Callable[[Positions, str, float, float, str], str | None] = no_aim
    # optional: changes a position so that the action that would end the game only carries out its turn
    prolong: Callable[[Positions], None] = no_prolonging
    # optional: what the seat to move may simply accept, where newcomers cannot know what to choose; from what it knows
    suggest: Callable[[Positions], Proposal | None] = no_suggestion
    # optional: what is true about a legal action of the seat to move, for or against it; from what that seat knows
    reasons: Callable[[Positions, int, int], list[Fact]] = no_reasons

    @property
    def name(self) -> str:
        """The name of its folder."""
        return self.facts.name

    def new(self, seats: int, options: Mapping[str, str] | None = None) -> Positions:
        """A position at the start of a game; raises ValueError for impossible seats or options."""
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
        """When chance is to move, the relative probability of each legal action, as integers."""
        out = np.empty(self.most_legal, dtype=np.int64)
        return [int(weight) for weight in out[: self.kernels.weights(position, 0, out)]]

    def scores(self, position: Positions, seats: int) -> list[int]:
        """The points of each seat."""
        out = np.zeros(self.facts.seats[-1], dtype=np.int64)
        self.kernels.scores(position, 0, out)
        return [int(points) for points in out[:seats]]

    def expected(self, position: Positions, seats: int) -> NDArray[np.float64]:
        """The points that each seat can expect at the end."""
        out = np.zeros(ROOM)
        self.kernels.expect(position, 0, out)
        return out[:seats]

    def places(self, position: Positions, seats: int) -> list[int]:
        """The place of each seat, 1 is best, ties shared."""
        out = np.zeros(self.facts.seats[-1], dtype=np.int64)
        self.kernels.placing(position, 0, out)
        return [int(place) for place in out[:seats]]
