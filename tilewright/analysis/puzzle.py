"""Puzzles: one decision of one seat, mined from games of strong bots, where one choice is clearly best and the obvious
one is not. They are text in a game's folder `puzzles`: the record of a game up to its last puzzle, then the puzzles.

    game tabula_rasa
    ...
    end 41

    puzzle 41
    difficulty 3.4
    answer lay 3
    obvious lay 7
    loss 4.2 lay 7

A puzzle is named by its file and by how many moves were played before it: `1-0007-41`. A file is named by its edition,
in which puzzles are added to a game, and the number of the game in it.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cache, lru_cache
from itertools import pairwise
from typing import Literal, get_args

from tilewright.core.game import CHANCE, EVERYTHING, Facts, Game
from tilewright.core.message import Message
from tilewright.core.move import Refusal
from tilewright.core.record import Record
from tilewright.core.table import Table

FOLDER = "puzzles"
FIRST_DAY = date(2026, 11, 1)  # the first puzzle of the day of every game
MOST_TABLES = 128  # cached

PuzzleStrength = Literal[1, 2, 3]
STRENGTHS: tuple[PuzzleStrength, ...] = get_args(PuzzleStrength)  # from easy to hard


class PuzzleError(ValueError):
    """A file of puzzles cannot be read: its name, and what is wrong with it."""


@dataclass(frozen=True)
class Puzzle:
    """One decision of one seat."""

    name: str
    source: str  # the name of the file without its ending
    record: Record = field(repr=False)  # of the game; it may continue beyond this decision
    ply: int  # moves that were played before the decision
    difficulty: float  # as estimated when it was mined: the more moves look better and the less they lose, the harder
    answers: tuple[str, ...]  # the moves that solve it, the best first
    obvious: str  # what looks best at first sight
    losses: Mapping[str, float] = field(repr=False)  # of all other legal moves, in points of lead

    @property
    def edition(self) -> int:
        """Which time puzzles were added to the game."""
        return int(self.source.partition("-")[0])

    @property
    def beginning(self) -> Record:
        """The game up to the decision."""
        return replace(self.record, moves=self.record.moves[: self.ply])


@dataclass(frozen=True)
class Source:
    """A game with its puzzles: one file."""

    name: str
    record: Record
    puzzles: tuple[Puzzle, ...]

    def write(self) -> str:
        """The file, without moves after the last puzzle."""
        last = max((one.ply for one in self.puzzles), default=0)
        short = replace(self.record, moves=self.record.moves[:last])
        return "\n".join([short.write(), *(line for one in self.puzzles for line in _lines(one))])

    @classmethod
    def read(cls, name: str, text: str) -> "Source":
        """Read a file; a PuzzleError says what is wrong."""
        lines = text.splitlines()
        end = next((at for at, line in enumerate(lines) if line.startswith("end ")), None)
        if end is None:
            raise PuzzleError(f"{name}: the record breaks off: there is no 'end' line")
        record = Record.read("\n".join(lines[: end + 1]))
        return cls(name, record, tuple(_puzzles(name, record, lines[end + 1 :])))


def _lines(one: Puzzle) -> Iterator[str]:
    yield f"puzzle {one.ply}"
    yield f"difficulty {one.difficulty:.2f}"
    for answer in one.answers:
        yield f"answer {answer}"
    yield f"obvious {one.obvious}"
    for move, loss in sorted(one.losses.items(), key=lambda pair: (round(pair[1], 1), pair[0])):
        yield f"loss {loss:.1f} {move}"
    yield ""


def _puzzles(name: str, record: Record, lines: Sequence[str]) -> Iterator[Puzzle]:
    blocks: list[list[tuple[str, str]]] = []
    for line in filter(None, lines):
        word, _, rest = line.partition(" ")
        if word == "puzzle":
            blocks.append([])
        if not blocks or word not in ("puzzle", "difficulty", "answer", "obvious", "loss"):
            raise PuzzleError(f"{name}: '{line}' is no line of a puzzle")
        blocks[-1].append((word, rest))
    for block in blocks:
        yield _puzzle(name, record, block)


def _puzzle(name: str, record: Record, block: Sequence[tuple[str, str]]) -> Puzzle:
    heads = dict(block)
    try:
        ply, difficulty = int(heads["puzzle"]), float(heads["difficulty"])
        parts = [rest.partition(" ") for word, rest in block if word == "loss"]
        losses = {move: float(loss) for loss, _, move in parts}
        answers = tuple(rest for word, rest in block if word == "answer")
        if not answers or not 0 <= ply <= len(record.moves):
            raise PuzzleError(f"{name}: puzzle {ply} makes no sense")
        return Puzzle(f"{name}-{ply}", name, record, ply, difficulty, answers, heads["obvious"], losses)
    except (KeyError, ValueError) as error:
        raise PuzzleError(f"{name}: a puzzle cannot be read: {error}") from None


@cache
def puzzles(facts: Facts) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in the order in which they become puzzles of the day.

    Within an edition they are shuffled, so that neither puzzles of one game nor those of one strength come in a row.
    Those of one game come as they were played, because a later one shows what was played before it.
    """
    of_source = {source.name: iter(source.puzzles) for source in sources(facts)}
    found = [one for source in sources(facts) for one in source.puzzles]
    shuffled = sorted(found, key=lambda one: (one.edition, hashlib.sha256(one.name.encode()).digest()))
    return tuple(next(of_source[one.source]) for one in shuffled)


def sources(facts: Facts) -> Iterator[Source]:
    """The files of a game."""
    for file in sorted((facts.folder / FOLDER).glob("*.txt")):
        yield Source.read(file.stem, file.read_text(encoding="utf-8"))


def find(facts: Facts, name: str) -> Puzzle | None:
    """The puzzle of this name; None if there is none."""
    return _by_name(facts).get(name)


@cache
def _by_name(facts: Facts) -> Mapping[str, Puzzle]:
    return {one.name: one for one in puzzles(facts)}


def daily(facts: Facts, day: date) -> Puzzle | None:
    """The puzzle of a day: the same everywhere, and none comes twice before all have come.

    Puzzles that are added later come at the end, so that no day before changes; None if the game has no puzzles.
    """
    known = puzzles(facts)
    return known[(day - FIRST_DAY).days % len(known)] if known else None


def ahead(game: Game, options: Mapping[str, str], moves: tuple[str, ...]) -> list[Puzzle]:
    """The puzzles that a game reaches after these moves, if it continues like theirs, before anything else is drawn."""
    facts, played = game.facts, len(moves)
    chosen = facts.option_numbers(options).tolist()
    return [
        one
        for one in puzzles(facts)
        if one.ply >= played
        and one.record.moves[:played] == moves
        and facts.option_numbers(one.record.options).tolist() == chosen
        and not _draws(game, one, played)
    ]


def _draws(game: Game, puzzle: Puzzle, played: int) -> bool:
    """Whether something is drawn between a move of its game and the decision of a puzzle."""
    table = Table.replay(game, puzzle.record, played)
    for move in puzzle.record.moves[played : puzzle.ply]:
        if table.actor == CHANCE:
            return True
        table.apply(game.read(table.position, move))
    return False


# ---- how hard, and what is said of a try


@cache
def _ranks(facts: Facts, edition: int) -> Mapping[str, float]:
    """The puzzles of an edition from easy to hard, as numbers from 0 to 1."""
    known = sorted(
        (one for one in puzzles(facts) if one.edition == edition), key=lambda one: (one.difficulty, one.name)
    )
    return {one.name: (at + 0.5) / len(known) for at, one in enumerate(known)}


def rank(facts: Facts, puzzle: Puzzle) -> float:
    """How hard a puzzle is among those of its edition, as far as mining can tell: from 0 (easy) to 1."""
    return _ranks(facts, puzzle.edition)[puzzle.name]


def strength(facts: Facts, puzzle: Puzzle) -> PuzzleStrength:
    """The strength of a puzzle: one of three equal parts of its edition."""
    return STRENGTHS[min(2, int(3 * rank(facts, puzzle)))]


def stand(game: Game, puzzle: Puzzle) -> Table:
    """The table at the decision of a puzzle."""
    return _stand(game, puzzle.name).copy()


@lru_cache(maxsize=MOST_TABLES)
def _stand(game: Game, name: str) -> Table:
    return Table.replay(game, _by_name(game.facts)[name].record, _by_name(game.facts)[name].ply)


def turn(game: Game, puzzle: Puzzle) -> int:
    """Which turn of its game the decision belongs to, counted from 1; a turn ends when another seat moves."""
    return _turn(game, puzzle.name)


@lru_cache(maxsize=MOST_TABLES)
def _turn(game: Game, name: str) -> int:
    puzzle = _by_name(game.facts)[name]
    table = Table.replay(game, puzzle.record, 0)
    movers = [table.actor]
    for move in puzzle.record.moves[: puzzle.ply]:
        table.apply(game.read(table.position, move))
        movers.append(table.actor)
    seats = [seat for seat in movers if seat >= 0]
    return 1 + sum(before != after for before, after in pairwise(seats))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said of a try."""

    kind: Literal["right", "wrong", "refused"]
    loss: float = 0.0  # of a wrong one, in points of lead
    reason: Message | None = None  # of one that the rules refuse
    clause: str = ""


def judge(game: Game, puzzle: Puzzle, move: str) -> Verdict:
    """What is said of a move; a wrong one is answered by what it loses, never by the answer."""
    position = stand(game, puzzle).position
    try:
        written = game.write(position, game.read(position, move), EVERYTHING)
    except Refusal as refusal:
        return Verdict("refused", reason=refusal.reason, clause=refusal.clause)
    if written in puzzle.answers:
        return Verdict("right")
    return Verdict("wrong", puzzle.losses[written])
