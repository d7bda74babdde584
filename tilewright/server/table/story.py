"""The log entry of a move as JSON: its words as each viewer may read them, a sentence, its events and its pieces.

It is made once, when the move is played, and stored with it: under "all" as a spectator may read it, and next to that
only what differs for a seat, or for EVERYTHING (the record after the end).
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from tilewright.core import told
from tilewright.core.event import Event
from tilewright.core.game import Game, Positions
from tilewright.core.move import HIDDEN
from tilewright.core.scene import SPECTATOR, Scene
from tilewright.server.table import trace
from tilewright.server.wire import Told

ALL = "all"

_readings = msgspec.json.Decoder(dict[str, msgspec.Raw])
_all = msgspec.json.Decoder(dict[str, dict[str, Any]])
_encoder = msgspec.json.Encoder()


class _Public(msgspec.Struct):
    """As much of an entry as tells how the move was made."""

    words: str = ""
    forced: bool = False


_publics = msgspec.json.Decoder(dict[str, _Public])


def tell(
    game: Game,
    before: Positions,
    action: int,
    after: Positions,
    ply: int,
    seats: int,
    see: Callable[[int], Scene],
    is_forced: bool = False,
) -> str:
    """The log entry of a move for everybody; `see` gives the scene before it. `ply` counts from 1."""
    entry = told.entry(game, before, action, after, ply, seats, see)
    public = see(SPECTATOR), game.scene(after, SPECTATOR)
    last, pieces = trace.last(*public) or UNSET, trace.pieces(*public) or UNSET

    def read_by(viewer: int) -> Told:
        sentence, forced = entry.sentence_for(viewer), is_forced or UNSET
        return Told(ply, entry.actor, entry.words[viewer], sentence, entry.events, forced, last, pieces)

    others = {str(viewer): read_by(viewer) for viewer, own in entry.words.items() if own != entry.words[SPECTATOR]}
    return _encoder.encode({ALL: read_by(SPECTATOR), **others}).decode()


def read(stored: str, viewer: int) -> msgspec.Raw:
    """The log entry as one viewer may read it."""
    readings = _readings.decode(stored)
    return readings.get(str(viewer), readings[ALL])


def prolonged(stored: str, events: Sequence[Event]) -> str:
    """The entry of a move after which more happened."""
    readings = _all.decode(stored)
    for reading in readings.values():
        reading["events"] += msgspec.to_builtins(events)
    return _encoder.encode(readings).decode()


def as_spectator(stored: str) -> str:
    """The entry of a draw that nobody has seen: everybody reads it as a spectator does."""
    return _encoder.encode({ALL: _readings.decode(stored)[ALL]}).decode()


def is_assumed(stored: str) -> bool:
    """Whether nobody has seen what was drawn; only the record needs to know what is assumed."""
    readings = _publics.decode(stored) if stored else {}
    return [*readings] == [ALL] and HIDDEN in readings[ALL].words.split()


def is_forced(stored: str) -> bool:
    """Whether the move was made by itself, because no other was possible."""
    return bool(stored) and _publics.decode(stored)[ALL].forced
