"""Playing on from a point of another game: the moves that are taken over, if whoever asks may know them all."""

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from tilewright.core.game import EVERYTHING, OVER
from tilewright.core.move import HIDDEN
from tilewright.server import story
from tilewright.server.change import Line
from tilewright.server.refusal import Refused
from tilewright.server.state import State


@dataclass(frozen=True)
class Branched:
    """The beginning of a game, taken from another."""

    name: str
    seats: int
    options: Mapping[str, str]
    lines: tuple[Line, ...]


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
        Line(version, "move", entry.seat, entry.words, told=msgspec.json.encode(entry.told).decode())
        for version, entry in enumerate(entries)
    )
    return Branched(state.game.name, state.seats, state.row.options, lines)


def _hides(told: msgspec.Raw) -> bool:
    return HIDDEN in _words.decode(told).words.split()


class _Words(msgspec.Struct):
    words: str


_words = msgspec.json.Decoder(_Words)
