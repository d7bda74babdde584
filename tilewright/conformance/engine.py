"""What a right engine answers: our own rules, asked about a position and perhaps a move."""

from collections.abc import Mapping
from typing import Any

from tilewright import games
from tilewright.conformance.case import Answer
from tilewright.conformance.patch import difference
from tilewright.core.event import Event
from tilewright.core.game import CHANCE, OVER
from tilewright.core.record import Record, RecordError
from tilewright.core.table import Table

ACTORS = {CHANCE: "chance", OVER: "over"}


class Engine:
    """Answers questions; the last table is kept, since the next question is often a move further."""

    def __init__(self) -> None:
        self._head: Record | None = None
        self._table: Table | None = None

    def answer(self, question: Mapping[str, Any]) -> Answer:
        """What is true after the moves of a question, or what its move does there; ValueError if it makes no sense."""
        table = self._at(_record(question))
        move = question.get("move")
        if move is None:
            return standing(table) | {"state": table.game.state(table.position)}
        if not isinstance(move, str):
            raise ValueError("'move' must be a text")
        return result(table, move)

    def _at(self, record: Record) -> Table:
        """The table after the moves of a record."""
        head = Record(record.game, record.revision, record.seats, record.options, ())
        if self._table is None or self._head != head or not _begins(record.moves, self._table.moves):
            self._table, self._head = _begun(record), head
        for ply in range(len(self._table.moves), len(record.moves)):
            refusal = self._table.why_not(record.moves[ply])
            if refusal is not None:
                self._head = None
                raise ValueError(f"move {ply + 1}, '{record.moves[ply]}', is not legal: {refusal}")
            self._table.play(record.moves[ply])
        return self._table


def _begun(record: Record) -> Table:
    """The table before the first move of a record."""
    try:
        return Table.replay(games.find(games.played(record.game, record.revision)), record, 0)
    except RecordError as error:
        raise ValueError(error.reason) from None


def _begins(moves: tuple[str, ...], played: list[str]) -> bool:
    return list(moves[: len(played)]) == played


def _record(question: Mapping[str, Any]) -> Record:
    """The position of a question as a record."""
    moves, options = question.get("moves"), question.get("options", {})
    game, revision, seats = (question.get(name) for name in ("game", "revision", "seats"))
    if not isinstance(moves, list | tuple) or not all(isinstance(move, str) for move in moves):
        raise ValueError("'moves' must be a list of texts")
    if not isinstance(game, str) or game not in games.names():
        raise ValueError(str(games.UnknownGameError(str(game)[:40])))
    if type(revision) is not int or type(seats) is not int or not isinstance(options, Mapping):
        raise ValueError("'revision' and 'seats' must be whole numbers and 'options' an object")
    return Record(game, revision, seats, dict(options), tuple(moves))


def standing(table: Table) -> Answer:
    """Who is to move, what is legal, and the points."""
    found: Answer = {
        "actor": ACTORS.get(table.actor, table.actor),
        "legal": sorted(table.legal()),
        "scores": table.scores,
    }
    if table.actor == CHANCE:
        found["weights"] = dict(sorted(zip(table.legal(), table.game.weights(table.position), strict=True)))
    if table.actor == OVER:
        found["places"] = table.places
    return found


def result(table: Table, move: str) -> Answer:
    """What a move does: it is refused by a clause, or things change; the table itself stays as it is."""
    refusal = table.why_not(move)
    if refusal is not None:
        return {"refused": True, "clause": refusal.clause}
    after = table.copy()
    happened = [_event(event) for event in after.play(move)]
    changed = difference(table.game.state(table.position), after.game.state(after.position))
    return {"refused": False, "events": happened, "changed": changed} | standing(after)


def _event(event: Event) -> dict[str, Any]:
    return {"kind": event.kind, "clause": event.clause, "seat": event.seat, "points": event.points}
