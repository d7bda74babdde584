"""A game as one value: its facts, its kernels over flat positions, and the plain Python around them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, SupportsIndex, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tilewright.core.edit import Editor
from tilewright.core.event import Event
from tilewright.core.fact import Fact
from tilewright.core.message import Message, Say
from tilewright.core.move import Impossible, Refusal
from tilewright.core.nearest import meant
from tilewright.core.palette import Palette
from tilewright.core.scene import Feature, Proposal, Scene
from tilewright.core.shares import Stack, no_stack
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


@dataclass(frozen=True, slots=True)
class Hands:
    """How hidden hands are treated in a game with the real cards while nobody enters them; see `core/byhand.py`."""

    suppose: "Callable[[Positions, int], Positions]"  # as if a seat held every card it may hold: not for bots
    held: "Callable[[Positions, int], tuple[str, ...]]"  # the cards of a seat, each as the words that draw it
    # for a move of the seat to move, the sets of such cards of which it must hold one
    needs: "Callable[[Positions, str], list[tuple[str, ...]]]"


def no_reasons(position: "Positions", seat: int, action: int) -> list[Fact]:
    """Default for games that give no facts about moves."""
    return []


def no_state(position: "Positions") -> dict[str, Any]:
    """Default for games whose positions have no form in words."""
    return {}


def no_build(state: Mapping[str, Any], seats: int, options: Mapping[str, str]) -> "Positions":
    """Default for games whose positions cannot be built."""
    raise Impossible([Refusal("", Message.of("built-not"), "A position of this game cannot be built.")])


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

    @property
    def recorded_name(self) -> str:
        """The name in records: an older revision is kept in a folder of its own, but it is the same game."""
        return self.name.removesuffix(f"_r{self.revision}")

    def option_numbers(self, chosen: Mapping[str, str]) -> NDArray[np.int64]:
        """The chosen values as numbers for the `start` kernel; a ValueError says what is possible."""
        if not isinstance(chosen, Mapping):
            raise ValueError(f"options are values by name, not {chosen!r}")
        known = {option.name for option in self.options}
        for name in chosen:
            if name not in known:
                possible = ", ".join(sorted(known)) or "none"
                raise ValueError(f"{self.name} has no option '{name}'{meant(name, known)} (possible: {possible})")
        numbers = np.zeros(max(1, len(self.options)), dtype=np.int64)
        for at, option in enumerate(self.options):
            value = chosen.get(option.name, option.usual)
            if value not in option.values:
                raise ValueError(f"option {option.name} cannot be '{value}' (possible: {', '.join(option.values)})")
            numbers[at] = option.values.index(value)
        return numbers

    def check_seats(self, seats: int) -> None:
        """Raise ValueError if the game cannot be played with this number of seats."""
        if isinstance(seats, bool) or not isinstance(seats, SupportsIndex):
            raise ValueError(f"the number of seats must be a whole number, not {seats!r}")
        if seats not in self.seats:
            raise ValueError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")


def check_position(facts: Facts, dtype: np.dtype[Any], position: Positions) -> None:
    """Raise ValueError unless this is a position of a game: nothing else may reach its compiled rules."""
    kind = getattr(position, "dtype", None)
    if kind is not dtype and kind != dtype:
        what = "another record" if kind is not None and kind.names else kind or type(position).__name__
        raise ValueError(f"this is no position of {facts.name}, but {what}")
    if position.ndim != 1 or not len(position):
        raise ValueError(f"a position is an array of one element, not of shape {position.shape}")
    if not position["seats"][0]:
        raise ValueError(f"this position of {facts.name} has not begun: make one with new()")


class Part(Protocol):
    """Some of the numbers that `observe` or `describe` fills; with inner parts, `shape` says how often they repeat."""

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
    pick: Callable[[Positions, int, NDArray[np.uint64], NDArray[np.int64]], int]  # the array is scratch
    weights: Callable[[Positions, int, NDArray[np.int64]], int]
    draw: Callable[[Positions, int, NDArray[np.uint64]], int]
    apply: Callable[[Positions, int, int], None]
    scores: Callable[[Positions, int, NDArray[np.int64]], None]
    placing: Callable[[Positions, int, NDArray[np.int64]], None]
    redeal: Callable[[Positions, int, int, NDArray[np.uint64]], None]
    expect: Callable[[Positions, int, NDArray[np.float64]], None]  # the points each seat can expect at the end
    observe: Callable[[Positions, int, int, NDArray[np.float32]], None]
    describe: Callable[[Positions, int, int, NDArray[np.float32]], None]  # what an action of the seat to move means
    fixed: Callable[[Positions, int, int], int]  # a number for a legal action that means the same in every position
    check: Callable[[Positions, int], int]
    close: Callable[[Positions, int], None]  # ends the game here with its final scoring; needs no end by the rules


def started(facts: Facts, dtype: np.dtype[Any], kernels: Kernels, seats: int, options: Mapping[str, str]) -> Positions:
    """A position at the start of a game; raises ValueError for impossible seats or options."""
    facts.check_seats(seats)
    numbers = facts.option_numbers(options)
    position = np.zeros(1, dtype=dtype)
    kernels.start(position, 0, seats, numbers)
    return position


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
    description: int  # length of the array that `describe` fills; 0 if the game describes no moves
    move_layout: tuple[Part, ...]  # of that array, part by part
    fixed_layout: tuple[Part, ...]  # of the numbers that `fixed` gives
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
    # optional: what chance draws from now, and for which seat, so that several tables can have the same luck
    stack: Callable[[Positions], Stack | None] = no_stack
    # optional: the whole truth about a position in words, as plain JSON for other programs
    state: Callable[[Positions], dict[str, Any]] = no_state
    # optional: the position that `state` puts into these words, for so many seats and these options; raises
    # core/built.py's Impossible with every reason why there is none
    build: Callable[[Mapping[str, Any], int, Mapping[str, str]], Positions] = no_build
    # optional: for games with hidden hands, so that they can be played with the real cards
    hands: Hands | None = None
    # optional: how its positions are laid out by hand
    edit: Editor | None = None

    @property
    def name(self) -> str:
        """The name of its folder."""
        return self.facts.name

    @property
    def fixed_actions(self) -> int:
        """Every number that `fixed` gives is below this."""
        return sum(part.width for part in self.fixed_layout)

    def new(self, seats: int, options: Mapping[str, str] | None = None) -> Positions:
        """A position at the start of a game; raises ValueError for impossible seats or options."""
        return started(self.facts, self.dtype, self.kernels, seats, options or {})

    def begin(
        self, seats: int, options: Mapping[str, str] | None = None, state: Mapping[str, Any] | None = None
    ) -> Positions:
        """Where a record begins: at the start of a game, or at a position in words."""
        return self.new(seats, options) if state is None else self.build(state, seats, options or {})

    def legal(self, position: Positions) -> list[int]:
        """The legal actions of a position."""
        self.check(position)
        out = np.empty(self.actions, dtype=np.int64)  # more than most_legal, if a hand is supposed to hold everything
        return [int(action) for action in out[: self.kernels.legal(position, 0, out)]]

    def weights(self, position: Positions) -> list[int]:
        """When chance is to move, the relative probability of each legal action, as integers."""
        self.check(position)
        out = np.empty(self.most_legal, dtype=np.int64)
        return [int(weight) for weight in out[: self.kernels.weights(position, 0, out)]]

    def scores(self, position: Positions, seats: int) -> list[int]:
        """The points of each seat."""
        self._check_both(position, seats)
        out = np.zeros(self.facts.seats[-1], dtype=np.int64)
        self.kernels.scores(position, 0, out)
        return [int(points) for points in out[:seats]]

    def expected(self, position: Positions, seats: int) -> NDArray[np.float64]:
        """The points that each seat can expect at the end."""
        self._check_both(position, seats)
        out = np.zeros(ROOM)
        self.kernels.expect(position, 0, out)
        return out[:seats]

    def places(self, position: Positions, seats: int) -> list[int]:
        """The place of each seat, 1 is best, ties shared."""
        self._check_both(position, seats)
        out = np.zeros(self.facts.seats[-1], dtype=np.int64)
        self.kernels.placing(position, 0, out)
        return [int(place) for place in out[:seats]]

    def _check_both(self, position: Positions, seats: int) -> None:
        self.check(position)
        if type(seats) is not int or seats not in self.facts.seats:
            self.facts.check_seats(seats)

    def check(self, position: Positions) -> None:
        """Raise ValueError unless this is a position of the game, as far as its type and its seats tell."""
        check_position(self.facts, self.dtype, position)
