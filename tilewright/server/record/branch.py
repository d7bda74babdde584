"""Continuing from a point of another game: who may, and which moves come along.

A bot at such a table is an engine for the very position, so a live game can be branched only if everybody at it agrees.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import msgspec

from tilewright.core.game import EVERYTHING, OVER
from tilewright.core.move import HIDDEN
from tilewright.server.refusal import Refused
from tilewright.server.store.change import Line
from tilewright.server.table import story
from tilewright.server.table.state import State

COINCIDENCE = 6  # games with this many moves in common may still be different games


@dataclass(frozen=True)
class Branched:
    """The beginning of a game, taken from another."""

    name: str
    seats: int
    options: Mapping[str, str]
    lines: tuple[Line, ...]


def must_allow(state: State, seats: frozenset[int]) -> None:
    """Refused unless everybody at a live game allows its analysis; to ask for it is to allow it."""
    people = [row for row in state.row.seats if row.kind == "person" and row.token is not None]
    if state.is_over or not people:
        return
    if not seats:
        raise Refused(403, "not-your-seat")
    if not all(row.analysis or row.seat in seats for row in people):
        raise Refused(409, "analysis")


def must_not_be_live(record: State, ply: int, games: Iterable[State]) -> None:
    """Refused if an uploaded record, up to a ply, is a game people are still playing here without allowing analysis."""
    if any(_is_same(record, ply, game) and _is_closed(game) for game in games):
        raise Refused(409, "analysis")


def _is_closed(game: State) -> bool:
    """Whether people play a live game against each other and do not all allow its analysis."""
    people = [row for row in game.row.seats if row.kind == "person"]
    return not game.is_over and len(people) > 1 and not all(row.analysis for row in people)


def _is_same(record: State, ply: int, game: State) -> bool:
    """Whether all moves that both have are the same, and enough to rule out coincidence."""
    shared = min(ply, game.ply)
    if record.game is not game.game or shared <= max(COINCIDENCE, game.row.given):
        return False
    return all(one.words == two.words for one, two in zip(record.entries[:shared], game.entries[:shared], strict=True))


def take(state: State, ply: int, viewer: int) -> Branched:
    """The game up to a ply; Refused if it was over there, or if anything in it is hidden from the viewer."""
    entries = tuple(state.entries[:ply])  # the game may go on meanwhile
    if ply > len(entries):
        raise Refused(404, "no-ply")
    if viewer != EVERYTHING and any(_hides(story.read(entry.told, viewer)) for entry in entries):
        raise Refused(409, "hidden")
    if state.game.kernels.actor(state.at(ply), 0) == OVER:
        raise Refused(409, "over")
    lines = tuple(
        Line(version, "move", entry.seat, entry.words, told=entry.told) for version, entry in enumerate(entries)
    )
    return Branched(state.game.name, state.seats, state.row.options, lines)


def _hides(told: msgspec.Raw) -> bool:
    return HIDDEN in _words.decode(told).words.split()


class _Words(msgspec.Struct):
    words: str


_words = msgspec.json.Decoder(_Words)
