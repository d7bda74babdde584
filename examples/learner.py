"""Learns to play any game from descriptions of its moves, with NumPy alone, and plays against random moves.

    python examples/learner.py carcassonne --minutes 5
    python examples/learner.py carcassonne --minutes 5 --told numbers   # the same learner, told only action numbers
    python examples/learner.py carcassonne --minutes 5 --told fixed     # told those with a fixed meaning

A small network says how many points of lead a move will bring until the end. It learns from games against itself, in
which moves that look better are played more often.
"""

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from tilewright.bots.arena.estimate import Estimate, share
from tilewright.research.batch import Batch

Floats = NDArray[np.float32]

TOLD = ("meaning", "numbers", "fixed")  # what the learner knows of a move
GAMES = 512  # played at the same time
HIDDEN = 64
SHORT = 64  # longer parts of an observation are lists of what is on the table, and left out
CHUNK, RATE = 2048, 2e-3
WARMTH = 0.15  # of the choice of moves, in standard deviations of the lead


class Network:
    """Two layers that learn by Adam."""

    def __init__(self, inputs: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        shapes = ((inputs, HIDDEN), (HIDDEN,), (HIDDEN, HIDDEN), (HIDDEN,), (HIDDEN, 1), (1,))
        self.values = [
            (rng.standard_normal(shape) * np.sqrt(2 / shape[0]) * (len(shape) > 1)).astype(np.float32)
            for shape in shapes
        ]
        self.means = [np.zeros_like(value) for value in self.values]
        self.squares = [np.zeros_like(value) for value in self.values]
        self.steps = 0

    def layers(self, inputs: Floats) -> tuple[Floats, Floats, Floats]:
        """Both hidden layers, and the answers."""
        first, bias, second, middle, last, end = self.values
        one = np.maximum(self.sums(inputs, first) + bias, 0)
        two = np.maximum(one @ second + middle, 0)
        return one, two, (two @ last + end)[:, 0]

    def sums(self, inputs: Floats, first: Floats) -> Floats:
        """What the first layer adds up."""
        return inputs @ first

    def sums_slopes(self, inputs: Floats, further: Floats) -> Floats:
        """How the error changes with the weights of the first layer."""
        return inputs.T @ further

    def learn(self, inputs: Floats, targets: Floats) -> None:
        """One step towards the targets."""
        self.change(self.slopes(inputs, targets))

    def slopes(self, inputs: Floats, targets: Floats) -> list[Floats]:
        """How the error changes with each of the values."""
        _, _, second, _, last, _ = self.values
        one, two, answers = self.layers(inputs)
        slope = ((answers - targets) / len(targets))[:, None]
        back = slope @ last.T * (two > 0)
        further = back @ second.T * (one > 0)
        return [
            self.sums_slopes(inputs, further),
            further.sum(0),
            one.T @ back,
            back.sum(0),
            two.T @ slope,
            slope.sum(0),
        ]

    def change(self, slopes: list[Floats]) -> None:
        """One step of Adam."""
        self.steps += 1
        for value, mean, square, change in zip(self.values, self.means, self.squares, slopes, strict=True):
            mean[:] += 0.1 * (change - mean)
            square[:] += 0.001 * (change**2 - square)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-6
            value[:] -= RATE * mean / (1 - 0.9**self.steps) / size


class Numbered(Network):
    """A network with weights for each number that may come first among its inputs."""

    def __init__(self, numbers: int, inputs: int, seed: int) -> None:
        super().__init__(numbers + inputs, seed)
        self.numbers = numbers
        self.values[0] *= np.float32(np.sqrt((numbers + inputs) / (1 + inputs)))  # only one of the numbers occurs

    def sums(self, inputs: Floats, first: Floats) -> Floats:
        """What the first layer adds up."""
        return first[inputs[:, 0].astype(np.int64)] + inputs[:, 1:] @ first[self.numbers :]

    def sums_slopes(self, inputs: Floats, further: Floats) -> Floats:
        """How the error changes with the weights of the first layer."""
        slopes = np.zeros_like(self.values[0])
        np.add.at(slopes, inputs[:, 0].astype(np.int64), further)
        slopes[self.numbers :] = inputs[:, 1:].T @ further
        return slopes


class Learner:
    """Plays a game against itself, and learns from how it ends."""

    def __init__(self, game: str, seats: int, told: str, seed: int, games: int = GAMES) -> None:
        self.batch = Batch(game, games, seats, seed=seed, threads=1, fixed=told == "fixed")
        self.told = told
        self.rng = np.random.default_rng(seed)
        layout = self.batch.game.layout
        at = np.cumsum([0, *(part.width for part in layout)])
        short = [np.arange(at[k], at[k + 1]) for k, part in enumerate(layout) if part.width <= SHORT]
        self.seen = np.concatenate(short)
        is_described, seen = told == "meaning", len(self.seen)
        described = self.batch.game.description
        self.network = Network(described + seen, seed) if is_described else Numbered(self.batch.actions, seen, seed)
        self.spread = 10.0  # of the leads at the end
        self.decisions = self.rounds = 0

    def moves(self, batch: Batch) -> tuple[NDArray[np.int64], NDArray[np.int64], Floats]:
        """Which game each legal move belongs to, its number, and what the network is told about it."""
        starts, actions, rows = batch.describe()
        owners = np.repeat(np.arange(batch.count), np.diff(starts))
        if self.told != "meaning":
            rows = actions.astype(np.float32)[:, None]
        return owners, actions, np.hstack([rows, batch.observe()[owners][:, self.seen]])

    def choose(self, batch: Batch, warmth: float) -> tuple[NDArray[np.int64], Floats]:
        """A move for every game, -1 where it is over, and what the network was told about it."""
        owners, actions, inputs = self.moves(batch)
        worth = self.network.layers(inputs)[2]
        if warmth:
            worth = worth + warmth * self.rng.gumbel(size=len(worth)).astype(np.float32)
        first = np.flatnonzero(np.diff(owners, prepend=-1))
        best = np.maximum.reduceat(worth, first)
        order = np.flatnonzero(worth == np.repeat(best, np.diff([*first, len(owners)])))
        chosen, told = np.full(batch.count, -1), np.zeros((batch.count, inputs.shape[1]), dtype=np.float32)
        chosen[owners[order]], told[owners[order]] = actions[order], inputs[order]
        return chosen, told

    def leads(self, batch: Batch) -> Floats:
        """The lead of every seat over the mean of the others."""
        points = batch.scores()[:, : batch.seats].astype(np.float32)
        return points - (points.sum(axis=1, keepdims=True) - points) / (batch.seats - 1)

    def play(self) -> None:
        """Play a round of games, and learn from it."""
        batch, told, when = self.batch, [], []
        batch.reset()
        left = batch.game.longest
        while (batch.actors >= 0).any() and left:
            actors, leads = batch.actors.copy(), self.leads(batch)
            chosen, inputs = self.choose(batch, WARMTH)
            playing = np.flatnonzero(actors >= 0)
            told.append(inputs[playing])
            when.append((playing, actors[playing], leads[playing, actors[playing]]))
            batch.step(chosen)
            left -= 1
        final = self.leads(batch)
        gains = np.concatenate([final[games, seats] - before for games, seats, before in when])
        self.spread = 0.9 * self.spread + 0.1 * float(final.std())
        inputs, targets = np.concatenate(told), (gains / self.spread).astype(np.float32)
        order = self.rng.permutation(len(inputs))
        for start in range(0, len(order), CHUNK):
            part = order[start : start + CHUNK]
            self.network.learn(inputs[part], targets[part])
        self.decisions += len(inputs)
        self.rounds += 1

    def against_random(self, games: int, seed: int) -> Estimate:
        """The share of wins against random moves, ties as halves; every game is played by one seat of the learner."""
        batch = Batch(self.batch.game.name, games, self.batch.seats, seed=seed, threads=1, fixed=self.batch.fixed)
        own = np.arange(games) % batch.seats
        left = batch.game.longest
        while (batch.actors >= 0).any() and left:
            chosen = batch.choose()
            batch.step(np.where(batch.actors == own, self.choose(batch, 0.0)[0], chosen))
            left -= 1
        places = batch.places()[:, : batch.seats]
        mine = places[np.arange(games), own]
        shared = (places == 1).sum(axis=1)
        found = share((game, won) for game, won in enumerate(np.where(mine == 1, 1 / shared, 0).tolist()))
        assert found is not None
        return found


def main() -> None:
    """Learn for some minutes of processor time, and say how it goes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--told", choices=TOLD, default="meaning", help="what the learner knows of a move")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    learner = Learner(wishes.game, wishes.seats, wishes.told, wishes.seed)
    began = said = time.process_time()
    while time.process_time() - began < 60 * wishes.minutes:
        learner.play()
        if time.process_time() - said > 10 * wishes.minutes:
            said = time.process_time()
            wins = learner.against_random(200, 99)
            print(f"{said - began:.0f} s, {learner.decisions:,} decisions: wins {wins.mean:.0%}", flush=True)
    spent, wins = time.process_time() - began, learner.against_random(2000, 7)
    print(
        f"{spent:.0f} s of processor time, {learner.decisions:,} decisions: wins {wins.mean:.1%} "
        f"({wins.low or 0:.1%} to {wins.high or 1:.1%}) of 2,000 games against random moves"
    )


if __name__ == "__main__":
    main()
