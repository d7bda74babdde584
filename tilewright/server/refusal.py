"""Why the server refuses a request: a status for REST, and a message in all languages."""

from pathlib import Path

from tilewright import words
from tilewright.core.message import Message

OWN = Path(__file__).resolve().parent / "words"  # the server's own messages; all their keys begin with server-


class Refused(Exception):
    """A request is refused."""

    def __init__(self, status: int, name: str, /, **args: str | int) -> None:
        self.status = status
        self.reason = Message.of(f"server-{name}", **args)
        super().__init__(self.reason.key)

    @property
    def text(self) -> str:
        """The reason in English."""
        return words.speaker(OWN)(self.reason, "en")
