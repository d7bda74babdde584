"""Every game as a PettingZoo environment: `env(game, seats=3)`.

Importing this module registers them: `pettingzoo.make("aec", "tilewright/GAME-v1", seats=3)`.

Agents are called player_0, player_1…, one for each seat. An observation is a dictionary with what the seat sees as
numbers and a mask of legal actions. Chance moves by itself, from the seed. At the end the first gets 1 and the last -1;
with `reward="points"` each point is a reward when it is scored instead. After `limit` decisions a game is truncated,
and all get 0; the default limit is the game's `longest`. With `fixed`, an action number means the same in every
position.
"""

import secrets
from collections.abc import Mapping
from typing import Any

import gymnasium.spaces
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv, register

from tilewright import games
from tilewright.core.game import OVER
from tilewright.research.play import RENDER_MODES, IllegalActionError, Play, check_mode, env_id, space_of
from tilewright.research.rewards import check as check_reward

REWARDS = ("result", "points")
NO_ACTION = -1


class Env(AECEnv):  # type: ignore[misc]
    """A game for several seats.

    Misuse is detected here and not by PettingZoo's wrappers, which would take twice as long as the game itself: an
    illegal action ends the game, and its agent gets -1.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 -- PettingZoo has it on the class
        "name": "tilewright",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "result",
        render_mode: str | None = None,
        limit: int | None = None,
        fixed: bool = False,
    ) -> None:
        super().__init__()
        check_reward(reward, REWARDS)
        check_mode(render_mode)
        self.play = Play(game, seats, options, limit, fixed)
        self.metadata = {**self.metadata, "name": env_id(game)}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.play.seats)]
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._for_points = reward == "points"
        self._action_spaces = {agent: gymnasium.spaces.Discrete(self.play.actions) for agent in self.possible_agents}
        self._observation_spaces: dict[str, gymnasium.spaces.Space[Any]] = {
            agent: space_of(self.play.game, self.play.actions) for agent in self.possible_agents
        }
        self._no_mask = np.zeros(self.play.actions, dtype=np.int8)
        self._mask: NDArray[np.int8] | None = None  # of the current position, once it has been needed

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The space of an agent's observations."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The space of an agent's actions."""
        return self._action_spaces[agent]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent sees now; no action is legal for an agent that is not to move."""
        if agent not in self._numbers:
            raise ValueError(f"there is no agent {agent!r} (possible: {', '.join(self.possible_agents)})")
        seat = self._numbers[agent]
        mask = self._legal() if seat == self.play.actor else self._no_mask
        return {"observation": self.play.observe(seat), "action_mask": mask.copy()}

    def describe(self) -> tuple[list[int], NDArray[np.float32]]:
        """The legal actions of the agent to move, and what each means, in a row each."""
        return self.play.describe()

    def _legal(self) -> NDArray[np.int8]:
        if self._mask is None:
            self._mask = self.play.mask()
        return self._mask

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game."""
        self.play.begin(secrets.randbits(63) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._points = self.play.scores()
        self._mask = None
        self.agent_selection = self.agents[self.play.actor]

    def step(self, action: int | None) -> None:
        """Play an action for the seat to move; a ValueError if it is no whole number."""
        if not hasattr(self, "agent_selection"):
            raise ValueError("call reset before step")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            self.play.step(NO_ACTION if action is None else action)
        except IllegalActionError:
            self._forfeit(agent)
            return
        self._mask = None
        self._cumulative_rewards[agent] = 0.0
        if self.play.actor == OVER:
            self._end(self.terminations, self._gains() if self._for_points else self.play.results())
        elif self.play.is_stopped:
            self._end(self.truncations, self._gains() if self._for_points else [0.0] * len(self.agents))
        else:
            self.agent_selection = self.agents[self.play.actor]
            if self._for_points:
                self._pay(self._gains())
        if self.render_mode == "human":
            self.render()

    def _forfeit(self, agent: str) -> None:
        """An illegal action: the game is over, and the others get 0."""
        self.infos[agent] = {"illegal": True}
        self._cumulative_rewards[agent] = 0.0
        self._end(self.terminations, [-1.0 if other == agent else 0.0 for other in self.agents])

    def _end(self, how: dict[str, bool], rewards: list[float]) -> None:
        """End the game for all agents: it is terminated or truncated."""
        for agent in self.agents:
            how[agent] = True
        self._pay(rewards)
        self.agent_selection = self.agents[0]

    def _gains(self) -> list[float]:
        """The points scored since the last call."""
        points, before = self.play.scores(), self._points
        self._points = points
        return [float(now - then) for now, then in zip(points, before, strict=True)]

    def _pay(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()

    def render(self) -> NDArray[np.uint8] | str | None:
        """The table as a spectator sees it."""
        return None if self.render_mode is None else self.play.render(self.render_mode)

    def close(self) -> None:
        """Nothing needs to be released."""


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    reward: str = "result",
    render_mode: str | None = None,
    limit: int | None = None,
    fixed: bool = False,
) -> Env:
    """A game as an environment, in the style of PettingZoo's own."""
    return Env(game, seats, options, reward, render_mode, limit, fixed)


for _name in games.names():
    register("aec", env_id(_name), "tilewright.research.pettingzoo:env", kwargs={"game": _name})
