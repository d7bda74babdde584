"""Every game for OpenSpiel: importing this module registers them as `tilewright_NAME`.

Parameters are `seats`, the game's own options, and three that make games small enough to be solved: `opening` random
moves, drawn from `seed`, come before the game, and after `plies` decisions the game ends and the seat ahead wins. A
game that reaches its `longest` number of moves ends in the same way. With `fixed=1`, action numbers mean the same in
every position. Chance is explicit. An information state is the
list of all moves as that seat may read them; an observation is the array that `observe` fills.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from tilewright import games
from tilewright.core.game import CHANCE, EVERYTHING, OVER, Facts, Game, Option, Positions, clone
from tilewright.kit.random import below, stream
from tilewright.research.observation import parts
from tilewright.research.play import described, results
from tilewright.research.reading import BITS, Reading

NUMBERS = ("plies", "opening", "seed", "fixed")  # parameters besides the seats and the options; by default 0


class Ground:
    """What all states of one game share: states are deep-copied, so they contain only a key to this."""

    def __init__(
        self,
        name: str,
        seats: int,
        options: tuple[tuple[str, str], ...],
        plies: int,
        opening: int,
        seed: int,
        fixed: int,
    ) -> None:
        self.game: Game = games.find(name)
        self.seats, self.plies, self.is_fixed = seats, plies, bool(fixed)
        position = self.game.new(seats, dict(options))
        self.opening = _random_moves(self.game, clone(position), opening, seed)
        self.read = Reading().after(self.game, position, seats, self.opening, self.is_fixed)
        self.started: NDArray[np.uint8] = position.view(np.uint8)

    @property
    def moves(self) -> int:
        """The most moves of a game, chance included."""
        return self.game.longest

    @property
    def actions(self) -> int:
        """Every action number is below this."""
        return self.game.fixed_actions if self.is_fixed else self.game.actions

    def legal(self, position: Positions) -> dict[int, int]:
        """The legal actions of the rules by the number they have here, ascending."""
        actions, number = self.game.legal(position), self.game.kernels.fixed
        return dict(sorted((number(position, 0, one) if self.is_fixed else one, one) for one in actions))

    def position(self, held: NDArray[np.uint8]) -> Positions:
        """A view of these bytes as a position."""
        return held.view(self.game.dtype)


def _random_moves(game: Game, position: Positions, count: int, seed: int) -> list[int]:
    """Random moves of seats and chance, played in a position; raises ValueError if the game is over too soon."""
    rng = stream(seed)
    moves: list[int] = []
    for _ in range(count):
        actor = game.kernels.actor(position, 0)
        if actor == OVER:
            raise ValueError(f"the game is over after {len(moves)} moves, before the opening of {count} ends")
        legal = game.legal(position)
        moves.append(int(game.kernels.draw(position, 0, rng)) if actor == CHANCE else legal[below(rng, len(legal))])
        game.kernels.apply(position, 0, moves[-1])
    return moves


ground = cache(Ground)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One state of a game."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self._key = game.key
        self._bytes = ground(*self._key).started.copy()
        self._decisions = 0
        self._played: list[int] = list(ground(*self._key).opening)
        # what each seat has read so far, and the position that this reading leads to
        self._reading = ground(*self._key).read
        self._read_bytes = self._bytes.copy()

    @property
    def _ground(self) -> Ground:
        return ground(*self._key)

    @property
    def position(self) -> Positions:
        """The position behind this state."""
        return self._ground.position(self._bytes)

    def current_player(self) -> int:
        """The seat to move, chance, or TERMINAL."""
        about = self._ground
        actor = about.game.kernels.actor(self.position, 0)
        is_stopped = len(self._played) >= about.moves or (about.plies and self._decisions >= about.plies)
        if actor == OVER or is_stopped:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else int(actor)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._ground.legal(self.position))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes of chance, each with its probability."""
        game, legal = self._ground.game, self._ground.legal(self.position)
        weights = dict(zip(game.legal(self.position), game.weights(self.position), strict=True))
        whole = sum(weights.values())
        return [(number, weights[action] / whole) for number, action in legal.items()]

    def _apply_action(self, number: int) -> None:
        action = self._ground.legal(self.position).get(number)
        if action is None:
            raise ValueError(f"action {number} is not legal in this state")
        if self._ground.game.kernels.actor(self.position, 0) != CHANCE:
            self._decisions += 1
        self._ground.game.kernels.apply(self.position, 0, action)
        self._played.append(action)

    def _action_to_string(self, player: int, number: int) -> str:
        viewer = player if player >= 0 else EVERYTHING
        try:
            action = self._ground.legal(self.position)[number] if self._ground.is_fixed else number
            return self._ground.game.write(self.position, action, viewer)
        except (IndexError, KeyError):
            raise ValueError(f"action {number} means nothing in this state") from None

    def describe(self) -> tuple[list[int], NDArray[np.float32]]:
        """The legal actions of the player to move, and what each means, in a row each."""
        actions, rows = described(self._ground.game, self.position)
        order = [(number, actions.index(one)) for number, one in self._ground.legal(self.position).items() if actions]
        return [number for number, _ in order], rows[[row for _, row in order]]

    def returns(self) -> list[float]:
        """At the end, 1 for the first and -1 for the last; 0 before."""
        if not self.is_terminal():
            return [0.0] * self._ground.seats
        return results(self._ground.game.places(self.position, self._ground.seats))

    @property
    def reading(self) -> Reading:
        """All moves so far, as the seats may read them."""
        missing = self._played[len(self._reading) :]
        if missing:
            about = self._ground
            before = about.position(self._read_bytes)
            self._reading = self._reading.after(about.game, before, about.seats, missing, about.is_fixed)
        return self._reading

    def information_state_string(self, player: int | None = None) -> str:
        """Everything a seat has seen since the beginning."""
        seat = self.current_player() if player is None else player
        return "; ".join([f"seat {seat}", *self.reading.of(seat)])

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Another state that the seat cannot distinguish from this one."""
        if not 0 <= player < self._ground.seats:
            raise ValueError(f"there is no seat {player} (possible: 0 to {self._ground.seats - 1})")
        game, reading = self._ground.game, self.reading
        other: SpielState = self.clone()
        game.kernels.redeal(other.position, 0, player, stream(int(sampler() * 2**63)))
        other._read_bytes = other._bytes.copy()
        seen = [f"imagined {game.scene(other.position, seat).digest()}" for seat in range(self._ground.seats)]
        other._reading = reading.imagined(player, seen)
        return other

    def __str__(self) -> str:
        scores = self._ground.game.scores(self.position, self._ground.seats)
        return f"{self._ground.game.name} after {len(self._played)} moves, points {scores}, {hash(tuple(self._played))}"


class Observer:
    """What a seat sees now, as a tensor and as text."""

    def __init__(self, about: Ground) -> None:
        self._ground = about
        self.tensor = np.zeros(about.game.observation, dtype=np.float32)
        self.dict = parts(about.game, self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a seat sees of a state."""
        self._ground.game.kernels.observe(state.position, 0, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees, as text."""
        scene = self._ground.game.scene(state.position, player)
        points = " ".join(str(panel.points) for panel in scene.panels)
        return f"seat {player}; asked {scene.asked}; points {points}; scene {scene.digest()}"


class Memory:
    """Everything a seat has seen so far: its own number, what it sees now, and all moves as it has read them."""

    def __init__(self, about: Ground) -> None:
        self._ground = about
        seats, numbers = about.seats, about.game.observation
        self.tensor = np.zeros(seats + numbers + about.moves * BITS, dtype=np.float32)
        self._player, self._seen = self.tensor[:seats], self.tensor[seats : seats + numbers]
        self._moves = self.tensor[seats + numbers :].reshape(about.moves, BITS)
        self.dict = {"player": self._player, "observation": self._seen, "moves": self._moves}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a seat knows in a state."""
        self._player[:] = np.arange(len(self._player)) == player
        self._ground.game.kernels.observe(state.position, 0, player, self._seen)
        read = state.reading.bits(player)
        self._moves[: len(read)] = read
        self._moves[len(read) :] = 0

    def string_from(self, state: SpielState, player: int) -> str:
        """All moves as a seat has read them."""
        return state.information_state_string(player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        facts = games.facts(self.name)
        seats = int(chosen.get("seats", facts.seats[0]))
        options = tuple((option.name, str(chosen.get(option.name, option.usual))) for option in facts.options)
        self.key = (self.name, seats, options, *(int(chosen.get(name, 0)) for name in NUMBERS))
        super().__init__(_type(facts), _info(ground(*self.key)), chosen)

    def __reduce__(self) -> Any:
        return pyspiel.load_game, (str(self),)

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielGame":
        return self

    def new_initial_state(self) -> SpielState:
        """The start of a game."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | Memory:
        """An observer of states, with or without perfect recall."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Memory(ground(*self.key)) if recalls else Observer(ground(*self.key))


_INFORMATION = {
    True: pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    False: pyspiel.GameType.Information.PERFECT_INFORMATION,
}


def _type(facts: Facts) -> Any:
    parameters: dict[str, Any] = {"seats": facts.seats[0], **dict.fromkeys(NUMBERS, 0)}
    parameters |= {option.name: _parameter(option) for option in facts.options}
    return pyspiel.GameType(
        short_name=f"tilewright_{facts.name}",
        long_name=f"{facts.title} (Tilewright, revision {facts.revision})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=_INFORMATION[games.hides(facts.name)],
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=facts.seats[-1],
        min_num_players=facts.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def _parameter(option: Option) -> int | str:
    """The default value of an option, as a number if all values are: OpenSpiel reads digits as a number."""
    are_numbers = all(value.isdigit() for value in option.values)
    return int(option.usual) if are_numbers else option.usual


def _info(about: Ground) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=about.actions,
        max_chance_outcomes=about.actions,
        num_players=about.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=about.plies or about.moves,
    )


def spiel_names() -> Sequence[str]:
    """The games' names in OpenSpiel."""
    return [f"tilewright_{name}" for name in games.names()]


for _name in games.names():
    pyspiel.register_game(_type(games.facts(_name)), type(f"SpielGame_{_name}", (SpielGame,), {"name": _name}))
