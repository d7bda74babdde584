"""All texts for people, in five languages: Fluent messages of each game, of its family, and of all games."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tilewright.core.message import Message, Say, Value
from tilewright.draft.sentence import sentence

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from tilewright.core.game import Facts

LANGUAGES = ("de", "en", "fr", "it", "nl")
SHARED = Path(__file__).resolve().parent
SEPARATOR = ", "  # between the seats of an argument that names several
NO_ABOUT = "about-draft"  # for a game without an `about` message


class UnknownMessageError(KeyError):
    """A message has no text in a language."""


def homes(facts: "Facts") -> tuple[Path, ...]:
    """The folders with a game's words: its own first, then its family's."""
    family = (SHARED.parent / facts.family / "words",) if facts.family else ()
    return (facts.folder / "words", *family)


def is_complete(folder: Path) -> bool:
    """Whether a folder has words in every language."""
    return all((folder / f"{language}.ftl").is_file() for language in LANGUAGES)


def text(folder: Path, language: str) -> str:
    """The words of a folder in a language, or else in English; nothing if it has neither."""
    files = (folder / f"{one}.ftl" for one in (language, "en"))
    return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), "")


def head(facts: "Facts") -> str:
    """The title and `about` messages of a game that has none."""
    return f"title = {facts.title}\nabout = {{ {NO_ABOUT} }}\n"


@cache
def bundle(folders: tuple[Path, ...], language: str) -> "FluentBundle":
    """All messages in one language; the first folder that has a message wins, the shared ones come last."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r} (possible: {', '.join(LANGUAGES)})")
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 -- slow to load, and often not needed

    def seat(seats: int | str, form: str = "") -> str:
        return _seat(made, str(seats).split(SEPARATOR), form)

    made = FluentBundle([language], {"SEAT": seat}, use_isolating=False)
    for home in (*folders, SHARED):
        made.add_resource(FluentResource(text(home, language)))
    return made


@cache
def speaker(*folders: Path) -> Say:
    """Formats the messages in these folders and the shared ones; plain sentences while words are missing."""
    is_draft = not all(map(is_complete, folders))

    def say(message: Message, language: str) -> str:
        if is_draft and not bundle(folders, language).has_message(message.key):
            return sentence(message)
        return _speak(bundle(folders, language), message, lambda inner: say(inner, language))

    return say


def _speak(texts: "FluentBundle", message: Message, inner: Callable[[Message], str]) -> str:
    if not texts.has_message(message.key):
        raise UnknownMessageError(f"no message '{message.key}' in {texts.locales[0]}")

    def argument(value: Value) -> str | int:
        return inner(value) if isinstance(value, Message) else value

    pattern = texts.get_message(message.key).value
    assert pattern is not None, f"'{message.key}' has attributes only"
    return _format(texts, pattern, {name: argument(value) for name, value in message.args})


def _seat(texts: "FluentBundle", numbers: list[str], form: str) -> str:
    """The result of `SEAT($seat, form: "…")`: players by number, in the form that the sentence needs."""
    from babel.lists import format_list  # noqa: PLC0415 -- Fluent has loaded it by now

    found = texts.get_message("seat" if len(numbers) == 1 else "seats")
    pattern = found.attributes[form] if form else found.value
    return _format(texts, pattern, {"number": format_list(numbers, locale=texts.locales[0])})


def _format(texts: "FluentBundle", pattern: Any, args: dict[str, str | int]) -> str:
    text, errors = texts.format_pattern(pattern, args)
    if errors:
        raise errors[0]
    return str(text)
