"""The searching bot: tree search for a time or a number of iterations, on several cores."""

import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from tilewright.bots import tree
from tilewright.bots.bot import Answer, Question
from tilewright.kit.random import stream, word

CHUNK = 64  # iterations between two looks at the clock
LINE_LENGTH = 6


@dataclass(frozen=True)
class Settings:
    """How a search behaves. Without a limit of iterations it thinks for `seconds`."""

    seconds: float = 1.0
    iterations: int | None = None
    threads: int = 2
    nodes: int = 400_000  # of each thread's tree
    explore: float = 0.35
    scale: float = 15.0  # a lead of so many points counts as nearly won
    prior_weight: float = 4.0
    width: float = 6.0  # branches looked at from the start, best first
    growth: float = 0.6  # and this times the root of the visits more
    eager: bool = True  # estimate all branches of a new node, not only the node
    playout: bool = False  # play to the end at random instead of estimating

    def numbers(self) -> NDArray[np.float64]:
        """The settings as the compiled search wants them."""
        made = np.zeros(tree.SETTINGS)
        made[tree.EXPLORE], made[tree.SCALE] = self.explore, self.scale
        made[tree.PRIOR_WEIGHT] = 0.0 if self.playout else self.prior_weight
        made[tree.WIDTH] = 1e9 if self.playout else self.width
        made[tree.GROWTH] = self.growth
        made[tree.EAGER] = float(self.eager and not self.playout)
        made[tree.PLAYOUT] = float(self.playout)
        return made


@dataclass
class Tree:
    """One thread's tree over one question."""

    question: Question
    settings: Settings
    rng: NDArray[np.uint64]
    stop: NDArray[np.int64]
    iterations: int = 0
    links: NDArray[np.int32] = field(init=False)
    totals: NDArray[np.float32] = field(init=False)

    def __post_init__(self) -> None:
        game, nodes = self.question.game, self.settings.nodes
        self.links = np.empty((nodes, tree.LINKS), dtype=np.int32)
        self.totals = np.empty((nodes, self.question.seats), dtype=np.float32)
        priors, counts = np.empty(nodes, dtype=np.float32), np.zeros(2, dtype=np.int64)
        tree.new_node(self.links, self.totals, priors, counts, -1)
        root = self.question.position.view(np.uint8)
        self._arrays = (
            self.links,
            self.totals,
            priors,
            counts,
            self.settings.numbers(),
            np.zeros(max(game.most_legal, tree.MOST_SEATS), dtype=np.int64),
            np.zeros(game.actions, dtype=np.int8),
            np.zeros(tree.DEEPEST, dtype=np.int64),
            np.zeros(tree.MOST_SEATS),
        )
        self._places = (root, root.copy(), root.copy())

    def grow(self, iterations: int) -> None:
        """Iterate so often, unless stopped."""
        question = self.question
        self.iterations += tree.search(
            tuple(question.game.pointers()),
            *self._places,
            question.seats,
            question.seat,
            iterations,
            self.rng,
            self.stop,
            *self._arrays,
        )

    def branches(self, node: int) -> dict[int, int]:
        """The branches of a node: action to node."""
        found, child = {}, int(self.links[node, tree.CHILD])
        while child != tree.NONE:
            found[int(self.links[child, tree.ACTION])] = child
            child = int(self.links[child, tree.SIBLING])
        return found

    def visits(self, node: int) -> int:
        """How often the search came by."""
        return int(self.links[node, tree.VISITS])


class SearchBot:
    """Plays the move most looked at by the search."""

    def __init__(self, seed: int, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self._seeds = stream(seed)
        self._stop = np.zeros(1, dtype=np.int64)
        self._lock = threading.Lock()

    def stop(self) -> None:
        """Answer with what is known so far."""
        self._stop[0] = 1

    def decide(self, question: Question) -> Answer:
        """Search, one tree for each thread, and add the trees up."""
        self._stop[0] = 0
        legal = question.game.legal(question.position)
        if len(legal) == 1:
            return Answer(legal[0], line=(question.words(legal[0]),))
        trees = [
            Tree(question, self.settings, stream(int(word(self._seeds))), self._stop)
            for _ in range(self.settings.threads)
        ]
        with ThreadPoolExecutor(self.settings.threads) as pool:
            list(pool.map(self._think, trees))
        return self._answer(question, trees, legal)

    def _think(self, grown: Tree) -> None:
        grown.grow(1)
        if self.settings.iterations is not None:
            grown.grow(self.settings.iterations // self.settings.threads)
            return
        end = time.monotonic() + self.settings.seconds
        while time.monotonic() < end and not self._stop[0]:
            grown.grow(CHUNK)

    def _answer(self, question: Question, trees: Sequence[Tree], legal: Sequence[int]) -> Answer:
        votes = dict.fromkeys(legal, 0)
        for one in trees:
            for action, node in one.branches(0).items():
                votes[action] = votes.get(action, 0) + one.visits(node)
        action = max(votes, key=lambda one: (votes[one], -one))
        worths = sum((one.totals[0] for one in trees), np.zeros(question.seats)) / max(
            1, sum(one.visits(0) for one in trees)
        )
        leads = [float(np.arctanh(np.clip(worth, -0.999, 0.999)) * self.settings.scale) for worth in worths]
        return Answer(
            action,
            leads=leads,
            odds=_odds(worths),
            line=(question.words(action),),
            iterations=sum(one.iterations for one in trees),
            visits=votes,
        )


def _odds(worths: NDArray[np.float64]) -> list[float]:
    """Chances to win from mean worths: the nearer to 1, the surer."""
    strengths = np.exp(2.0 * np.clip(worths, -1, 1))
    return [float(strength) for strength in strengths / strengths.sum()]
