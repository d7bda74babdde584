"""The kinds of text and numbers in messages, with their limits, and the server's own sentences."""

from typing import Annotated

from msgspec import Meta

from tilewright.core.message import Message

MOST_BYTES = 4096  # of a message from a browser
MOST_CHAT = 300
CODE_LENGTH = 8
Name = Annotated[str, Meta(max_length=32)]
Title = Annotated[str, Meta(max_length=60)]
Word = Annotated[str, Meta(max_length=40)]
Words = Annotated[str, Meta(max_length=400)]
Token = Annotated[str, Meta(max_length=64)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]


def key(name: str, /, **args: str | int) -> Message:
    """One of the server's own messages."""
    return Message.of(f"server-{name}", **args)
