"""Every game for OpenSpiel: importing this module registers them as `tilewright_NAME`.

Parameters are `seats`, the game's own options, and `plies`: with it the game ends after so many decisions and is won by
who then is ahead, which makes cases small enough to be solved. Chance is explicit. What a player has seen is the list
of all moves as that seat may read them; an observation is what `observe` fills.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from tilewright import games
from tilewright.core.game import CHANCE, OVER, Facts, Game, Positions
from tilewright.kit.random import stream
from tilewright.research.play import results

LONGEST = 10_000  # more decisions no game has


class Ground:
    """What all states of one game share: states are copied deeply, so they hold only a key to this."""

    def __init__(self, name: str, seats: int, options: tuple[tuple[str, str], ...], plies: int) -> None:
        self.game: Game = games.find(name)
        self.seats, self.plies = seats, plies
        self.started: NDArray[np.uint8] = self.game.new(seats, dict(options)).view(np.uint8)

    def position(self, held: NDArray[np.uint8]) -> Positions:
        """The position in some bytes, which are not copied."""
        return held.view(self.game.dtype)


ground = cache(Ground)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One state of a game."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self._key = game.key
        self._bytes = ground(*self._key).started.copy()
        self._decisions = 0
        self._played: list[int] = []
        # what each seat has read so far, and the position up to which it was written down
        self._read: list[tuple[str, ...]] = []
        self._read_bytes = self._bytes.copy()

    @property
    def _ground(self) -> Ground:
        return ground(*self._key)

    @property
    def position(self) -> Positions:
        """The position behind this state."""
        return self._ground.position(self._bytes)

    def current_player(self) -> int:
        """The seat asked, chance, or nobody at the end."""
        actor = self._ground.game.kernels.actor(self.position, 0)
        if actor == OVER or (self._ground.plies and self._decisions >= self._ground.plies):
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else int(actor)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self._ground.game.legal(self.position)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, each with its probability."""
        game = self._ground.game
        weights = game.weights(self.position)
        return [
            (action, weight / sum(weights)) for action, weight in zip(game.legal(self.position), weights, strict=True)
        ]

    def _apply_action(self, action: int) -> None:
        if self._ground.game.kernels.actor(self.position, 0) != CHANCE:
            self._decisions += 1
        self._ground.game.kernels.apply(self.position, 0, action)
        self._played.append(action)

    def _action_to_string(self, player: int, action: int) -> str:
        viewer = player if player >= 0 else -2  # chance is told in full
        return self._ground.game.write(self.position, action, viewer)

    def returns(self) -> list[float]:
        """1 for the first, -1 for the last, at the end; nothing before."""
        if not self.is_terminal():
            return [0.0] * self._ground.seats
        return results(self._ground.game.places(self.position, self._ground.seats))

    def read(self, player: int) -> list[str]:
        """All moves so far, as a seat may read them."""
        about = self._ground
        before = about.position(self._read_bytes)
        for action in self._played[len(self._read) :]:
            self._read.append(tuple(about.game.write(before, action, seat) for seat in range(about.seats)))
            about.game.kernels.apply(before, 0, action)
        return [words[player] for words in self._read]

    def information_state_string(self, player: int | None = None) -> str:
        """Everything a seat has seen since the beginning."""
        seat = self.current_player() if player is None else player
        return "; ".join([f"seat {seat}", *self.read(seat)])

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Another state that the seat cannot tell from this one."""
        other: SpielState = self.clone()
        other._forget(player)
        rng = stream(int(sampler() * 2**63))
        self._ground.game.kernels.redeal(other.position, 0, player, rng)
        other._read_bytes = other._bytes.copy()
        if other._read:
            other._read[-1] = tuple(
                words if seat == player else f"imagined {self._ground.game.scene(other.position, seat).digest()}"
                for seat, words in enumerate(other._read[-1])
            )
        return other

    def _forget(self, player: int) -> None:
        """In an imagined state the others have read something else; only what they see now is known of them."""
        self.read(player)
        self._read = [tuple(words if seat == player else "" for seat, words in enumerate(row)) for row in self._read]

    def __str__(self) -> str:
        scores = self._ground.game.scores(self.position, self._ground.seats)
        return f"{self._ground.game.name} after {len(self._played)} moves, points {scores}, {hash(tuple(self._played))}"


class Observer:
    """What a seat sees, as a tensor and as a text."""

    def __init__(self, kind: Any, key: tuple[Any, ...]) -> None:
        self._ground = ground(*key)
        self._recalls = kind.perfect_recall
        self.tensor = np.zeros(self._ground.game.observation, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a seat sees of a state."""
        self._ground.game.kernels.observe(state.position, 0, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees of a state, as a text: all it has read, or only what lies before it now."""
        if self._recalls:
            return state.information_state_string(player)
        scene = self._ground.game.scene(state.position, player)
        points = " ".join(str(panel.points) for panel in scene.panels)
        return f"seat {player}; asked {scene.asked}; points {points}; scene {scene.digest()}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        facts = games.facts(self.name)
        seats = int(chosen.get("seats", facts.seats[0]))
        options = tuple((option.name, str(chosen.get(option.name, option.usual))) for option in facts.options)
        self.key = (self.name, seats, options, int(chosen.get("plies", 0)))
        super().__init__(_type(facts), _info(ground(*self.key)), chosen)

    def new_initial_state(self) -> SpielState:
        """The start of a game."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Something that looks at states."""
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.key)


def _type(facts: Facts) -> Any:
    parameters: dict[str, Any] = {"seats": facts.seats[0], "plies": 0}
    parameters |= {option.name: option.usual for option in facts.options}
    return pyspiel.GameType(
        short_name=f"tilewright_{facts.name}",
        long_name=f"{facts.title} (Tilewright, revision {facts.revision})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=facts.seats[-1],
        min_num_players=facts.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def _info(about: Ground) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=about.game.actions,
        max_chance_outcomes=about.game.actions,
        num_players=about.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=about.plies or LONGEST,
    )


def spiel_names() -> Sequence[str]:
    """The names under which OpenSpiel knows the games."""
    return [f"tilewright_{name}" for name in games.names()]


for _name in games.names():
    pyspiel.register_game(_type(games.facts(_name)), type(f"SpielGame_{_name}", (SpielGame,), {"name": _name}))
