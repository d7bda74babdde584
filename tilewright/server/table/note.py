"""Notes in the chat of a table: what the server says itself, as messages that each browser says in its language."""

from typing import Any

import msgspec

from tilewright.core.message import Message
from tilewright.server import wire
from tilewright.server.store.database import ChatRow


def chat_of(row: ChatRow) -> wire.Chat:
    """A stored chat message."""
    note = msgspec.json.decode(row.note, type=Message) if row.note else None
    return wire.Chat(row.at, row.seat, row.name, row.text, note)


def columns(said: wire.Chat) -> dict[str, Any]:
    """A chat message as it is stored."""
    note = msgspec.json.encode(said.note).decode() if said.note else ""
    return {"at": said.at, "seat": said.seat, "name": said.name, "text": said.text, "note": note}
