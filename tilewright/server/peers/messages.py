"""The messages between processes that share a PostgreSQL database. A notification carries less than 8,000 bytes."""

import msgspec

from tilewright.server import wire
from tilewright.server.table.request import Request


class Poke(msgspec.Struct, tag_field="type", tag="poke"):
    """The log of a table has grown to this version."""

    code: str
    version: int
    by: str


class TableChanged(msgspec.Struct, tag_field="type", tag="table"):
    """The seats or the status of a table changed."""

    code: str
    by: str


class PersonChanged(msgspec.Struct, tag_field="type", tag="person"):
    """Keys or seats of a person are void."""

    person: str
    by: str


class Spread(msgspec.Struct, tag_field="type", tag="spread"):
    """A message for all viewers of a table, numbered by its sender so that nobody is sent it twice."""

    code: str
    by: str
    number: int
    message: msgspec.Raw


class Said(msgspec.Struct, tag_field="type", tag="said"):
    """A chat message; `id` is its id in the store and must be the last field."""

    code: str
    said: wire.Chat
    id: int


class Asked(msgspec.Struct, tag_field="type", tag="asked"):
    """The open request to undo at a table; None if there is none any more."""

    code: str
    by: str
    request: Request | None
    ended_by: int | None = None  # the seat that declined or withdrew it


class Here(msgspec.Struct, tag_field="type", tag="here"):
    """Which seats and how many spectators are connected to a table at one process."""

    code: str
    by: str
    seats: list[int]
    spectators: int
    asking: list[int] = []  # the seats whose players want to decide even if only one move is possible


class Who(msgspec.Struct, tag_field="type", tag="who"):
    """A process that was cut off for a while asks the others for Here and Asked."""

    by: str


class Owner(msgspec.Struct, tag_field="type", tag="owner"):
    """A process has taken a room; `code` must be the last field."""

    by: str
    code: str


class Free(msgspec.Struct, tag_field="type", tag="free"):
    """A process has released a room because nobody is connected to it there."""

    code: str
    by: str


class Bye(msgspec.Struct, tag_field="type", tag="bye"):
    """A process is shutting down: its rooms are free."""

    by: str


class Forward(msgspec.Struct, tag_field="type", tag="hand"):
    """A command for the owner of a room; it may arrive several times with the same number."""

    to: str
    by: str
    number: int
    code: str
    seats: list[int]
    name: str
    command: wire.Command


class Reply(msgspec.Struct, tag_field="type", tag="reply"):
    """The command was done, or refused, or belongs to another owner."""

    to: str
    number: int
    refuse: wire.Refuse | None = None
    owner: str = ""


Peer = Poke | TableChanged | PersonChanged | Spread | Said | Asked | Here | Who | Owner | Free | Bye | Forward | Reply
_DECODER = msgspec.json.Decoder(Peer)
_ENCODER = msgspec.json.Encoder()


def encode(message: Peer) -> str:
    """A message as text."""
    return _ENCODER.encode(message).decode()


def decode(text: str) -> Peer:
    """The message in a text; msgspec.MsgspecError if another version of this program sent it."""
    message: Peer = _DECODER.decode(text)
    return message
