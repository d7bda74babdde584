"""The oracle's table: everything on it, and everything that can be counted."""

from collections import Counter

from tilewright.games.castles_of_tuscany.tests.plan import (
    BONUSES,
    HEXAGON,
    KINDS,
    MATERIAL,
    SHIFTS,
    YIELDS,
    colour,
    neighbours,
    payments,
    tiles,
    total,
)

Display = dict[int, str]  # place: the face of the tile there; places without a tile are left out


class Tabletop:
    """Everything on the table in one game."""

    def __init__(self, seats: int, **options: str) -> None:
        if not 2 <= seats <= 4:
            raise ValueError(f"The Castles of Tuscany is for 2 to 4 seats, not {seats}")
        self.seats = seats
        self.draw = int(options.get("draw", "2"))
        self.scores = [0] * seats  # the red track
        self.green = [0] * seats
        self.cards: Counter[str] = Counter(MATERIAL["game_cards"])
        self.discards: Counter[str] = Counter()
        self.yields: Counter[str] = Counter(YIELDS)
        self.yield_discards: Counter[str] = Counter()
        self.neutral = tiles("neutral")
        self.aside: Counter[str] = Counter()  # swept from the display
        self.removed: Counter[str] = Counter()  # out of the game; wooden hexagons are not counted
        self.display: Display = {}
        self.bonuses: Counter[str] = Counter(dict.fromkeys(BONUSES, 5))
        self.finished = dict.fromkeys(KINDS, 0)  # how many seats have covered all fields of a colour

        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.parts: list[list[str]] = [[] for _ in range(seats)]  # dealt and not yet laid
        self.plans: list[dict[str, str]] = [{} for _ in range(seats)]  # field: its colour
        self.shifts: list[list[int]] = [[] for _ in range(seats)]
        self.covered: list[dict[str, str]] = [{} for _ in range(seats)]  # field: the item on it
        self.own = [tiles("own") for _ in range(seats)]  # not yet revealed
        self.stored: list[list[str]] = [[] for _ in range(seats)]
        self.marble = [0] * seats
        self.workers = [0] * seats
        self.bonus_tiles: list[Counter[str]] = [Counter() for _ in range(seats)]

        self.passage = 1
        self.passage_ends = False  # this round is the last of the passage
        self.last_round = False  # the round after the one in which the third passage ended

    def _part_moves(self, seat: int) -> set[str]:
        """The parts not yet laid, either way up, half a hexagon higher or lower than the part on the left."""
        shifts = [f" {shift}" for shift in SHIFTS] if self.plans[seat] else [""]
        return {f"part {part[0]} {turn}{shift}" for part in self.parts[seat] for turn in (0, 180) for shift in shifts}

    def _actions(self, seat: int) -> set[str]:
        """Draw cards, take a tile, lay a tile (3.1)."""
        moves = {"draw"}
        moves |= {f"take {face} {place}" for place, face in self.display.items()}
        for item in self.stored[seat]:
            fields = {field for field in self.open_fields(seat) if self._fits(seat, item, field)}
            moves |= {f"lay {item} {field}" for field in fields if self._payments(seat, field)}
        return moves

    def _free_moves(self, seat: int) -> set[str]:
        """The tiles that a castle lets its owner take from the display and lay immediately."""
        return {
            f"free {face} {place} {field}"
            for place, face in self.display.items()
            for field in self.open_fields(seat)
            if self._fits(seat, face, field)
        }

    def open_fields(self, seat: int) -> set[str]:
        """The empty fields next to covered ones."""
        beside = {other for field in self.covered[seat] for other in self._neighbours(seat, field)}
        return beside - self.covered[seat].keys()

    def _fits(self, seat: int, item: str, field: str) -> bool:
        """Whether the colours agree; the wooden hexagon fits everywhere."""
        return item == HEXAGON or colour(item) == self.plans[seat][field]

    def _payments(self, seat: int, field: str) -> set[str]:
        return payments(self.hands[seat], self.workers[seat], self.plans[seat][field])

    def _neighbours(self, seat: int, field: str) -> frozenset[str]:
        second, third = self.shifts[seat]
        return neighbours(field, (second, third))

    def area(self, seat: int, field: str) -> set[str]:
        """All fields of one colour that are connected to this one, including itself."""
        found = {field}
        fresh = [field]
        while fresh:
            for other in self._neighbours(seat, fresh.pop()):
                if other not in found and self.plans[seat][other] == self.plans[seat][field]:
                    found.add(other)
                    fresh.append(other)
        return found

    def spaces(self, seat: int) -> int:
        """How many items a seat can store."""
        return 1 + self.bonus_tiles[seat]["storage"]

    def revealed(self, seat: int) -> int:
        """How many of its own tiles a seat has put on the display."""
        return 21 - total(self.own[seat])

    def empty_fields(self, seat: int) -> int:
        """How many fields of a seat's plan are empty."""
        return 30 - len(self.covered[seat])

    def placing(self) -> list[int]:
        """The place of each seat, 1 is best: red points, then more empty fields, then fewer green points."""
        worth = [(self.scores[seat], self.empty_fields(seat), -self.green[seat]) for seat in range(self.seats)]
        return [1 + sum(other > own for other in worth) for own in worth]

    def facts(self) -> dict[str, object]:
        """Everything that can be counted."""
        everybody = range(self.seats)
        return {
            "red": list(self.scores),
            "green": list(self.green),
            "cards": +self.cards,
            "discards": +self.discards,
            "yields": +self.yields,
            "yield discards": +self.yield_discards,
            "neutral": +self.neutral,
            "aside": +self.aside,
            "removed": +self.removed,
            "display": dict(self.display),
            "bonuses": +self.bonuses,
            "finished": dict(self.finished),
            "hands": [+hand for hand in self.hands],
            "parts": [list(parts) for parts in self.parts],
            "plans": [dict(plan) for plan in self.plans],
            "shifts": [list(shifts) for shifts in self.shifts],
            "covered": [dict(covered) for covered in self.covered],
            "own": [+own for own in self.own],
            "revealed": [self.revealed(seat) for seat in everybody],
            "stored": [sorted(stored) for stored in self.stored],
            "spaces": [self.spaces(seat) for seat in everybody],
            "marble": list(self.marble),
            "workers": list(self.workers),
            "bonus tiles": [+tiles for tiles in self.bonus_tiles],
            "passage": self.passage,
            "passage ends": self.passage_ends,
            "last round": self.last_round,
        }
