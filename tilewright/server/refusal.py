"""Why the server refuses a request: a status for REST, and a message in all languages."""

from pathlib import Path

from tilewright import words
from tilewright.core.message import Message, Value

OWN = Path(__file__).resolve().parent / "words"  # the server's own messages; all their keys begin with server-


class Refused(Exception):
    """A request is refused."""

    def __init__(self, status: int, name: str, /, **args: Value) -> None:
        self.status = status
        self.reason = Message.of(f"server-{name}", **args)
        super().__init__(self.reason.key)

    @classmethod
    def because(cls, status: int, reason: Message) -> "Refused":
        """A refusal with a reason that another part of the server has given."""
        return cls(status, reason.key.removeprefix("server-"), **dict(reason.args))

    @property
    def text(self) -> str:
        """The reason in English."""
        return words.speaker(OWN)(self.reason, "en")
