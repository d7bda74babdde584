"""A sentence before translation: the key of a message and its arguments."""

from collections.abc import Callable, Sequence
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

    @classmethod
    def listed(cls, messages: "Sequence[Message]", most: int | None = None) -> "Message":
        """Several messages, at least one, as a list; of more than `most`, the others are only counted.

        >>> Message.listed([Message("city"), Message("road")])
        Message(key='listed', args=(('first', Message(key='city', args=())), ('rest', Message(key='road', args=()))))
        """
        if most and len(messages) > most:
            return cls.of("listed-more", listed=cls.listed(messages[:most]), count=len(messages) - most)
        first, *rest = messages
        return cls.of("listed", first=first, rest=cls.listed(rest)) if rest else first

    def told(self, seat: int) -> "Message":
        """The log sentence for a choice that this seat made: the message `told-…` that belongs to `choice-…`.

        >>> Message.of("choice-lay", field="b3").told(0)
        Message(key='told-lay', args=(('field', 'b3'), ('seat', 1)))
        """
        return Message.of(self.key.replace("choice-", "told-", 1), **dict(self.args), seat=seat + 1)


Say: TypeAlias = Callable[[Message, str], str]
"""Puts a message into a language ("de", "en", "fr", "it", "nl")."""
