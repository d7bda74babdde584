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


def env_id(game: str) -> str:
    """A game's name with the revision of its rules: results under different names are not comparable."""
    return f"tilewright/{game}-v{games.facts(game).revision}"


def space_of(game: Game) -> Any:
    """The observation space of environments: what the seat sees as numbers, and a mask of legal actions."""
    from gymnasium import spaces  # noqa: PLC0415 -- not needed for OpenSpiel

    seen = spaces.Box(-MOST, MOST, (game.observation,), np.float32)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (game.actions,), np.int8)})


class Play:
    """A game in which chance moves by itself, from a seed."""

    def __init__(
        self, game: str, seats: int | None, options: Mapping[str, str] | None, limit: int | None = None
    ) -> None:
        self.game: Game = games.find(game)
        self.limit = self.game.longest if limit is None else limit  # decisions
        self.seats = self.game.facts.seats[0] if seats is None else seats
        self._started = self.game.new(self.seats, options)
        self.position: Positions = clone(self._started)
        self.stream: NDArray[np.uint64] = streams(0, 1)
        self._sweeps = sweeps(game)
        self._lists = lists(self.game, 1)
        self._action = np.zeros(1, dtype=np.int64)
        self._all = np.ones(1, dtype=np.uint8)
        self._actor = np.zeros(1, dtype=np.int64)
        self._observe, self._observation = self.game.kernels.observe, self.game.observation
        self._mask_sweep, self._step_sweep = self._sweeps["masks"], self._sweeps["step"]
        self.actor = OVER
        self.decisions = 0

    def begin(self, seed: int) -> None:
        """Begin a game; the same seed and actions give the same game."""
        self.stream = streams(seed, 1)
        self._sweeps["renew"](self.position, self.stream, self._lists, self._started, 0, 1, self._all, self._actor)
        self.actor = int(self._actor[0])
        self.decisions = 0

    def step(self, action: int) -> None:
        """Play a legal action and the chance that follows."""
        self._action[0] = action
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
        mask = np.empty(self.game.actions, dtype=np.int8)
        rows = mask[None]
        self._mask_sweep(self.position, self.stream, self._lists, 0, 1, rows, rows)
        return mask

    def legal(self) -> list[int]:
        """The legal actions; none if the game is over."""
        return [int(action) for action in self._lists[0, : self._lists[0, -1]]]

    def scores(self) -> list[int]:
        """The points of each seat."""
        return self.game.scores(self.position, self.seats)

    def results(self) -> list[float]:
        """The return of each seat at the end."""
        return results(self.game.places(self.position, self.seats))

    def words(self, action: int, viewer: int = EVERYTHING) -> str:
        """An action in words, as a viewer may read it."""
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
