"""A slow implementation of The Castles of Tuscany, straight from the rulebook, to check the fast rules against.

Only what is on the table is stored; areas, free fields, payments and stacks are counted each time a rule needs them.
Only the material file is shared; the numbers of the rules are copied from the rulebook a second time.

`todo` lists the tasks to come, the next one first. A task is either a decision of a seat, a draw by chance, or
something automatic. Every move answers the first task and may put others before the rest. A field is named by its
column and row on the plan (a1 to i3); an item is what a tile shows, or `hexagon`.
"""

from collections import Counter
from collections.abc import Iterable

from tilewright.games.castles_of_tuscany.tests.plan import (
    BONUSES,
    COLOUR_BONUS,
    COLUMNS,
    HEXAGON,
    KINDS,
    PARTS,
    PLACES,
    SHIFTS,
    WORKER,
    colour,
    total,
    turned,
)
from tilewright.games.castles_of_tuscany.tests.tabletop import Tabletop
from tilewright.games.castles_of_tuscany.tests.task import DRAWS, QUESTIONS, Task

Entry = tuple[str, int, int]  # clause, seat, points

CHANCE = -1
OVER = -2
AREA_POINTS = {1: 1, 2: 3, 3: 6}


class Oracle(Tabletop):
    """One game, played by moves in words."""

    def __init__(self, seats: int, **options: str) -> None:
        super().__init__(seats, **options)
        self.marble_used = False  # in this turn
        self.entries: list[Entry] = []  # what the last move scored
        self.greens: list[Entry] = []  # the same for the green track alone, with its points
        self.news: list[str] = []  # what else the last move caused
        self.todo = self._set_up()

    def _set_up(self) -> list[Task]:
        """All tasks up to the first turn (2.x)."""
        everybody = range(self.seats)
        todo = [Task("card", seat) for seat in everybody for _ in range(5)]
        todo += [Task("deal", seat, item=letter) for seat in everybody for letter in "ABC"]
        for seat in everybody:
            todo += [Task("part", seat)] * 3 + [Task("start", seat)]
        todo += [Task("bonus", seat) for seat in everybody]
        todo += [Task("neutral", place=place) for place in PLACES]
        return [*todo, Task("look"), Task("turn", 0)]

    # What may happen next

    def actor(self) -> int:
        """The seat to move, CHANCE when something is to be drawn, OVER at the end."""
        if not self.todo:
            return OVER
        return self.todo[0].seat if self.todo[0].what in QUESTIONS else CHANCE

    def weights(self) -> dict[str, int]:
        """When chance is to move: everything that can be drawn now, as a move, with the number of its copies."""
        if self.actor() != CHANCE:
            return {}
        task = self.todo[0]
        verb = "reveal" if task.what in ("own", "neutral") else task.what
        return {f"{verb} {name}": count for name, count in self._heap(task).items() if count}

    def _heap(self, task: Task) -> Counter[str]:
        """The pile a task draws from, as it is now."""
        if task.what == "card":
            return self.cards
        if task.what == "yield":
            return self.yields
        if task.what == "neutral":
            return self.neutral
        if task.what == "own":
            return self.own[task.seat]
        gone = {part for parts in self.parts for part in parts}
        return Counter(part for part in PARTS if part[0] == task.item and part not in gone)

    def legal(self) -> set[str]:
        """Every move that is possible now."""
        actor = self.actor()
        if actor == OVER:
            return set()
        if actor == CHANCE:
            return set(self.weights())
        task = self.todo[0]
        if task.what == "part":
            return self._part_moves(actor)
        if task.what == "start":
            return {f"castle {field}" for field, kind in self.plans[actor].items() if kind == "castle"}
        if task.what == "bonus":
            return {f"bonus {tile}" for tile in BONUSES if self.bonuses[tile]}
        if task.what == "discard":
            return {f"discard {item}" for item in self.stored[actor]}
        if task.what == "pay":
            return {f"pay {way}" for way in self._payments(actor, task.field)}
        if task.what == "free":
            return {"pass"} | self._free_moves(actor)
        if task.what == "marble":
            return {"marble", "pass"}
        first = {"marble"} if task.what == "opening" and self.marble[actor] else set()
        return first | self._actions(actor)

    # Points

    def _red(self, clause: str, seat: int, points: int) -> None:
        self.scores[seat] += points
        self.entries.append((clause, seat, points))

    def _green(self, clause: str, seat: int, points: int) -> None:
        """Score on the outer track: these points are not part of the score before a scoring."""
        self.green[seat] += points
        self.entries.append((clause, seat, 0))
        self.greens.append((clause, seat, points))

    def _cover(self, seat: int, item: str, field: str) -> None:
        """Lay an item on a field: points for its area and its colour, if they are complete now (4.1, 4.2)."""
        self.covered[seat][field] = item
        covered, plan = self.covered[seat].keys(), self.plans[seat]
        area = self.area(seat, field)
        if area <= covered:
            self._green("4.1", seat, AREA_POINTS[len(area)])
        kind = plan[field]
        if {other for other in plan if plan[other] == kind} <= covered:
            if self.finished[kind] < 2:
                self._green("4.2", seat, COLOUR_BONUS[kind][self.finished[kind]])
            self.finished[kind] += 1

    def _agriculture(self, seat: int, item: str, field: str) -> None:
        """Score a point for each crop on the tile that is new to the area; a hexagon is always one new crop (4.3)."""
        there = {
            sort
            for other in self.area(seat, field) & self.covered[seat].keys() - {field}
            for sort in self.covered[seat][other].split("-")
        }
        points = 1 if item == HEXAGON else len(set(item.split("-")) - there)
        if points:
            self._green("4.3", seat, points)

    def _score_passage(self) -> None:
        """Add the green points to the red ones; the green points stay (4.7)."""
        for seat in range(self.seats):
            self._red("4.7", seat, self.green[seat])

    def _score_left_over(self) -> None:
        """Score one point for each thing left, and for each three cards (4.8)."""
        for seat in range(self.seats):
            things = len(self.stored[seat]) + self.marble[seat] + self.workers[seat]
            self._red("4.8", seat, things + total(self.hands[seat]) // 3)

    # Playing

    def apply(self, move: str) -> list[Entry]:
        """Play one legal move; returns what it scored: clause, seat, points, sorted. Green points count 0 here."""
        if move not in self.legal():
            raise ValueError(f"illegal move: {move}")
        self.entries, self.greens, self.news = [], [], []
        task = self.todo.pop(0)
        if task.what in DRAWS:
            self._drawn(task, move.split()[1])
        else:
            self._answered(task, *move.split())
        self._settle()
        return sorted(self.entries)

    def _next(self, *tasks: Task) -> None:
        """Put tasks before all others."""
        self.todo[:0] = tasks

    def _drawn(self, task: Task, what: str) -> None:
        """Put a thing that chance has drawn in its place."""
        seat = task.seat
        if task.what == "deal":
            self.parts[seat].append(what)
            return
        self._heap(task)[what] -= 1
        if task.what == "card":
            self.hands[seat][what] += 1
        elif task.what == "yield":
            self.yield_discards[what] += 1  # immediately, so that it can be drawn again in this turn
            self._yield(seat, what)
        else:
            self.display[task.place] = what
        if task.what == "own" and self.revealed(seat) == 7 * self.passage and not self.passage_ends:
            self.passage_ends = True
            self.news.append("passage-ends")

    def _answered(self, task: Task, verb: str, *words: str) -> None:
        """Carry out a seat's decision."""
        seat = task.seat
        if verb == "part":
            self._lay_part(seat, *words)
        elif verb == "castle":
            self.covered[seat][words[0]] = "castle"  # without points or effect
        elif verb == "bonus":
            self._take_bonus(seat, words[0])
        elif verb == "draw":
            self._next(*[Task("card", seat)] * (self.draw + self.bonus_tiles[seat]["card"]))
        elif verb == "take":
            self._take(seat, int(words[1]))
        elif verb == "discard":
            self._discard(seat, words[0])
            self._store(task)
        elif verb == "lay":
            self._next(Task("pay", seat, item=words[0], field=words[1]))
        elif verb == "pay":
            self._pay(task, words)
        elif verb == "free":
            self._lay_free(seat, int(words[1]), words[2])
        elif verb == "marble":
            self.marble[seat] -= 1
            self.marble_used = True
            self._next(*[Task("action", seat)] * (2 if task.what == "opening" else 1))

    def _lay_part(self, seat: int, letter: str, turn: str, shift: str = "") -> None:
        part = next(part for part in self.parts[seat] if part[0] == letter)
        self.parts[seat].remove(part)
        if shift:
            self.shifts[seat].append(SHIFTS[shift])
        names = COLUMNS[3 * len(self.plans[seat]) // 10 :]
        for name, column in zip(names, turned(part, int(turn)), strict=False):
            self.plans[seat] |= {f"{name}{row}": kind for row, kind in enumerate(column, start=1)}

    def _take_bonus(self, seat: int, tile: str) -> None:
        self.bonuses[tile] -= 1
        self.bonus_tiles[seat][tile] += 1
        if tile == "storage":
            self._green("4.4", seat, 2)

    def _take(self, seat: int, place: int) -> None:
        """Take a tile from the display, which needs a free space."""
        taken = Task("discard", seat, place, self.display.pop(place))
        if len(self.stored[seat]) < self.spaces(seat):
            self._store(taken)
        else:
            self._next(taken)

    def _discard(self, seat: int, item: str) -> None:
        self.stored[seat].remove(item)
        if item != HEXAGON:
            self.removed[item] += 1

    def _store(self, taken: Task) -> None:
        """Store the taken tile; one of the seat's own tiles replaces it on the display, if there is one."""
        self.stored[taken.seat].append(taken.item)
        self._next(Task("own", taken.seat, taken.place), Task("look"))

    def _pay(self, task: Task, given: Iterable[str]) -> None:
        """Pay the price and lay the item on its field; its storage space is free before its effect."""
        for thing in given:
            if thing == WORKER:
                self.workers[task.seat] -= 1
            else:
                self.hands[task.seat][thing] -= 1
                self.discards[thing] += 1
        self.stored[task.seat].remove(task.item)
        self._cover(task.seat, task.item, task.field)
        self._next(Task("effect", task.seat, item=task.item, field=task.field))

    def _lay_free(self, seat: int, place: int, field: str) -> None:
        """Lay a tile straight from the display; it is replaced before its effect."""
        face = self.display.pop(place)
        self._cover(seat, face, field)
        self._next(Task("own", seat, place), Task("look"), Task("effect", seat, item=face, field=field))

    # What happens by itself

    def _settle(self) -> None:
        """Carry out duties until a seat is to move, chance must draw, or the game is over."""
        while self.todo and self.todo[0].what not in QUESTIONS:
            task = self.todo[0]
            if task.what in DRAWS:
                self._renew(task)
                if total(self._heap(task)):
                    return
                self.todo.pop(0)  # nothing is left: skip the draw
                continue
            self.todo.pop(0)
            if task.what == "look":
                self._look()
            elif task.what == "effect":
                self._effect(task)
            elif task.what == "turn":
                self.marble_used = False
                self._next(Task("opening", task.seat), Task("done", task.seat))
            elif task.what == "done":
                self._next(Task("over", task.seat))
                if self.marble[task.seat] and not self.marble_used:
                    self._next(Task("marble", task.seat))
            elif task.what == "over":
                self._end_turn(task.seat)

    def _renew(self, task: Task) -> None:
        """If a pile is empty, shuffle its discards into a new one (3.3, 3.7, 3.22)."""
        heap = self._heap(task)
        source, told = {
            "card": (self.discards, "cards-shuffled"),
            "yield": (self.yield_discards, "yields-shuffled"),
            "neutral": (self.aside, "tiles-shuffled"),
        }.get(task.what, (Counter(), ""))
        if not total(heap) and total(source):
            heap.update(source)
            source.clear()
            self.news.append(told)

    def _look(self) -> None:
        """Set aside five or more tiles of a colour on the display, to be replaced by neutral ones (3.7)."""
        for kind in KINDS:
            places = sorted(place for place, face in self.display.items() if colour(face) == kind)
            if len(places) >= 5:
                for place in places:
                    self.aside[self.display.pop(place)] += 1
                self._next(*(Task("neutral", place=place) for place in places), Task("look"))
                self.news.append("sweep")
                return

    def _effect(self, task: Task) -> None:
        """Carry out the effect of a laid tile, by the colour of its field."""
        seat, kind = task.seat, self.plans[task.seat][task.field]
        extra = self.bonus_tiles[seat]
        if kind == "castle":
            self._next(Task("free", seat))
        elif kind == "city":
            self._next(Task("bonus", seat))
        elif kind == "manor":
            self._gain_hexagon(seat, HEXAGON)
        elif kind == "agriculture":
            self._agriculture(seat, task.item, task.field)
        elif kind == "quarry":
            self.marble[seat] += 1 + extra["marble"]
            self.news.append("marble")
        elif kind == "village":
            self.workers[seat] += 1 + extra["worker"]
            self.news.append("workers")
        elif kind == "monastery":
            self._next(*[Task("card", seat)] * 3)  # card bonus tiles do not count here
        elif kind == "carriage":
            self._next(*[Task("yield", seat)] * (1 + extra["yield"]))

    def _gain_hexagon(self, seat: int, told: str) -> None:
        """Store a wooden hexagon; without a free space, score two red points (3.17, 4.6)."""
        if len(self.stored[seat]) < self.spaces(seat):
            self.stored[seat].append(HEXAGON)
            self.news.append(told)
        else:
            self._red("4.6", seat, 2)

    def _yield(self, seat: int, card: str) -> None:
        """Carry out a yield card (3.22, 4.5); marble and worker tiles do not count here."""
        if card == "red-points":
            self._red("4.5", seat, 2)
        elif card == "green-point":
            self._green("4.5", seat, 1)
        elif card == "hexagon":
            self._gain_hexagon(seat, "yield-hexagon")
        elif card in ("two-cards", "three-cards"):
            self._next(*[Task("card", seat)] * (2 if card == "two-cards" else 3))
            self.news.append("yield-cards")
        else:
            (self.marble if card == "marble" else self.workers)[seat] += 1
            self.news.append(f"yield-{card}")

    def _end_turn(self, seat: int) -> None:
        """Begin the next seat's turn; after the last seat, the round is over (5.x)."""
        if seat + 1 < self.seats:
            self._next(Task("turn", seat + 1))
            return
        if self.last_round:
            self._score_passage()
            self._score_left_over()
            return  # no tasks are left: the game is over
        if self.passage_ends and self.passage == 3:
            self.last_round = True
        elif self.passage_ends:
            self._score_passage()
            self.passage += 1
            self.passage_ends = False
        self._next(Task("turn", 0))
