"""A sentence before it is spoken: the key of a message and what it speaks about, in no language yet."""

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
        """The message `key` about these things.

        >>> Message.of("road-finished", tiles=4).args
        (('tiles', 4),)
        """
        return cls(key, tuple(sorted(args.items()) if len(args) > 1 else args.items()))

    def told(self, seat: int) -> "Message":
        """The sentence about a choice that was made: who did it, by the key `told-…` that goes with `choice-…`.

        >>> Message.of("choice-lay", field="b3").told(0)
        Message(key='told-lay', args=(('field', 'b3'), ('seat', 1)))
        """
        return Message.of(self.key.replace("choice-", "told-", 1), **dict(self.args), seat=seat + 1)


Say: TypeAlias = Callable[[Message, str], str]
"""Speaks a message in a language ("de", "en", "fr", "it", "nl")."""
