"""Notes in the chat of a table: what happened to its seats, as messages that each browser says in its language."""

from typing import Any

import msgspec

from tilewright.core.message import Message
from tilewright.server import wire
from tilewright.server.bots.levels import USUAL_LEVEL
from tilewright.server.store.change import Line
from tilewright.server.store.database import ChatRow
from tilewright.server.table.loss import STAND_IN


def of_line(line: Line) -> Message:
    """The lot has decided who begins, a seat has resigned, or its time is up."""
    if line.kind == "lot":
        return _note("note-lot", seat=1)  # the seats are rotated
    if line.kind == "stop":
        return _note("note-stopped", seat=line.seat + 1)
    if line.kind == "resign":
        return _note("note-resigned", seat=line.seat + 1)
    if line.words == STAND_IN:
        return _note("note-time", seat=line.seat + 1, level=_level(USUAL_LEVEL))
    return _note("note-time-lost", seat=line.seat + 1)


def left(seat: int, level: str) -> Message:
    """A player has handed their seat to a bot."""
    return _note("note-left", seat=seat + 1, level=_level(level))


def returned(seat: int) -> Message:
    """A player has taken their seat back."""
    return _note("note-returned", seat=seat + 1)


def took_over(seat: int, bot: str) -> Message:
    """Somebody has taken over the seat of a bot."""
    return _note("note-took", seat=seat + 1, bot=bot)


def stand_in(seat: int, by: int, level: str) -> Message:
    """A player has seated a bot for somebody who is absent."""
    return _note("note-stand-in", seat=seat + 1, actor=by + 1, level=_level(level))


def archived(days: int) -> Message:
    """Nobody has been at the table for some days."""
    return _note("note-archived", days=days)


def _note(name: str, **args: str | int | Message) -> Message:
    return Message.of(f"server-{name}", **args)


def _level(level: str) -> Message:
    return Message.of(f"server-level-{level}")


# ---- in the store


def chat_of(row: ChatRow) -> wire.Chat:
    """A stored chat message."""
    note = msgspec.json.decode(row.note, type=Message) if row.note else None
    return wire.Chat(row.at, row.seat, row.name, row.text, note)


def columns(said: wire.Chat) -> dict[str, Any]:
    """A chat message as it is stored."""
    note = msgspec.json.encode(said.note).decode() if said.note else ""
    return {"at": said.at, "seat": said.seat, "name": said.name, "text": said.text, "note": note}
