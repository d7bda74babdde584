"""The messages from the server: the table, and everything that happens there."""

from typing import Literal

from msgspec import Struct

from tilewright.core.message import Message
from tilewright.core.scene import Scene
from tilewright.server.table.chance import Contribution
from tilewright.server.table.patch import Patch
from tilewright.server.wire.answer import Advice, Draws, FeaturesAnswer, Preview, Suggestion, Why
from tilewright.server.wire.table import Encoded, Missed, Over, Table, Turn

Outcome = Literal["granted", "declined", "withdrawn", "overtaken"]  # overtaken: play continued before all had agreed


class Chat(Struct, tag="chat", tag_field="type"):
    """A chat message."""

    at: int
    seat: int | None
    name: str
    text: str
    note: Message | None = None  # something that happened at the table, instead of text


class UndoAsked(Struct, tag="undo_asked", tag_field="type"):
    """A player asks to undo."""

    request: int
    seat: int
    ply: int
    waiting: list[int]


class UndoAnswered(Struct, tag="undo_answered", tag_field="type"):
    """The outcome of a request to undo."""

    request: int
    outcome: Outcome
    by: int | None = None  # who declined


class Commitments(Struct, tag="commitments", tag_field="type"):
    """What the server and the browsers have committed to; it can no longer change."""

    commitment: str
    hashes: tuple[Contribution, ...]


class State(Struct, tag="state", tag_field="type"):
    """The whole table as a viewer may see it."""

    table: Table
    you: list[int]
    tokens: list[int | None]
    version: int
    since: int
    ply: int
    moves: list[Encoded]
    turn: Turn | None
    scene: Scene | None
    chat: list[Chat]
    undo: UndoAsked | None
    over: Over | None
    chance: Commitments | None = None  # while nonces are being revealed
    missed: list[Missed] = []


class Update(Struct, tag="update", tag_field="type"):
    """The game has changed."""

    version: int
    since: int  # the version of the scene to which the patch applies
    ply: int
    kept: int
    moves: list[Encoded]
    turn: Turn
    scene: Patch
    over: Over | None


class TableChanged(Struct, tag="table", tag_field="type"):
    """The seats or the status of the table have changed."""

    table: Table


class Refuse(Struct, tag="refuse", tag_field="type"):
    """Why a message was refused."""

    id: str | None
    reason: Message
    clause: str
    version: int


class Thinking(Struct, tag="thinking", tag_field="type"):
    """Which bot is thinking."""

    seat: int | None


class Pong(Struct, tag="pong", tag_field="type"):
    """The answer to a ping."""


FromServer = (
    State
    | Update
    | TableChanged
    | Refuse
    | Commitments
    | UndoAsked
    | UndoAnswered
    | Thinking
    | Chat
    | Preview
    | Why
    | FeaturesAnswer
    | Draws
    | Suggestion
    | Advice
    | Pong
)
