"""A chat message on its way to the store and back; what the server says itself is stored as a note."""

from typing import Any

import msgspec

from tilewright.core.message import Message
from tilewright.server import wire
from tilewright.server.store.database import ChatRow

_note = msgspec.json.Decoder(Message)


def stored(code: str, said: wire.Chat) -> dict[str, Any]:
    """The columns of a chat message of a table."""
    note = msgspec.json.encode(said.note).decode() if said.note is not None else ""
    return {"code": code, **msgspec.structs.asdict(said), "note": note}


def read(row: ChatRow) -> wire.Chat:
    """A stored chat message as everybody reads it."""
    return wire.Chat(row.at, row.seat, row.name, row.text, _note.decode(row.note) if row.note else None)
