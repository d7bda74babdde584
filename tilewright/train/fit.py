"""Fits the correction of an estimate: what must be added to each seat's estimate to come nearest to the final leads.

A tenth part goes to how many points all have together; a lead is all that a bot needs to choose well. The networks are
so small that NumPy is enough.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tilewright.kit.shape import HIDDEN, MOST_SEATS, Shape
from tilewright.train.selfplay import Seen

Floats = NDArray[np.float32]

TESTED = 10  # every tenth game is for testing only
TOGETHER = 0.1  # weight of an error that all seats have in common
BATCH = 1024
RATE, LAST_RATE = 3e-3, 1e-4  # of learning, at the start and at the end
DECAY = 1e-5
MEMORY = (0.9, 0.999)  # of Adam


@dataclass(frozen=True)
class Data:
    """Positions as the network sees them."""

    own: Floats  # [position, seat, input]
    common: Floats  # [position, input]
    estimates: Floats  # [position, seat]: written by hand
    points: Floats  # [position, seat]: at the end

    def __len__(self) -> int:
        return len(self.own)

    def part(self, chosen: NDArray[np.int64] | NDArray[np.bool_]) -> "Data":
        """Some of the positions."""
        return Data(self.own[chosen], self.common[chosen], self.estimates[chosen], self.points[chosen])


@dataclass(frozen=True)
class Curve:
    """The error of the leads on games that were not learned from, in points (root mean square)."""

    before: float
    after: tuple[float, ...]  # each pass


def split(seen: Seen, seats: int, shape: Shape) -> tuple[Data, Data]:
    """The positions to learn from, and those to test with: of other games."""
    end = MOST_SEATS + seats * shape.own
    own = seen.memory[:, MOST_SEATS:end].reshape(-1, seats, shape.own)
    common = seen.memory[:, end : end + shape.common]
    data = Data(own, common, own[:, :, 0], seen.points)
    is_tested = seen.games % TESTED == 0
    return data.part(~is_tested), data.part(is_tested)


class Network:
    """The network for one number of seats while it learns."""

    def __init__(self, data: Data, sides: Sequence[int], rng: np.random.Generator) -> None:
        self.seats, self.own, self.commons = data.own.shape[1], data.own.shape[2], data.common.shape[1]
        flat = data.own.reshape(-1, self.own)
        self._mean, self._spread = flat.mean(axis=0), _spread(flat)
        self._common_mean, self._common_spread = data.common.mean(axis=0), _spread(data.common)
        inputs = 2 * self.own + self.commons
        self.values = {
            "first": (rng.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32),
            "bias": np.zeros(HIDDEN, dtype=np.float32),
            "out": (0.3 * rng.standard_normal(HIDDEN)).astype(np.float32),
            "last": np.zeros(1, dtype=np.float32),
        }
        others = (np.not_equal.outer(sides, sides)).astype(np.float32)
        self._leads = np.eye(self.seats, dtype=np.float32) - others / others.sum(axis=1, keepdims=True)
        self.loss = self._leads.T @ self._leads + TOGETHER / self.seats  # of the errors of all seats

    def inputs(self, data: Data) -> Floats:
        """[position, seat, input]: own numbers, the mean of the others', and common ones."""
        own = (data.own - self._mean) / self._spread
        mean = (own.sum(axis=1, keepdims=True) - own) / (self.seats - 1)
        common = (data.common - self._common_mean) / self._common_spread
        common = np.broadcast_to(common[:, None, :], (len(data), self.seats, self.commons))
        return np.concatenate([own, mean, common], axis=2)

    def forward(self, inputs: Floats) -> tuple[Floats, Floats]:
        """The hidden units, and what is added to each estimate."""
        hidden = np.maximum(inputs @ self.values["first"] + self.values["bias"], 0)
        return hidden, hidden @ self.values["out"] + self.values["last"]

    def gradients(self, data: Data) -> dict[str, Floats]:
        """How the loss of some positions changes with each number."""
        inputs = self.inputs(data)
        hidden, added = self.forward(inputs)
        slope = 2 * (data.estimates + added - data.points) @ self.loss / len(data)  # [position, seat]
        back = slope[:, :, None] * self.values["out"] * (hidden > 0)
        flat = back.reshape(-1, HIDDEN)
        return {
            "first": inputs.reshape(-1, inputs.shape[2]).T @ flat,
            "bias": flat.sum(axis=0),
            "out": hidden.reshape(-1, HIDDEN).T @ slope.reshape(-1),
            "last": slope.sum(keepdims=True).reshape(1),
        }

    def error(self, data: Data) -> float:
        """Root mean square of the error of the leads, in points."""
        total = 0.0
        for start in range(0, len(data), 50_000):
            part = data.part(np.arange(start, min(start + 50_000, len(data))))
            errors = (part.estimates + self.forward(self.inputs(part))[1] - part.points) @ self._leads.T
            total += float((errors**2).sum())
        return math.sqrt(total / (len(data) * self.seats))

    def before(self, data: Data) -> float:
        """The same without what was learned."""
        return float((((data.estimates - data.points) @ self._leads.T) ** 2).mean() ** 0.5)

    def row(self) -> Floats:
        """The network as a row of the table in `kit/learned.py`, for numbers as they are and for sums of all seats."""
        own, mean, common = np.split(self.values["first"], [self.own, 2 * self.own])
        mean = mean / (self.seats - 1)
        bias = self.values["bias"] - (self._mean / self._spread) @ (own + (self.seats - 1) * mean)
        bias = bias - (self._common_mean / self._common_spread) @ common
        each, every = (own - mean) / self._spread[:, None], mean / self._spread[:, None]
        parts = [[1.0], self.values["last"], bias, self.values["out"], each.ravel(), every.ravel()]
        parts.append((common / self._common_spread[:, None]).ravel())
        return np.concatenate(parts).astype(np.float32)


def _spread(numbers: Floats) -> Floats:
    spread: Floats = numbers.std(axis=0)
    return np.where(spread > 1e-6, spread, 1).astype(np.float32)


def fitted(
    train: Data, test: Data, sides: Sequence[int], seed: int, passes: int, tell: Callable[[int, float], None]
) -> tuple[Floats, Curve]:
    """Learn for some passes over all positions; `tell` hears of each."""
    rng = np.random.default_rng(seed)
    network = Network(train, sides, rng)
    means = {name: np.zeros_like(value) for name, value in network.values.items()}
    squares = {name: np.zeros_like(value) for name, value in network.values.items()}
    step, steps, after = 0, passes * -(-len(train) // BATCH), []
    for number in range(passes):
        order = rng.permutation(len(train))
        for start in range(0, len(order), BATCH):
            step += 1
            rate = LAST_RATE + (RATE - LAST_RATE) * 0.5 * (1 + np.cos(np.pi * step / steps))
            for name, slope in network.gradients(train.part(order[start : start + BATCH])).items():
                means[name] += (1 - MEMORY[0]) * (slope - means[name])
                squares[name] += (1 - MEMORY[1]) * (slope**2 - squares[name])
                mean, square = means[name] / (1 - MEMORY[0] ** step), squares[name] / (1 - MEMORY[1] ** step)
                network.values[name] *= np.float32(1 - rate * DECAY)
                network.values[name] -= np.float32(rate) * mean / (np.sqrt(square) + 1e-6)
        after.append(network.error(test))
        tell(number + 1, after[-1])
    return network.row(), Curve(network.before(test), tuple(after))
