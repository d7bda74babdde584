"""The search bot: tree search for a given time or number of iterations, on several cores."""

import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from heapq import heappop, heappush

import numpy as np
from numpy.typing import NDArray

from tilewright.bots import ending, tree
from tilewright.bots.bot import Answer, Question
from tilewright.core.game import Positions, clone
from tilewright.kit.majority import lead
from tilewright.kit.random import stream, word

LOOK_S = 0.004  # between two checks of the clock: each costs as much as a few iterations
SETTLED_S = 0.025  # between two checks whether more time could change the answer
LONGEST_LINE = 6
MOVES_A_SECOND, MOVES_AN_ITERATION = 40_000, 10  # of an ending that is counted out
SURE = 8  # visits that a branch needs to be part of the expected line
TRIED = 200  # positions of a kept tree that are compared with the next one asked about


@dataclass(frozen=True)
class Settings:
    """How a search behaves. Without a limit on iterations it thinks for `seconds`."""

    seconds: float = 1.0
    iterations: int | None = None
    threads: int = 2
    nodes: int = 2_000_000  # of each thread's tree; memory is taken as it grows
    explore: float = 0.35
    scale: float = 15.0  # a lead of this many points counts as nearly won
    prior_weight: float = 4.0
    width: float = 6.0  # branches considered from the start, best first
    growth: float = 0.6  # further branches per square root of the visits
    eager: bool = True  # estimate all branches of a new node, not only the node
    ahead: float = 5.0  # decisions played beyond the tree before estimating
    centre: float = 1.0  # fraction of the standing at the root that counts as even
    own: float = 0.0  # weight of its own points in addition to its lead
    playout: bool = False  # play to the end at random instead of estimating

    def numbers(self, seats: int) -> tree.Numbers:
        """The settings as the compiled search needs them."""
        return tree.Numbers(
            seats=seats,
            explore=float(self.explore),
            scale=float(self.scale),
            prior_weight=0.0 if self.playout else float(self.prior_weight),
            width=1e9 if self.playout else float(self.width),
            growth=0.0 if self.playout else float(self.growth),
            ahead=0.0 if self.playout else float(self.ahead),
            own=float(self.own),
            is_eager=self.eager and not self.playout,
            is_playout=self.playout,
        )


class Tree:
    """One thread's tree, for a question and perhaps for the next ones of the same seat."""

    def __init__(
        self, question: Question, settings: Settings, rng: NDArray[np.uint64], stop: NDArray[np.int64]
    ) -> None:
        game, seats = question.game, question.seats
        self.question = question
        self.root = 0
        self.iterations = 0  # for this question
        self._numbers = settings.numbers(seats)
        self._nodes = tree.new_nodes(settings.nodes, seats)
        tree.new_node(self._nodes, 0)
        root, sides = question.position.view(np.uint8), game.facts.sides(seats)
        self._space = space = tree.new_space(root, rng, stop, game.most_legal, game.actions, sides)
        game.kernels.expect(question.position, 0, space.points)
        for seat in range(seats):
            stands = tree.standing(space.points, space.sides, seats, seat, self._numbers.own)
            space.centre[seat] = settings.centre * stands

    def turn_to(self, question: Question) -> bool:
        """Go on with a question about a later position of the same game, in which nothing is hidden from the seat;
        returns whether the tree has it, and room to grow.
        """
        node = self._find(question.position)
        if node == tree.NONE or 2 * self._nodes.counts[tree.USED] > len(self._nodes.links):
            return False
        self.question, self.root, self.iterations = question, node, 0
        self._nodes.counts[tree.START] = node
        self._space = self._space._replace(root=question.position.view(np.uint8))
        self._space.forecast[:] = 0
        return True

    def _find(self, position: Positions) -> int:
        """The node of a position below the root, the most visited ones tried first; NONE if it is not found soon."""
        wanted, game, tried = position.tobytes(), self.question.game, 0
        ahead = [(0, self.root, self.question.position)]
        while ahead and tried < TRIED:
            _, node, before = heappop(ahead)
            for action, branch in self.branches(node).items():
                if visits := self.visits(branch):
                    after = clone(before)
                    game.kernels.apply(after, 0, action)
                    if after.tobytes() == wanted:
                        return branch
                    tried += 1
                    heappush(ahead, (-visits, branch, after))
        return int(tree.NONE)

    @property
    def forecast(self) -> NDArray[np.float64]:
        """The points of each seat, summed over iterations."""
        return self._space.forecast

    def grow(self, iterations: int) -> None:
        """Do this many iterations, unless stopped."""
        rules = self.question.game.pointers()
        self.iterations += tree.search(rules, self._nodes, self._space, self._numbers, self.question.seat, iterations)

    def branches(self, node: int) -> dict[int, int]:
        """The branches of a node: action to node."""
        links = self._nodes.links
        found, child = {}, int(links[node + tree.CHILD])
        while child != tree.NONE:
            found[int(links[child + tree.ACTION])] = child
            child = int(links[child + tree.SIBLING])
        return found

    def visits(self, node: int) -> int:
        """How often the search visited a node."""
        return int(self._nodes.links[node + tree.VISITS])


class SearchBot:
    """Plays the move that the search visited most."""

    def __init__(self, seed: int, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self._seeds = stream(seed)
        self._stop = np.zeros(1, dtype=np.int64)
        self._trees: list[Tree] = []  # of the latest question, if nothing is hidden from the seat

    def stop(self) -> None:
        """Make it answer with what it knows so far."""
        self._stop[0] = 1

    def decide(self, question: Question) -> Answer:
        """Search, one tree for each thread, and add the trees up."""
        self._stop[0] = 0
        legal = question.game.legal(question.position)
        if len(legal) == 1:
            return Answer(legal[0], line=(question.words(legal[0]),))
        question.game.pointers()  # a search needs compiled rules: while they are being compiled, it waits
        began = time.monotonic()
        if (counted := ending.counted_out(question, self._affordable())) is not None:
            line = (question.words(counted.best),)
            return self._told(question, counted.best, counted.points, line, len(counted.leads), {})
        trees = self._grown(question)
        with ThreadPoolExecutor(self.settings.threads) as pool:
            list(pool.map(lambda one: self._think(one, trees, began), trees))
        return self._answer(question, trees, legal)

    def _grown(self, question: Question) -> list[Tree]:
        """A tree for each thread: that of the latest question if it contains this one, else a new one."""
        trees = [one for one in self._trees if one.turn_to(question)]
        while len(trees) < self.settings.threads:
            trees.append(Tree(question, self.settings, stream(int(word(self._seeds))), self._stop))
        self._trees = trees if ending.is_open(question) else []
        return trees

    def _affordable(self) -> int:
        """The moves of an ending that may be counted out: they take a small part of the time."""
        if self.settings.iterations is not None:
            return MOVES_AN_ITERATION * self.settings.iterations
        return round(MOVES_A_SECOND * self.settings.seconds)

    def _think(self, grown: Tree, trees: Sequence[Tree], began: float) -> None:
        grown.grow(1)
        if self.settings.iterations is not None:
            grown.grow(self.settings.iterations // self.settings.threads)
            return
        now = time.monotonic()
        end, asked, chunk = began + self.settings.seconds, now, 1
        while now < end and not self._stop[0]:
            grown.grow(chunk)
            before, now = now, time.monotonic()
            if now - before < LOOK_S / 2:
                chunk *= 2
            elif now - before > 2 * LOOK_S:
                chunk = max(1, chunk // 2)
            if now - asked > SETTLED_S:
                asked = now
                if _is_settled(trees, now - began, end - now):
                    self._stop[0] = 1

    def _answer(self, question: Question, trees: Sequence[Tree], legal: Sequence[int]) -> Answer:
        votes = dict.fromkeys(legal, 0) | _votes(trees)
        action = max(votes, key=lambda one: (votes[one], -one))
        added = np.sum([one.forecast for one in trees], axis=0)[: question.seats]
        scores = added / max(1, sum(one.iterations for one in trees))
        line = _line(question, max(trees, key=lambda one: one.visits(one.branches(one.root).get(action, 0))), action)
        return self._told(question, action, scores, line, sum(one.iterations for one in trees), votes)

    def _told(
        self,
        question: Question,
        action: int,
        scores: NDArray[np.float64],
        line: tuple[str, ...],
        iterations: int,
        votes: Mapping[int, int],
    ) -> Answer:
        sides = np.array(question.game.facts.sides(question.seats))
        leads = [float(lead(scores, sides, question.seats, seat)) for seat in range(question.seats)]
        return Answer(
            action,
            scores=[float(score) for score in scores],
            leads=leads,
            odds=_odds(np.tanh(np.array(leads) / self.settings.scale)),
            line=line,
            iterations=iterations,
            visits=votes,
        )


def _votes(trees: Sequence[Tree]) -> dict[int, int]:
    """How often each action at the root was visited, in all trees."""
    votes: dict[int, int] = {}
    for one in trees:
        for action, node in one.branches(one.root).items():
            votes[action] = votes.get(action, 0) + one.visits(node)
    return votes


def _is_settled(trees: Sequence[Tree], spent: float, left: float) -> bool:
    """Whether no other action can overtake the first one in the time left."""
    first, second, *_ = [*sorted(_votes(trees).values(), reverse=True), 0, 0]
    return first - second > sum(one.iterations for one in trees) * left / spent


def _line(question: Question, grown: Tree, action: int) -> tuple[str, ...]:
    """The expected moves up to the next chance move: the most visited branches."""
    game, position, node, line = question.game, clone(question.position), grown.root, [question.words(action)]
    while len(line) < LONGEST_LINE:
        node = grown.branches(node).get(action, int(tree.NONE))
        game.kernels.apply(position, 0, action)
        if node == tree.NONE or game.kernels.actor(position, 0) < 0:
            break
        legal = set(game.legal(position))
        branches = {one: grown.visits(child) for one, child in grown.branches(node).items() if one in legal}
        action = max(branches, key=lambda one: (branches[one], -one), default=-1)
        if branches.get(action, 0) < SURE:
            break
        line.append(game.write(position, action, question.seat))
    return tuple(line)


def _odds(worths: NDArray[np.float64]) -> list[float]:
    """Chances of winning from mean worths: a worth near 1 is a likely win."""
    strengths = np.exp(2.0 * np.clip(worths, -1, 1))
    return [float(strength) for strength in strengths / strengths.sum()]
