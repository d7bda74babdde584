"""Everything a person reads, in five languages: Fluent messages shared by all games, and those of each game."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tilewright.core.message import Message, Say, Value

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("de", "en", "fr", "it", "nl")
SHARED = Path(__file__).resolve().parent


class UnknownMessageError(KeyError):
    """A message that has no text in a language."""


@cache
def bundle(folder: Path, language: str) -> "FluentBundle":
    """All messages of one language: the shared ones, then a game's own."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 -- slow to load, and often nothing is said

    made = FluentBundle([language], use_isolating=False)
    for home in (SHARED, folder):
        made.add_resource(FluentResource((home / f"{language}.ftl").read_text(encoding="utf-8")))
    return made


@cache
def speaker(folder: Path) -> Say:
    """Speaks the messages of the game whose words lie in this folder."""

    def say(message: Message, language: str) -> str:
        return _speak(bundle(folder, language), message, lambda inner: say(inner, language))

    return say


def _speak(texts: "FluentBundle", message: Message, inner: Callable[[Message], str]) -> str:
    if not texts.has_message(message.key):
        raise UnknownMessageError(f"no message '{message.key}' in {texts.locales[0]}")

    def argument(value: Value) -> str | int:
        return inner(value) if isinstance(value, Message) else value

    pattern = texts.get_message(message.key).value
    assert pattern is not None, f"'{message.key}' has attributes only"
    text, errors = texts.format_pattern(pattern, {name: argument(value) for name, value in message.args})
    if errors:
        raise errors[0]
    return str(text)
