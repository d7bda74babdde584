"""Cleans texts that people enter: nothing invisible, and nothing that covers neighbouring lines."""

import unicodedata
from collections.abc import Iterable, Iterator

MOST_NAME = 32
MOST_MARKS = 2  # combining marks on one character
EMOJI_STYLE = "\ufe0e\ufe0f"  # harmless in a text, but in names they would let two different names look the same

# Characters that show nothing: Unicode's default ignorables, and the blank Braille pattern.
_INVISIBLE = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0D),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)


def plain(text: str) -> str:
    """A text on one line, without invisible characters."""
    visible = unicodedata.normalize("NFC", "".join(one for one in text if not _is_invisible(one)))
    spaced = "".join(one if one.isprintable() else " " for one in visible)
    return " ".join("".join(_without_stacks(spaced)).split())


def name(text: str) -> str:
    """A cleaned name, the same for all names that look alike; empty if nothing visible is left."""
    folded = unicodedata.normalize("NFKC", text)
    return plain("".join(one for one in folded if one not in EMOJI_STYLE))[:MOST_NAME].rstrip()


def numbered(wanted: str, taken: Iterable[str]) -> str:
    """A name, followed by a number if somebody else has the same name."""
    known = {one.casefold() for one in taken}
    made, number = wanted, 1
    while made and made.casefold() in known:
        number += 1
        made = f"{wanted[: MOST_NAME - 1 - len(str(number))].rstrip()} {number}"
    return made


def _is_invisible(one: str) -> bool:
    code = ord(one)
    return any(first <= code <= last for first, last in _INVISIBLE)


def _without_stacks(text: str) -> Iterator[str]:
    """The text with at most MOST_MARKS combining marks on each character, and none without a character."""
    marks = MOST_MARKS
    for one in text:
        if unicodedata.category(one) in ("Mn", "Me"):
            marks += 1
            if marks <= MOST_MARKS:
                yield one
        else:
            marks = MOST_MARKS if one == " " else 0
            yield one
