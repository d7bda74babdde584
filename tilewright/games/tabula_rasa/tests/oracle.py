"""A slow implementation of Tabula Rasa, straight from the rulebook, to check the fast rules against.

Only the cards are stored: those face down, those in each hand, and those laid beside each territory by each side.
Everything else is counted when it is needed. A card is (colour, number); its two copies are identical. Nothing is
imported from the rest of the project. The points below are copied from the rulebook a second time.
"""

from collections import Counter

Card = tuple[str, int]  # colour, number
Entry = tuple[str, int, int]  # clause, seat, points; seat -1 when nobody gets the tile

CHANCE = -1
OVER = -2
NOBODY = -1
COLOURS = ("red", "green", "blue", "violet", "yellow")
NUMBERS = (1, 2, 3, 4, 5)
COPIES = 2  # 1.1
HAND = 8  # 2.5
REMOVED = 2  # 2.4
TERRITORIES: tuple[str | int, ...] = (*NUMBERS, *COLOURS)  # 2.1 from left to right
WORTH: dict[str | int, int] = {**{number: number for number in NUMBERS}, **dict.fromkeys(COLOURS, 5)}  # 1.2
TREASURE = 1  # 1.3
CASTLE = 5  # 1.4


def split_words(words: str) -> tuple[Card, str]:
    """The card that a move names, and the last word of the move."""
    parts = words.split()
    return (parts[1], int(parts[2])), parts[-1]


class Oracle:
    """One game, played by moves in words; see `legal` for their form."""

    def __init__(self, seats: int, **options: str) -> None:
        if not 2 <= seats <= 4:
            raise ValueError(f"Tabula Rasa is for 2 to 4 seats, not {seats}")
        if options:
            raise ValueError("Tabula Rasa has no options")
        self.seats = seats
        self.sides = 3 if seats == 3 else 2  # 2.3
        self.scores = [0] * seats
        self.face_down = Counter({(colour, number): COPIES for colour in COLOURS for number in NUMBERS})
        self.hands: list[Counter[Card]] = [Counter() for _ in range(seats)]
        self.laid: list[dict[str | int, list[Card]]] = [{name: [] for name in TERRITORIES} for _ in range(self.sides)]
        self.plays = 0  # how many cards have been laid
        self.draws = 0  # how many cards have been dealt or drawn
        self.over = False

    def side_of(self, seat: int) -> int:
        """The side a seat plays for: with four seats, 0 and 2 are partners against 1 and 3; 2.3."""
        return seat % self.sides

    def stock(self) -> int:
        """How many cards can still be drawn; two of those face down have left the game; 2.4, 2.6."""
        return self.face_down.total() - REMOVED

    # What may happen next

    def drawer(self) -> int:
        """The seat for which a card is to be dealt or drawn now, or NOBODY."""
        if self.draws < HAND * self.seats:
            return self.draws % self.seats  # the deal, one card at a time
        owed = HAND * self.seats + self.plays  # 3.5 one card for each card laid ...
        if self.draws < owed and self.stock() > 0:  # 3.6 ... while there are any
            return (self.plays - 1) % self.seats
        return NOBODY

    def actor(self) -> int:
        """The seat to move, CHANCE when a card is to be drawn, OVER at the end."""
        if self.over:
            return OVER
        return CHANCE if self.drawer() != NOBODY else self.plays % self.seats  # 2.7, 3.1

    def weights(self) -> dict[str, int]:
        """When chance is to move: every card that can be drawn now, as a move, with the number of copies left."""
        if self.actor() != CHANCE:
            return {}
        return {f"draw {colour} {number}": count for (colour, number), count in self.face_down.items() if count}

    def legal(self) -> set[str]:
        """Every move that is possible now: `draw COLOUR NUMBER`, or `play COLOUR NUMBER` with `number` or `colour`."""
        actor = self.actor()
        if actor == OVER:
            return set()
        if actor == CHANCE:
            return set(self.weights())
        held = [card for card, count in self.hands[actor].items() if count]
        return {f"play {colour} {number} {place}" for colour, number in held for place in ("number", "colour")}  # 3.3

    # Playing

    def apply(self, move: str) -> list[Entry]:
        """Play one legal move; returns what it scored: clause, seat, points, sorted."""
        if move not in self.legal():
            raise ValueError(f"illegal move: {move}")
        card, place = split_words(move)
        if move.startswith("draw"):
            self.hands[self.drawer()][card] += 1
            self.face_down[card] -= 1
            self.draws += 1
            return []
        seat = self.actor()
        self.hands[seat][card] -= 1
        colour, number = card
        self.laid[self.side_of(seat)][number if place == "number" else colour].append(card)
        self.plays += 1
        if self.stock() == 0 and not any(hand.total() for hand in self.hands):  # 5.1
            return sorted(self._score())
        return []

    # Scoring

    def knights(self, territory: str | int) -> list[int]:
        """How many knights each side has beside a territory; their numbers are not added; 4.2."""
        return [len(self.laid[side][territory]) for side in range(self.sides)]

    def _score(self) -> list[Entry]:
        """Award the territories from left to right, and the castle after one of the numbers; 4.1."""
        self.over = True
        entries: list[Entry] = []
        numbers_won: Counter[int] = Counter()
        castle_given = False
        for territory in TERRITORIES:
            winner, found = self._give(territory)
            entries += found
            if territory in NUMBERS and winner != NOBODY:
                numbers_won[winner] += 1
                if numbers_won[winner] == 2 and not castle_given:  # 4.8
                    castle_given = True
                    entries += self._gain("4.8", winner, CASTLE)
            if territory == NUMBERS[-1] and not castle_given:  # 4.9
                entries.append(("4.9", NOBODY, 0))
        return entries

    def _give(self, territory: str | int) -> tuple[int, list[Entry]]:
        """Award one territory and its treasure; returns the side that takes it (or NOBODY), and the entries."""
        knights = self.knights(territory)
        present = {side: count for side, count in enumerate(knights) if count}  # 4.4 without a knight, nothing
        if not present:
            return NOBODY, [("4.4", NOBODY, 0)]
        first = [side for side, count in present.items() if count == max(present.values())]
        if len(first) == 3:
            return NOBODY, [("4.6", NOBODY, 0)]
        if len(first) == 2:  # a treasure each: the one there, and the territory turned over
            return NOBODY, [entry for side in first for entry in self._gain("4.5", side, TREASURE)]
        winner = first[0]
        entries = self._gain("4.2", winner, WORTH[territory])
        others = {side: count for side, count in present.items() if side != winner}
        second = [side for side, count in others.items() if count == max(others.values())]
        if not second:
            entries.append(("4.4", NOBODY, 0))
        elif len(second) == 1:
            entries += self._gain("4.3", second[0], TREASURE)
        else:
            entries.append(("4.7", NOBODY, 0))
        return winner, entries

    def _gain(self, clause: str, side: int, points: int) -> list[Entry]:
        """Give points to a side: partners each get all of them; 5.3."""
        entries: list[Entry] = []
        for seat in range(self.seats):
            if self.side_of(seat) == side:
                self.scores[seat] += points
                entries.append((clause, seat, points))
        return entries

    def placing(self) -> list[int]:
        """The place of each seat, 1 is best; equal points share a place; 5.2."""
        return [1 + sum(other > own for other in self.scores) for own in self.scores]

    def facts(self) -> dict[str, object]:
        """Everything that can be counted."""
        return {
            "face_down": {card: count for card, count in self.face_down.items() if count},
            "stock": self.stock(),
            "hands": [{card: count for card, count in hand.items() if count} for hand in self.hands],
            "laid": [{name: sorted(cards) for name, cards in side.items()} for side in self.laid],
            "knights": {name: self.knights(name) for name in TERRITORIES},
            "scores": list(self.scores),
        }
