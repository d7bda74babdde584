"""A sentence before translation: the key of a message and its arguments."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, Union

from tilewright.core.value import quick

Value: TypeAlias = Union[str, int, "Message"]


@quick
@dataclass(frozen=True, slots=True)
class Message:
    """A message key with its arguments; an argument may be a message itself."""

    key: str
    args: tuple[tuple[str, Value], ...] = ()

    @classmethod
    def of(cls, key: str, /, **args: Value) -> "Message":
        """The message `key` with these arguments.

        >>> Message.of("road-finished", tiles=4).args
        (('tiles', 4),)
        """
        return cls(key, tuple(sorted(args.items()) if len(args) > 1 else args.items()))

    def told(self, seat: int) -> "Message":
        """The log sentence for a choice that this seat made: the message `told-…` that belongs to `choice-…`.

        >>> Message.of("choice-lay", field="b3").told(0)
        Message(key='told-lay', args=(('field', 'b3'), ('seat', 1)))
        """
        return Message.of(self.key.replace("choice-", "told-", 1), **dict(self.args), seat=seat + 1)


Say: TypeAlias = Callable[[Message, str], str]
"""Puts a message into a language ("de", "en", "fr", "it", "nl")."""
