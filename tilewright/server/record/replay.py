"""Uploaded records, told and shown move by move."""

import hashlib
import time

from tilewright.core.game import CHANCE, Game, clone
from tilewright.core.record import Record, RecordError
from tilewright.core.table import Table
from tilewright.server import forms
from tilewright.server.store.change import Line
from tilewright.server.store.database import SeatRow, TableRow
from tilewright.server.table import story
from tilewright.server.table.state import State


def number(text: str) -> str:
    """The id of a record: the same text has the same."""
    return hashlib.sha256(text.encode()).hexdigest()[:20]


def replayed(game: Game, text: str) -> State:
    """The whole game of a record; RecordError names the line that is wrong."""
    record = Record.read(text)
    Table.replay(game, record)  # for its complaints
    seats = tuple(SeatRow(seat, "person", "", None, None, False) for seat in range(record.seats))
    row = TableRow(
        code="",
        game=game.name,
        revision=record.revision,
        options=dict(record.options),
        title="",
        public=True,
        status="over",
        created=0,
        host=None,
        secret="00" * 32,
        rematch=None,
        seats=seats,
    )
    state = State(game, row)
    for words in record.moves:
        state.adopt([_line(state, words)])
        time.sleep(0)  # in a thread: people who play go first
    return state


def _line(state: State, words: str) -> Line:
    game, before = state.game, state.position
    action = game.read(before, words)
    after = clone(before)
    game.kernels.apply(after, 0, action)
    told = story.tell(game, before, action, after, state.ply + 1, state.seats, state.scene)
    actor = state.actor
    return Line(state.version, "move", actor if actor >= 0 else CHANCE, words, told=told)


def about(text: str, state: State) -> forms.RecordFacts:
    """What a record is of."""
    record = Record.read(text)
    return forms.RecordFacts(
        id=number(text),
        game=record.game,
        seats=record.seats,
        options=dict(record.options),
        notes=list(record.notes),
        plies=len(record.moves),
        scores=state.game.scores(state.position, state.seats),
    )


def moment(state: State, ply: int, viewer: int) -> forms.Still | None:
    """One point of a game as a viewer sees it; None if it has no such ply."""
    if not 0 <= ply <= state.ply or not -1 <= viewer < state.seats:
        return None
    move = state.told(viewer)[ply - 1] if ply else None
    return forms.Still(ply, state.ply, move, state.game.scene(state.at(ply), viewer))


def belonging(state: State, ply: int, viewer: int) -> forms.StillFeatures | None:
    """What belongs together at one point as a viewer may know it; None if it has no such ply."""
    if not 0 <= ply <= state.ply or not -1 <= viewer < state.seats:
        return None
    return forms.StillFeatures(ply, state.game.features(state.at(ply), viewer))


__all__ = ["RecordError", "about", "belonging", "moment", "number", "replayed"]
