"""A sentence before it is spoken: the key of a message and what it speaks about, in no language yet."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, Union

Value: TypeAlias = Union[str, int, "Message"]


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


Say: TypeAlias = Callable[[Message, str], str]
"""Speaks a message in a language ("de", "en", "fr", "it", "nl")."""
