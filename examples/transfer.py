"""What is learned in some games, tried in another: one network for all games, because moves are described by names.

    python examples/transfer.py wheel_of_fortune --seconds 60              # from the four other games
    python examples/transfer.py cornwall --sources tabula_rasa carcassonne

A number of a move or an observation has the weights of its name (`land.area.mine`), which may occur in several games,
and of its last word (`mine`), which occurs in most; what a move scores at once has the same name in all. The network
learns in the sources, is tried in the target as it is, and learns on there, beside a network that begins from scratch.
"""

import argparse
import re
import time
from collections.abc import Sequence
from math import prod

import numpy as np
from learner import SHORT, Floats, Learner, Network
from numpy.typing import NDArray

from tilewright.core.game import Part
from tilewright.games import find, names
from tilewright.research.batch import Batch

GAMES = 64  # in a round of learning
LOOKS = (0, 1, 2, 4, 8, 16)  # rounds in the target after which both are tried
SCORED = ("scored.mine", "scored.theirs", "scored.again", "scored.end")  # what every game is told about a move
FEW = 150  # numbers that say something about a move, about


def columns(layout: Sequence[Part], before: str = "") -> list[str]:
    """The name of every number of a layout, with its place in its part: `land.beyond.2.mine.0`."""
    found: list[str] = []
    for part in layout:
        times = range(prod(part.shape))
        for number in times:
            name = f"{before}{part.name}.{number}"
            found += columns(part.inner, f"{name}.") if part.inner else [name]
    return found


def last_word(name: str) -> str:
    """The last word of a name: what the number counts, wherever that is."""
    return [word for word in re.split(r"[._]", name) if not word.isdigit()][-1]


def told(game: str) -> list[str]:
    """The names of all numbers that a network is told about a move: of the move, of the table, and what it scores."""
    rules = find(game)
    short = [part for part in rules.layout if part.width <= SHORT]
    return [*columns(rules.move_layout), *(f"seen.{name}" for name in columns(short)), *SCORED]


class Shared(Network):
    """A network whose first layer has weights for every name and every last word of all games."""

    def __init__(self, seed: int) -> None:
        every = dict.fromkeys(name for game in names() for name in told(game))
        words = dict.fromkeys(f"*{last_word(name)}" for name in every)
        self.index = {name: number for number, name in enumerate([*every, *words])}
        super().__init__(len(self.index), seed)
        self.values[0] *= np.float32(np.sqrt(len(self.index) / (2 * FEW)))


class Dialect(Network):
    """The shared network as one game speaks to it."""

    def __init__(self, shared: Shared, game: str) -> None:
        self.shared = shared
        self.own = np.array([shared.index[name] for name in told(game)])
        self.word = np.array([shared.index[f"*{last_word(name)}"] for name in told(game)])

    @property
    def values(self) -> list[Floats]:  # type: ignore[override]
        """The values that this game uses."""
        first, *rest = self.shared.values
        return [first[self.own] + first[self.word], *rest]

    def change(self, slopes: list[Floats]) -> None:
        """One step of the shared network."""
        first = np.zeros_like(self.shared.values[0])
        np.add.at(first, self.own, slopes[0])
        np.add.at(first, self.word, slopes[0])
        self.shared.change([first, *slopes[1:]])


class Traveller(Learner):
    """Learns a game with a network that other games share."""

    def __init__(self, game: str, shared: Shared, seed: int, games: int = GAMES) -> None:
        super().__init__(game, find(game).facts.seats[0], "meaning", seed, games)
        self.network = Dialect(shared, game)

    def moves(self, batch: Batch) -> tuple[NDArray[np.int64], NDArray[np.int64], Floats]:
        """The same, and what each move scores at once."""
        owners, actions, inputs = super().moves(batch)
        return owners, actions, np.hstack([inputs, self.scored(batch, owners, actions)])

    def scored(self, batch: Batch, owners: NDArray[np.int64], actions: NDArray[np.int64]) -> Floats:
        """For each move what it scores for its seat and for the best other, whether the seat moves again, and whether
        it ends the game. What the seat cannot know is dealt again, and what is drawn next is drawn anew.
        """
        after = batch[owners]
        after.reseed(int(self.rng.integers(1 << 31)))
        after.redeal()
        seats, rows = batch.actors[owners], np.arange(len(owners))
        before = after.scores()[:, : batch.seats].astype(np.float32)
        after.step(actions, checked=False)
        gains = after.scores()[:, : batch.seats] - before
        mine = gains[rows, seats].copy()
        gains[rows, seats] = -np.inf
        ends = after.actors < 0
        return np.stack([mine / 10, gains.max(axis=1) / 10, after.actors == seats, ends], axis=1).astype(np.float32)


def learned(sources: Sequence[str], seconds: float, seed: int) -> Shared:
    """A network that has learned in these games for some seconds of processor time, in turns."""
    shared = Shared(seed)
    learners = [Traveller(game, shared, seed) for game in sources]
    began = time.process_time()
    while time.process_time() - began < seconds:
        for learner in learners:
            learner.play()
    return shared


def tried(target: str, networks: dict[str, Shared], looks: Sequence[int], games: int, seed: int) -> None:
    """Let all networks learn in the target, and say after some rounds how each plays against random moves."""
    learners = {name: Traveller(target, network, seed) for name, network in networks.items()}
    print(f"{target}: wins of {games} games against random moves\nrounds of {GAMES} games  " + "  ".join(networks))
    for look in looks:
        for learner in learners.values():
            while learner.rounds < look:
                learner.play()
        wins = [f"{learner.against_random(games, 7).mean:{len(name)}.1%}" for name, learner in learners.items()]
        print(f"{look:19}  " + "  ".join(wins), flush=True)


def main() -> None:
    """Learn in the sources, and try in the target."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target")
    parser.add_argument("--sources", nargs="+", metavar="GAME", help="by default all other games")
    parser.add_argument("--seconds", type=float, default=60, help="of processor time in the sources")
    parser.add_argument("--looks", type=int, nargs="+", default=LOOKS, help="rounds in the target")
    parser.add_argument("--games", type=int, default=400, help="to try each with")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    sources = wishes.sources or [name for name in names() if name != wishes.target]
    networks = {"transferred": learned(sources, wishes.seconds, wishes.seed), "from scratch": Shared(wishes.seed)}
    print(f"learned for {wishes.seconds:g} s in {', '.join(sources)}")
    tried(wishes.target, networks, wishes.looks, wishes.games, wishes.seed)


if __name__ == "__main__":
    main()
