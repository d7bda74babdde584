"""Every game as a Gymnasium environment: one seat learns, bots play the others.

Importing this module registers them: `gymnasium.make("tilewright/GAME-v1", seats=3)`. An observation is a
dictionary with what the seat sees as numbers and a mask of legal actions, as for PettingZoo; an illegal action ends the
game with a reward of -1. A game is truncated after `limit` decisions of all seats together.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import gymnasium
import gymnasium.spaces
import numpy as np
from numpy.typing import NDArray

from tilewright import games
from tilewright.bots.bot import Bot, Question
from tilewright.bots.simple import RandomBot
from tilewright.core.game import OVER
from tilewright.kit.random import stream
from tilewright.research.given import whole
from tilewright.research.play import RENDER_MODES, IllegalActionError, Play, check_mode, env_id, space_of
from tilewright.research.rewards import check as check_reward

REWARDS = ("result", "points")
MakeBot = Callable[[int], Bot]
Seen = dict[str, NDArray[Any]]


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """A game in which one seat learns; `seat=None` chooses a random seat for each game."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seat: int | None = 0,
        opponents: MakeBot | Sequence[MakeBot] = RandomBot,
        render_mode: str | None = None,
        limit: int | None = None,
        reward: str = "result",
        fixed: bool = False,
    ) -> None:
        check_mode(render_mode)
        check_reward(reward, REWARDS)
        self.play = Play(game, seats, options, limit, fixed)
        if seat is not None and not 0 <= whole("the seat", seat) < self.play.seats:
            raise ValueError(f"there is no seat {seat} (possible: 0 to {self.play.seats - 1})")
        others = self.play.seats - 1
        self._makers = list(opponents) if isinstance(opponents, Sequence) else [opponents] * others
        if len(self._makers) != others:
            raise ValueError(f"{others} opponents are needed, not {len(self._makers)}")
        self.render_mode = render_mode
        self._for_points = reward == "points"
        self._points = 0
        self._fixed_seat = seat
        self.seat = seat or 0
        self.action_space = gymnasium.spaces.Discrete(self.play.actions)
        self.observation_space = space_of(self.play.game, self.play.actions)
        self._bots: dict[int, Bot] = {}
        self._redeal = stream(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a game, and play it up to the learning seat's first decision."""
        super().reset(seed=seed)
        while True:
            self._begin()
            if self.play.actor == self.seat:
                return self._look(), self._info()

    def _begin(self) -> None:
        numbers = self.np_random.integers(0, 2**63, size=2 + len(self._makers))
        if self._fixed_seat is None:
            self.seat = int(self.np_random.integers(self.play.seats))
        others = [seat for seat in range(self.play.seats) if seat != self.seat]
        self._bots = {
            seat: make(int(number)) for seat, make, number in zip(others, self._makers, numbers[2:], strict=True)
        }
        self._redeal = stream(int(numbers[1]))
        self.play.begin(int(numbers[0]))
        self._points = self.play.scores()[self.seat]
        self._others()

    def _others(self) -> None:
        """Let the bots play until it is the learning seat's turn."""
        play = self.play
        while play.actor not in (self.seat, OVER) and not play.is_stopped:
            question = Question.of(play.game, play.position, play.seats, play.actor, self._redeal)
            seat = play.actor
            try:
                play.follow(self._bots[seat].decide(question).action)
            except ValueError as error:
                raise ValueError(f"the bot of seat {seat} cannot play that: {error}") from None

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play an action and everything up to the learning seat's next decision; a ValueError if it is no whole number.

        The reward comes at the end, unless points are asked for: then it is what the seat has scored since its last
        decision, in the first step also before it.
        """
        try:
            self.play.step(action)
        except IllegalActionError:
            return self._look(), -1.0, True, False, {**self._info(), "illegal": True}
        self._others()
        is_over = self.play.actor == OVER
        reward = self._gain() if self._for_points else self.play.results()[self.seat] if is_over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._look(), reward, is_over, self.play.is_stopped, self._info()

    def _gain(self) -> float:
        """The points the learning seat has scored since the last call."""
        before, self._points = self._points, self.play.scores()[self.seat]
        return float(self._points - before)

    def action_masks(self) -> NDArray[np.int8]:
        """For each action number, 1 if it is legal now."""
        return self.play.mask()

    def describe(self) -> tuple[list[int], NDArray[np.float32]]:
        """The legal actions, and what each means, in a row each."""
        return self.play.describe()

    def _look(self) -> Seen:
        return {"observation": self.play.observe(self.seat), "action_mask": self.play.mask()}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "points": self.play.scores()}

    def render(self) -> Any:
        """The table as the learning seat sees it."""
        return None if self.render_mode is None else self.play.render(self.render_mode, self.seat)


for _name in games.names():
    gymnasium.register(
        env_id(_name),
        entry_point="tilewright.research.gymnasium:SeatEnv",
        kwargs={"game": _name},
        disable_env_checker=True,
    )
