"""A game with the real material: what was drawn is entered by hand, and hands that nobody enters stay unknown.

Unknown cards are assumed: the position always holds one of the deals that fit everything entered so far. When somebody
plays a card that this deal does not give them, the deal is changed as little as possible: a card assumed in their hand
is exchanged for the one they play, which comes from the pile or from another unknown hand. So a move whose legality
depends on unknown cards is allowed if some deal allows it, and the record is complete at every moment.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from tilewright.core.ending import STOPPED_NOTE
from tilewright.core.event import Event
from tilewright.core.game import CHANCE, EVERYTHING, Game, Positions, clone
from tilewright.core.move import HIDDEN, Refusal
from tilewright.core.record import Record
from tilewright.core.scene import SPECTATOR, Choice, Scene
from tilewright.core.table import Table

NOTE = "draws entered by hand"
GIVEN_NOTE = "draws entered after "  # this many moves, which were taken over from another game
MOST_TRIES = 100  # exchanges that are tried before a move is refused: each plays a part of the game again
ASSUMED_NOTE = "assumed draws "  # the moves, counted from 1, that nobody has seen


def is_unseen(game: Game, position: Positions) -> bool:
    """Whether chance is to move and only one seat, or nobody, gets to see what it draws."""
    if int(game.kernels.actor(position, 0)) != CHANCE:
        return False
    return HIDDEN in game.write(position, game.legal(position)[0], SPECTATOR).split()


def owner(game: Game, position: Positions, seats: int) -> int:
    """The seat that sees an unseen draw."""
    action = game.legal(position)[0]
    return next(seat for seat in range(seats) if HIDDEN not in game.write(position, action, seat).split())


def sure(game: Game, position: Positions) -> int | None:
    """What chance is bound to do, if only one thing is left to it; else None."""
    possible = game.legal(position)
    return possible[0] if len(possible) == 1 else None


# ---- what a move tells about unknown hands


def learned(game: Game, first: Positions, moves: Sequence[str], assumed: Collection[int], words: str) -> dict[int, str]:
    """The assumed draws that must be others so that a move of the seat to move is legal, by ply.

    The moves lead on from the first position; `assumed` are the plies of the draws that nobody has seen. Raises Refusal
    if no deal allows the move.
    """
    search = _Search(game, first, moves, assumed)
    position = search.position
    try:
        game.read(position, words)
    except Refusal as refusal:
        seat = int(game.kernels.actor(position, 0))
        if game.hands is None or seat < 0 or not assumed:
            raise
        game.read(game.hands.suppose(position, seat), words)
        if not search.fits(seat, words):
            raise refusal from None
    return search.changes


class _Search:
    """Looks for another deal of the unseen draws of a game."""

    def __init__(self, game: Game, first: Positions, moves: Sequence[str], assumed: Collection[int]) -> None:
        self._game, self._first, self._seats = game, first, int(first["seats"][0])
        self._moves = list(moves)
        self._assumed = sorted(assumed)
        self._after: list[Positions] = []  # the position after each move
        self.changes: dict[int, str] = {}
        self.tries = 0
        for words in moves:
            self._after.append(self._played(self._before(len(self._after)), words))

    @property
    def position(self) -> Positions:
        """The position now."""
        return self._before(len(self._moves))

    def fits(self, seat: int, words: str) -> bool:
        """Whether the draws can be changed so that the seat can make the move; if so, they are."""
        assert self._game.hands is not None
        begun = self._moves, self._after
        held = Counter(self._game.hands.held(self.position, seat))
        ways = [Counter(way) for way in self._game.hands.needs(self.position, words)]
        for way in sorted(ways, key=lambda way: (way - held).total()):
            self._moves, self._after, self.changes = list(begun[0]), list(begun[1]), {}
            if way.total() <= held.total() and self._gives(seat, way) and self._allows(words):
                return True
        return False

    def _allows(self, words: str) -> bool:
        try:
            self._game.read(self.position, words)
        except Refusal:
            return False
        return True

    def _gives(self, seat: int, way: Counter[str]) -> bool:
        """Change draws until the seat holds all these cards: all at once, since fewer may not be enough for a move that
        has been made already.
        """
        assert self._game.hands is not None
        held = Counter(self._game.hands.held(self.position, seat))
        missing, spare = [*(way - held).elements()], held - way
        if not missing:
            return True
        owners = {ply: self._owner(ply) for ply in self._assumed}
        swaps = self._swaps(owners, seat, spare, missing)
        return any(self._replay(swap) for swap in islice(swaps, MOST_TRIES))

    def _swaps(
        self, owners: Mapping[int, int], seat: int, spare: Counter[str], wanted: Sequence[str]
    ) -> Iterator[dict[int, str]]:
        """Every way to let spare cards of a seat be the wanted ones, taken from the pile or from other hands; the last
        draws first.
        """
        if not wanted:
            yield {}
            return
        for more in self._swaps(owners, seat, spare, wanted[1:]):
            left = spare - Counter(self._moves[ply] for ply in more if owners[ply] == seat)
            for ply in reversed(self._assumed):
                given = self._moves[ply]
                if owners[ply] != seat or ply in more or not left[given]:
                    continue
                yield more | {ply: wanted[0]}
                for at in reversed(self._assumed):
                    if owners[at] != seat and at not in more and self._moves[at] == wanted[0]:
                        yield more | {ply: wanted[0], at: given}

    def _replay(self, swap: Mapping[int, str]) -> bool:
        """Make these draws the other ones, if the game is possible with them."""
        self.tries += 1
        if self.tries > MOST_TRIES:
            return False
        moves = [swap.get(ply, words) for ply, words in enumerate(self._moves)]
        first = min(swap)
        after = self._after[:first]
        position = self._before(first)
        try:
            for words in moves[first:]:
                position = self._played(position, words)
                after.append(position)
        except Refusal:
            return False
        self._moves, self._after = moves, after
        self.changes |= swap
        return True

    def _before(self, ply: int) -> Positions:
        return self._after[ply - 1] if ply else self._first

    def _owner(self, ply: int) -> int:
        return owner(self._game, self._before(ply), self._seats)

    def _played(self, position: Positions, words: str) -> Positions:
        after = clone(position)
        self._game.kernels.apply(after, 0, self._game.read(position, words))
        return after


# ---- what people see


def scene(game: Game, position: Positions, viewer: int) -> Scene:
    """What a viewer sees whose hand is unknown: while they are to move, every card that they may hold."""
    seen = game.scene(position, viewer)
    if game.hands is None or viewer < 0:
        return seen
    if seen.asked != viewer:
        return replace(seen, areas=tuple(area for area in seen.areas if area.kind != "hand"))
    supposed = game.scene(game.hands.suppose(position, viewer), viewer)
    count = len(game.hands.held(position, viewer))
    offered = tuple(choice for choice in supposed.choices if _is_possible(game, position, choice, count))
    return replace(supposed, panels=seen.panels, prompt=seen.prompt, heaps=seen.heaps, choices=offered)


def _is_possible(game: Game, position: Positions, choice: Choice, count: int) -> bool:
    """Whether a hand of this many cards could be enough for a choice."""
    assert game.hands is not None
    return any(len(way) <= count for way in game.hands.needs(position, choice.move))


@dataclass(frozen=True, slots=True)
class Draw:
    """One thing that may have been drawn: its words, its picture, and how many are left."""

    move: str
    art: str
    left: int


def draws(game: Game, position: Positions, viewer: int) -> list[Draw]:
    """What may be drawn now, the most likely first, as a viewer may read it."""
    before = game.scene(position, viewer)
    possible, weights = game.legal(position), game.weights(position)
    shown = []
    for action in possible:
        after = clone(position)
        game.kernels.apply(after, 0, action)
        shown.append(_pictures(before, game.scene(after, viewer)))
    common = set(shown[0]).intersection(*shown) if len(shown) > 1 else set()
    found = [
        Draw(game.write(position, action, viewer), next((art for art in arts if art not in common), ""), left)
        for action, left, arts in zip(possible, weights, shown, strict=True)
    ]
    return sorted(found, key=lambda one: -one.left)


def _pictures(before: Scene, after: Scene) -> list[str]:
    """The pictures of what may be meant by a draw: of the heap it was taken from, and of the new pieces."""
    left = {heap.art: heap.count for heap in after.heaps}
    known = {piece.id for piece in before.pieces()}
    return [
        *(heap.art for heap in before.heaps if left.get(heap.art, 0) < heap.count),
        *(piece.art for piece in after.pieces() if piece.id not in known),
    ]


# ---- from Python


class Sheet(Table):
    """A game with the real material, entered move by move: people say what they have drawn, and unknown hands are
    assumed. The record says which draws nobody has seen.
    """

    def __init__(
        self,
        game: Game,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        knows_hands: bool = False,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(game, seats, options=options, deals=False, position=position)
        self.assumed: set[int] = set()  # plies
        self._knows_hands = knows_hands
        self._assume()

    def play(self, move: str, seat: int | None = None) -> list[Event]:
        """Enter a move, or what was drawn; a Refusal changes nothing."""
        self._learn(move)
        events = super().play(move, seat)
        self._assume()
        return events

    def take_back(self, ply: int | None = None) -> None:
        """Take back everything from a ply on; without one, the last entry."""
        if ply is None:
            ply = max((at for at in range(len(self.moves)) if at not in self.assumed), default=0)
        self.notes = tuple(note for note in self.notes if not note.startswith(STOPPED_NOTE))
        self._replace(self.moves[:ply])
        self.assumed = {at for at in self.assumed if at < ply}
        self._assume()

    @property
    def draws(self) -> list[Draw]:
        """What may be drawn now; nothing unless chance is to move."""
        return draws(self.game, self.position, EVERYTHING) if self.actor == CHANCE else []

    @property
    def record(self) -> Record:
        """The record, with notes on what was entered and what is only assumed."""
        return replace(super().record, notes=(*self.notes, *notes(self.assumed)))

    def _assume(self) -> None:
        """Assume what nobody sees, and enter what is bound to happen."""
        while self.actor == CHANCE:
            action = sure(self.game, self.position)
            if is_unseen(self.game, self.position) and not self._knows_hands:
                self.assumed.add(len(self.moves))
                action = int(self.game.kernels.draw(self.position, 0, self._rng))
            if action is None:
                return
            self._apply(action)

    def _learn(self, move: str) -> None:
        if self.actor < 0:
            return
        try:
            changes = learned(self.game, self._begun(), self.moves, self.assumed, move)
        except Refusal as refusal:
            raise self._refuse(refusal) from None
        if changes:
            self._replace([changes.get(ply, words) for ply, words in enumerate(self.moves)])

    def _begun(self) -> Positions:
        return self.game.begin(self.seats, self.options, self.start)

    def _replace(self, moves: Sequence[str]) -> None:
        """Stand where these moves lead."""
        self.moves = []
        self.position = self._begun()
        for words in moves:
            self._apply(self._read(words))


def notes(assumed: Collection[int], given: int = 0) -> tuple[str, ...]:
    """What a record says about its draws; `given` moves come from another game."""
    after = (f"{GIVEN_NOTE}{given}",) if given else ()
    unseen = (ASSUMED_NOTE + ",".join(str(ply + 1) for ply in sorted(assumed)),) if assumed else ()
    return NOTE, *after, *unseen
