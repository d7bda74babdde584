"""One game played step by step for the adapters: fast to step and to observe, and can be rendered."""

import io
from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from tilewright import games
from tilewright.core.game import EVERYTHING, OVER, Game, Positions, clone
from tilewright.core.palette import DAY
from tilewright.core.picture import picture
from tilewright.core.scene import SPECTATOR
from tilewright.kit.random import streams
from tilewright.research.given import whole
from tilewright.research.threads import lists, sweeps
from tilewright.terminal import Artist, speaker

COLUMNS = 132  # of a table drawn as text
MOST = 2.0**20  # no feature is larger
RENDER_MODES = ("human", "rgb_array", "ansi")


def results(places: list[int]) -> list[float]:
    """The return of each seat at the end of a game: 1 for the first, -1 for the last, ties shared; the sum is 0.

    >>> results([1, 2]), results([1, 1]), results([2, 1, 2])
    ([1.0, -1.0], [0.0, 0.0], [-0.5, 1.0, -0.5])
    """
    seats = len(places)
    shared = [place + (places.count(place) - 1) / 2 for place in places]
    return [(seats + 1 - 2 * place) / (seats - 1) for place in shared]


def described(game: Game, position: Positions) -> tuple[list[int], NDArray[np.float32]]:
    """The legal actions of the seat to move, and what each means, in a row each; none if no seat is to move."""
    legal = game.legal(position) if game.kernels.actor(position, 0) >= 0 else []
    rows = np.empty((len(legal), game.description), dtype=np.float32)
    for row, action in zip(rows, legal, strict=True):
        game.kernels.describe(position, 0, action, row)
    return legal, rows


def env_id(game: str) -> str:
    """A game's name with the revision of its rules: results under different names are not comparable."""
    return f"tilewright/{game}-v{games.facts(game).revision}"


def space_of(game: Game, actions: int) -> Any:
    """The observation space of environments: what the seat sees as numbers, and a mask of legal actions."""
    from gymnasium import spaces  # noqa: PLC0415 -- not needed for OpenSpiel

    seen = spaces.Box(-MOST, MOST, (game.observation,), np.float32)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


class IllegalActionError(ValueError):
    """An action that is not legal now."""


def _number(action: int | np.int64, actions: int) -> int:
    """An action number; there are this many."""
    number = whole("an action", action)
    if not 0 <= number < actions:
        raise IllegalActionError(f"there is no action {number} (possible: 0 to {actions - 1})")
    return number


class Play:
    """A game in which chance moves by itself, from a seed.

    With `fixed`, actions are numbers that mean the same in every position.
    """

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: Mapping[str, str] | None,
        limit: int | None = None,
        fixed: bool = False,
    ) -> None:
        self.game: Game = games.find(game)
        self.fixed = fixed
        self.actions = self.game.fixed_actions if fixed else self.game.actions  # every action is below this
        self.limit = self.game.longest if limit is None else whole("the limit", limit, 1)  # decisions
        self.seats = self.game.facts.seats[0] if seats is None else seats
        self._started = self.game.new(self.seats, options)
        self.position: Positions = clone(self._started)
        self.stream: NDArray[np.uint64] = streams(0, 1)
        self._lists = lists(self.game, 1)
        self._action = np.zeros(1, dtype=np.int64)
        self._all = np.ones(1, dtype=np.uint8)
        self._actor = np.zeros(1, dtype=np.int64)
        self._found = np.zeros(1, dtype=np.uint8)
        self._bind()
        self.actor = OVER
        self.decisions = 0

    def _bind(self) -> None:
        """Look up the compiled functions: they are not part of what is copied and pickled."""
        found = sweeps(self.game.name)
        self._renew_sweep, self._mask_sweep, self._step_sweep = found["renew"], found["masks"], found["step"]
        self._stray_sweep, self._meant_sweep = found["strays"], found["meant"]
        if self.fixed:
            self._mask_sweep = found["fixed_masks"]
        self._observe, self._observation = self.game.kernels.observe, self.game.observation

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in vars(self).items() if name not in _BOUND}
        return kept | {name: kept[name].tobytes() for name in ("_started", "position")}  # NumPy leaves the padding out

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        for name in ("_started", "position"):
            setattr(self, name, np.frombuffer(bytearray(state[name]), dtype=self.game.dtype))
        self._bind()

    def begin(self, seed: int) -> None:
        """Begin a game; the same seed and actions give the same game."""
        self.stream = streams(whole("the seed", seed), 1)
        self._renew_sweep(self.position, self.stream, self._lists, self._started, 0, 1, self._all, self._actor)
        self.actor = int(self._actor[0])
        self.decisions = 0

    def step(self, action: int | np.int64) -> None:
        """Play an action and the chance that follows; raises IllegalActionError if it is not legal now."""
        number = _number(action, self.actions)
        self._action[0] = number
        if self.fixed:
            self._meant_sweep(self.position, self.stream, self._lists, 0, 1, self._action.copy(), self._action)
        self._advance(number)

    def follow(self, action: int) -> None:
        """The same for an action as the rules number it, which is how bots answer."""
        self._action[0] = _number(action, self.game.actions)
        self._advance(action)

    def _advance(self, number: int) -> None:
        self._stray_sweep(self.position, self.stream, self._lists, 0, 1, self._action, self._found)
        if self._found[0] or self.actor < 0:
            self._found[0] = 0
            raise IllegalActionError(f"action {number} is not legal now")
        self._step_sweep(self.position, self.stream, self._lists, 0, 1, self._action, self._actor)
        self.actor = int(self._actor[0])
        self.decisions += 1

    @property
    def is_stopped(self) -> bool:
        """Whether the game was stopped because it reached the limit."""
        return self.decisions >= self.limit and self.actor != OVER

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat sees."""
        features = np.empty(self._observation, dtype=np.float32)
        self._observe(self.position, 0, seat, features)
        return features

    def mask(self) -> NDArray[np.int8]:
        """For each action number, 1 if it is legal for the seat to move."""
        mask = np.empty(self.actions, dtype=np.int8)
        rows = mask[None]
        self._mask_sweep(self.position, self.stream, self._lists, 0, 1, rows, rows)
        return mask

    def legal(self) -> list[int]:
        """The legal actions; none if the game is over."""
        return [self._numbered(int(action)) for action in self._lists[0, : self._lists[0, -1]]]

    def _numbered(self, action: int) -> int:
        """A legal action of the rules by the number it has here."""
        return self.game.kernels.fixed(self.position, 0, action) if self.fixed else action

    def describe(self) -> tuple[list[int], NDArray[np.float32]]:
        """The legal actions, and what each means: a row of the numbers in the game's `move_layout`."""
        actions, rows = described(self.game, self.position)
        return [self._numbered(action) for action in actions], rows

    def scores(self) -> list[int]:
        """The points of each seat."""
        return self.game.scores(self.position, self.seats)

    def results(self) -> list[float]:
        """The return of each seat at the end."""
        return results(self.game.places(self.position, self.seats))

    def words(self, action: int, viewer: int = EVERYTHING) -> str:
        """An action as the rules number it, in words, as a viewer may read it."""
        return self.game.write(self.position, action, viewer)

    @cached_property
    def _artist(self) -> Artist:
        return Artist(self.game, speaker(self.game), "en", {})

    def render(self, mode: str, viewer: int = SPECTATOR) -> NDArray[np.uint8] | str | None:
        """The table as an array of pixels ("rgb_array"), as coloured text ("ansi"), or printed ("human")."""
        if mode == "rgb_array":
            return pixels(picture(self.game.scene(self.position, viewer), self.game, DAY))
        drawing = self._artist.draw(self.game.scene(self.position, viewer), {}, COLUMNS, None).picture
        if mode == "human":
            Console(width=COLUMNS).print(drawing)
            return None
        paper = io.StringIO()
        Console(file=paper, width=COLUMNS, force_terminal=True, color_system="truecolor").print(drawing)
        return paper.getvalue()


# of a Play, what is looked up or drawn again
_BOUND = ("_renew_sweep", "_mask_sweep", "_step_sweep", "_stray_sweep", "_meant_sweep", "_observe", "_artist")


def pixels(drawing: str) -> NDArray[np.uint8]:
    """An SVG as rows of pixels, each red, green and blue."""
    import resvg_py  # noqa: PLC0415 -- only pictures in pixels need these
    from PIL import Image  # noqa: PLC0415

    with Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=drawing))) as image:
        return np.asarray(image.convert("RGB"))


def check_mode(mode: str | None) -> None:
    """Raise ValueError unless this is a render mode or None."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"there is no render mode '{mode}' (possible: {', '.join(RENDER_MODES)})")
