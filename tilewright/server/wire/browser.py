"""The messages from the browser: commands, and questions."""

from typing import Annotated

from msgspec import Meta, Struct

from tilewright.server.wire.word import MOST_CHAT, Hex, Name, SeatNumber, Token, Version, Word, Words


class Hello(Struct, tag="hello", tag_field="type"):
    """A browser introduces itself, with the tokens of its seats."""

    tokens: Annotated[list[Token], Meta(max_length=16)] = []
    version: Version = 0
    name: Name = ""
    key: Token = ""  # of the person, if they have one
    hash: Hex | None = None  # SHA-256 of the nonce that this browser contributes to the draws
    asks: bool = False  # its player wants to decide even if only one move is possible


class Play(Struct, tag="play", tag_field="type"):
    """Play a move."""

    version: Version
    seat: SeatNumber
    move: Words
    end: bool = False
    id: Word | None = None


class End(Struct, tag="end", tag_field="type"):
    """End a turn that is held."""

    version: Version
    seat: SeatNumber
    id: Word | None = None


class Undo(Struct, tag="undo", tag_field="type"):
    """Undo, or ask the others to allow it."""

    version: Version
    seat: SeatNumber
    id: Word | None = None


class EnterDraw(Struct, tag="enter", tag_field="type"):
    """Enter what was drawn from the real game."""

    version: Version
    move: Words
    id: Word | None = None


class TakeBack(Struct, tag="take_back", tag_field="type"):
    """Take back what was entered, from a ply on; without one, the last entry."""

    version: Version
    ply: Version | None = None
    id: Word | None = None


class Finish(Struct, tag="finish", tag_field="type"):
    """The game with the real material ended here."""

    version: Version
    id: Word | None = None


class Consent(Struct, tag="consent", tag_field="type"):
    """Allow or decline another player's request to undo."""

    request: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    agree: bool
    id: Word | None = None


class Commit(Struct, tag="commit", tag_field="type"):
    """A browser commits to a nonce; None: it contributes nothing to the draws."""

    hash: Hex | None = None
    id: Word | None = None


class Leave(Struct, tag="leave", tag_field="type"):
    """Hand a seat to a bot until its player returns."""

    seat: SeatNumber
    level: Word
    id: Word | None = None


class Return(Struct, tag="return", tag_field="type"):
    """Take a seat back from its bot."""

    seat: SeatNumber
    id: Word | None = None


class Resign(Struct, tag="resign", tag_field="type"):
    """Give a game up; a bot may play on."""

    seat: SeatNumber
    id: Word | None = None


class StandIn(Struct, tag="stand_in", tag_field="type"):
    """Let a bot play for somebody who is absent."""

    seat: SeatNumber
    level: Word
    id: Word | None = None


class Reveal(Struct, tag="reveal", tag_field="type"):
    """The nonce this browser committed to."""

    nonce: Hex
    id: Word | None = None


class LookAs(Struct, tag="look", tag_field="type"):
    """Show the table as another of my seats sees it."""

    seat: SeatNumber | None = None


class Say(Struct, tag="chat", tag_field="type"):
    """Send a chat message."""

    text: Annotated[str, Meta(max_length=MOST_CHAT)]
    seat: SeatNumber | None = None
    id: Word | None = None


class Ping(Struct, tag="ping", tag_field="type"):
    """Are you there?"""


class AskPreview(Struct, tag="preview", tag_field="type"):
    """What would this move do?"""

    version: Version
    seat: SeatNumber
    move: Words
    id: Word | None = None


class AskWhy(Struct, tag="why", tag_field="type"):
    """Why can nothing be played here?"""

    version: Version
    seat: SeatNumber
    area: Word
    x: Annotated[float, Meta(ge=-1e6, le=1e6)]
    y: Annotated[float, Meta(ge=-1e6, le=1e6)]
    move: Words = ""
    id: Word | None = None


class AskFeatures(Struct, tag="features", tag_field="type"):
    """Which features are on the table?"""

    id: Word | None = None


class AskSuggestion(Struct, tag="suggest", tag_field="type"):
    """What could I simply choose?"""

    version: Version
    seat: SeatNumber
    id: Word | None = None


class AskDraws(Struct, tag="draws", tag_field="type"):
    """What may have been drawn from the real game?"""

    version: Version
    id: Word | None = None


class AskAdvice(Struct, tag="advice", tag_field="type"):
    """How does the game stand for my seat, and, with `hint`, what could I play? Worked out in the background."""

    version: Version
    seat: SeatNumber
    hint: bool = False
    id: Word | None = None


Question = AskPreview | AskWhy | AskFeatures | AskSuggestion | AskDraws
HandCommand = EnterDraw | TakeBack | Finish  # at a table with the real game
FromBrowser = Hello | Play | End | Undo | HandCommand | Consent | Reveal | LookAs | Say | Ping | Question | AskAdvice
SeatCommand = Leave | Return | Resign | StandIn  # these come by REST
Command = Play | End | Undo | HandCommand | Consent | Commit | Reveal | Say | SeatCommand
