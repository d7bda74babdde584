"""A record as a game that can be shown at any of its moves."""

import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass

from tilewright.core import ending
from tilewright.core.game import CHANCE, EVERYTHING, OVER, Game, Positions, clone
from tilewright.core.move import Refusal
from tilewright.core.record import Record
from tilewright.core.scene import SPECTATOR
from tilewright.core.table import Table, illegal
from tilewright.server import forms
from tilewright.server.record import people
from tilewright.server.refusal import Refused
from tilewright.server.store.change import Line
from tilewright.server.table import loss, story
from tilewright.server.table.setup import Setup
from tilewright.server.table.state import State
from tilewright.server.table.step import Step


@dataclass(frozen=True)
class Replay:
    """An uploaded record and its whole game."""

    number: str
    notes: tuple[str, ...]
    state: State


def number(text: str) -> str:
    """The id of a record; equal texts have the same one."""
    return hashlib.sha256(text.encode()).hexdigest()[:20]


def replayed(game: Game, record: Record) -> State:
    """The whole game of a record; RecordError names the line that is wrong."""
    Table.replay(game, record, 0)  # RecordError if the game cannot even start like this
    state = State(game, Setup(record.seats, record.options, record.revision, start=record.position))
    _lose(state, record)
    for ply, words in enumerate(record.moves):
        try:
            action = game.read(state.position, words)
        except Refusal as refusal:
            raise illegal(game, record, ply, refusal) from None
        state.adopt([step(state, action, words)])
        _lose(state, record)
        time.sleep(0)  # this runs in a thread: let the players' moves go first
    if ending.is_stopped(record) and not state.is_over:
        state.adopt([Step(Line(state.version, "stop", CHANCE, ""), state.position)])
    return state


def _lose(state: State, record: Record) -> None:
    """The losses the record tells of at this point; if its game is not over by the rules, the last of them ended it."""
    losses = [one for one in loss.noted(record) if one.ply == state.ply]
    for one in losses:
        is_end = one is losses[-1] and one.ply == len(record.moves) and not state.is_over
        line = Line(state.version, one.kind, one.seat, loss.ENDS if is_end else loss.LOSES)
        state.adopt([Step(line, state.position)])


def step(state: State, action: int, words: str) -> Step:
    """A move of the seat to move, or a draw, as it is stored."""
    game, before = state.game, state.position
    after = clone(before)
    game.kernels.apply(after, 0, action)
    told = story.tell(game, before, action, after, state.ply + 1, state.seats, state.scene)
    return Step(Line(state.version, "move", state.actor, words, told=told), after)


def onward(state: State, ply: int, moves: Sequence[str]) -> tuple[State, list[Line]]:
    """Another course of a game: its first moves, then these of the seat to move, and their lines. Refused if the seat
    cannot play them.
    """
    game = state.game
    made = State(game, Setup(state.seats, state.setup.options, state.setup.revision, start=state.setup.start))
    made.adopt(
        Step(Line(version, "move", entry.seat, entry.words, told=entry.told))
        for version, entry in enumerate(state.entries[:ply])
    )
    seat, lines = made.actor, []
    for words in moves:
        if seat < 0 or made.actor != seat:
            raise Refused(409, "stale")
        try:
            action = game.read(made.position, words)
        except Refusal:
            raise Refused(409, "stale") from None
        played = step(made, action, game.write(made.position, action, EVERYTHING))
        made.adopt([played])
        lines.append(played.line)
    return made, lines


def facts(replay: Replay) -> forms.RecordFacts:
    """What an uploaded record contains."""
    state = replay.state
    return forms.RecordFacts(
        id=replay.number,
        game=state.game.facts.recorded_name,
        seats=state.seats,
        options=dict(state.setup.options),
        notes=list(replay.notes),
        plies=state.ply,
        scores=state.game.scores(state.position, state.seats),
        played=people.forms_of(replay.notes, state.seats),
        sides=state.game.facts.sides(state.seats),
    )


def still(state: State, ply: int, viewer: int) -> forms.Still | None:
    """One point of a game as a viewer sees it; None if there is no such ply or viewer."""
    if not _has(state, ply, viewer):
        return None
    move = state.told(viewer, ply - 1, ply)[0] if ply else None
    return forms.Still(ply, state.ply, move, state.game.scene(_at(state, ply), viewer))


def features(state: State, ply: int, viewer: int) -> forms.StillFeatures | None:
    """The features at one point as a viewer may know them; None if there is no such ply or viewer."""
    if not _has(state, ply, viewer):
        return None
    return forms.StillFeatures(ply, state.game.features(_at(state, ply), viewer))


def closing(state: State, viewer: int) -> forms.Closing | None:
    """The final scoring as a viewer sees it; None if there was none, or no such viewer."""
    if state.actor != OVER or not _has(state, state.ply, viewer):
        return None
    if state.is_stopped:
        made = ending.stopped(state.game, state.at(state.ply), viewer, state.seen)
        return forms.Closing(made.scene, made.features, made.events) if made else None
    before = state.at(state.ply - 1)
    made = ending.ending(state.game, before, state.game.read(before, state.entries[-1].words), viewer)
    return forms.Closing(made.scene, made.features, made.events) if made else None


def _at(state: State, ply: int) -> Positions:
    """The position after some moves; after all of them, that at the end of the game."""
    return state.position if ply == state.ply else state.at(ply)


def _has(state: State, ply: int, viewer: int) -> bool:
    return 0 <= ply <= state.ply and SPECTATOR <= viewer < state.seats
