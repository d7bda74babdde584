"""A record as JSON: the same contents as its text form, member by member (docs/format.md, record.schema.json).

{
  "format": 1,
  "game": "carcassonne",
  "revision": 1,
  "seats": 2,
  "options": {"river": "no"},
  "notes": ["played by two people"],
  "moves": [
    "draw K",
    "place 0 -1 2",
    "pass"
  ]
}
"""

import json
from itertools import pairwise
from typing import Any

from tilewright.core.record import (
    BYTE_ORDER_MARK,
    HEADS,
    MOST_CHARACTERS,
    MOST_DIGITS,
    MOST_LINES,
    WITH_POSITION,
    Record,
    RecordError,
    check_format,
    check_text,
    read_position,
    tidy,
)

MEMBERS = ("format", "game", "revision", "seats", "options", "position", "notes", "moves")
_REQUIRED = ("format", "game", "revision", "seats", "moves")
_HEAD_LINES = 5  # of the text form: game, revision, seats, a blank line and the end


def write(record: Record) -> str:
    """A record as JSON, one move a line."""
    heads = {
        "format": record.format,
        "game": record.game,
        "revision": record.revision,
        "seats": record.seats,
        "options": dict(record.options),
        "notes": list(record.notes),
    }
    lines = [f"  {_text(name)}: {_text(value)}," for name, value in heads.items()]
    if record.position is not None:
        lines.insert(5, f'  "position": {json.dumps(record.position)},')
    moves = ",\n".join(f"    {_text(move)}" for move in record.moves)
    body = f"[\n{moves}\n  ]" if moves else "[]"
    return "\n".join(["{", *lines, f'  "moves": {body}', "}", ""])


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def read(text: str) -> Record:
    """The record in a JSON text; RecordError says what is wrong, and in which line as far as that is known."""
    check_text(text)
    if len(text) > MOST_CHARACTERS:
        raise RecordError(1, f"the text is longer than {MOST_CHARACTERS:,} characters")
    text = text.removeprefix(BYTE_ORDER_MARK)
    try:
        found = json.loads(text, object_pairs_hook=_once)
    except json.JSONDecodeError as error:
        raise RecordError(error.lineno, f"this is not JSON: {error.msg}") from None
    except RecordError:
        raise
    except (RecursionError, ValueError):  # lists in lists in lists; a number of thousands of digits
        raise RecordError(1, "this is not the JSON of a record") from None
    return _record(found, text)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object, in which no name may appear twice."""
    for one, other in pairwise(sorted(name for name, _ in pairs)):
        if one == other:
            raise RecordError(1, f"'{one}' appears a second time")
    return dict(pairs)


def _record(found: Any, text: str) -> Record:
    if not isinstance(found, dict):
        raise RecordError(1, "the JSON of a record is an object")
    for name in _REQUIRED:
        if name not in found:
            raise RecordError(1, f"there is no '{name}'")
    check_format(1, _number(found, "format"))
    for name in found:
        if name not in MEMBERS:
            raise RecordError(1, f"a record has no member '{name}' (possible: {', '.join(MEMBERS)})")
    moves, notes, options = _texts(found, "moves"), _texts(found, "notes"), _options(found.get("options", {}))
    if len(moves) + len(notes) + len(options) > MOST_LINES - _HEAD_LINES:
        raise RecordError(1, f"the record has more than {MOST_LINES:,} lines")
    return Record(
        position=_position(found),
        game=_game(found["game"]),
        revision=_number(found, "revision"),
        seats=_number(found, "seats"),
        options=options,
        moves=tuple(_move(at, move) for at, move in enumerate(moves)),
        notes=tuple(notes),
        lines=_lines(text, moves),
        head_lines=_head_lines(text, options),
    )


def _number(found: dict[str, Any], name: str) -> int:
    value = found[name]
    if type(value) is not int or not 0 <= value < 10**MOST_DIGITS:
        raise RecordError(1, f"'{name}' must be a whole number, not {json.dumps(value)[:40]}")
    return int(value)


def _position(found: dict[str, Any]) -> dict[str, Any] | None:
    if "position" not in found:
        return None
    if found["format"] < WITH_POSITION:
        raise RecordError(1, f"a record with a 'position' has format {WITH_POSITION}")
    if not isinstance(found["position"], dict):
        raise RecordError(1, "'position' must be an object")
    return read_position(1, json.dumps(found["position"]))


def _game(value: Any) -> str:
    if not isinstance(value, str) or not value or " " in _tidy("game", value):
        raise RecordError(1, "'game' must be one word")
    return value


def _options(value: Any) -> dict[str, str]:
    if not isinstance(value, dict) or not all(isinstance(one, str) for one in value.values()):
        raise RecordError(1, "'options' must be an object of texts")
    for name, chosen in value.items():
        if not name or not chosen or " " in _tidy("options", name):
            raise RecordError(1, "an option must have a name of one word and a value")
        _tidy("options", chosen)
    return dict(value)


def _texts(found: dict[str, Any], name: str) -> list[str]:
    values = found.get(name, [])
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise RecordError(1, f"'{name}' must be a list of texts")
    return [_tidy(name, value) for value in values]


def _move(at: int, move: str) -> str:
    word = move.partition(" ")[0]
    if not word or word in (*HEADS, "end") or word.startswith("#"):
        raise RecordError(1, f"'moves' has '{move[:40]}' as number {at + 1}, which cannot be a move")
    return move


def _tidy(name: str, value: str) -> str:
    """A text as a line of the text form has it, so that both forms say the same."""
    if tidy(value) != value or "\n" in value or "\r" in value or not _is_unicode(value):
        raise RecordError(1, f"'{name}' has {json.dumps(value[:40])}, which is not one line with single spaces")
    return value


def _is_unicode(value: str) -> bool:
    """Whether a text can be written as UTF-8; JSON can also name half a character."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _lines(text: str, moves: list[str]) -> tuple[int, ...]:
    """The line of each move, if they are written in the usual way; otherwise the first."""
    at, line, found = max(text.rfind('"moves"'), 0), 1, []
    line += text.count("\n", 0, at)
    for move in moves:
        begins = text.find(_text(move), at)
        if begins < 0:
            return (1,) * len(moves)
        line += text.count("\n", at, begins)
        at = begins + 1
        found.append(line)
    return tuple(found)


def _head_lines(text: str, options: dict[str, str]) -> dict[str, int]:
    """The line of each member of the head that a later check may name."""
    names = {name: name for name in ("game", "revision", "seats", "position")} | {
        f"option {name}": name for name in options
    }
    return {word: text.count("\n", 0, max(text.find(f"{_text(name)}:"), 0)) + 1 for word, name in names.items()}
