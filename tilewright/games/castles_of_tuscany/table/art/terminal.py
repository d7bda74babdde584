"""The pieces of The Castles of Tuscany in a terminal: coloured blocks, each with a word."""

from collections.abc import Callable

from tilewright.art import figures
from tilewright.games.castles_of_tuscany.rules import material
from tilewright.games.castles_of_tuscany.table import layout

_COLUMNS_PER_UNIT, _ROWS_PER_UNIT = 11 / 100, 5 / 100  # of a terminal

_COLOURS = {
    "castle": ("#FFFFFF", "#1F5238"),
    "city": ("#FFFFFF", "#B23A32"),
    "manor": ("#FFFFFF", "#177C84"),
    "agriculture": ("#1B2A08", "#A3CB55"),
    "quarry": ("#14161B", "#AAB2BD"),
    "village": ("#20130A", "#E8862B"),
    "monastery": ("#241D02", "#F4CB3C"),
    "carriage": ("#2A2114", "#E2CFAE"),
    "wood": ("#FFFFFF", "#8A5F38"),
    "plain": ("#2A2633", "#F0E8D6"),
}
_EMPTY = {"castle": "#4FA37A", "manor": "#38A6AE", "city": "#E0665C"}  # of empty fields whose own colour is too dark
_SHORT = {
    "castle": "castle",
    "city": "city",
    "manor": "manor",
    "agriculture": "agri",
    "quarry": "quarry",
    "village": "village",
    "monastery": "monast",
    "carriage": "cart",
    "pigs-vines": "pig·vin",
    "olives-grain": "oli·gra",
}
_POINT_WORDS = {
    "red-points": "2 red",
    "green-point": "1 green",
    "two-cards": "2 cards",
    "three-cards": "3 cards",
    "back": "yield",
}
_WIDTH, _SMALL_WIDTH = 7, 4  # of a hexagon; a full-size one is three rows high


def _style(ink: str, ground: str, words: str) -> str:
    return f"[bold {ink} on {ground}]{words}[/]"


def _block(kind: str, word: str, is_small: bool) -> tuple[str, ...]:
    """A solid block with a word in the middle; a small one is a single row."""
    if is_small:
        return _strip(kind, word, is_small)
    blank = _style(*_COLOURS[kind], " " * _WIDTH)
    return blank, *_strip(kind, word, is_small), blank


def _strip(kind: str, word: str, is_small: bool) -> tuple[str, ...]:
    """A single row with a word."""
    wide = _SMALL_WIDTH if is_small else _WIDTH
    return (_style(*_COLOURS[kind], f"{word[:wide]:^{wide}}"),)


def _stack(name: str) -> tuple[str, ...]:
    seat = figures.BY_NAME.get(name)
    return (figures.token_text(seat, "  ⬢  ") if seat else _style(*_COLOURS["plain"], "  ⬢  "),)


def _start(seat: str, is_small: bool) -> tuple[str, ...]:
    return _block("castle", f"{figures.EMBLEM_CHARACTERS[figures.BY_NAME[seat].emblem]}start", is_small)


def _card(kind: str, is_small: bool) -> tuple[str, ...]:
    return _block(kind, _SHORT[kind], is_small) if kind in material.KINDS else _block("plain", "cards", is_small)


def _pile(kind: str) -> tuple[str, ...]:
    return _card(kind, is_small=True) if kind in material.KINDS else (_style(*_COLOURS["plain"], "▯"),)


def _tile(face: str, is_small: bool) -> tuple[str, ...]:
    return _block(face if face in material.KINDS else "agriculture", _SHORT.get(face, face), is_small)


_TOKENS = {
    "marble": ("#14161B", "#D9DDE2", "M"),
    "worker": ("#20130A", "#E8862B", "W"),
    "green": ("#FFFFFF", "#3F8A4F", "G"),
}
_ROWS: dict[str, Callable[[list[str], bool], tuple[str, ...]]] = {
    "tile": lambda names, is_small: _tile(names[0], is_small),
    "wood": lambda names, is_small: _block("wood", _SHORT[names[0]] if names else "hexagon", is_small),
    "start": lambda names, is_small: _start(names[0], is_small),
    "part": lambda names, is_small: _part(material.PARTS.index(names[0]), names[1] == "180", is_small),
    "plate": lambda names, is_small: (" ",),
    "card": lambda names, is_small: _card(names[0], is_small),
    "pile": lambda names, is_small: _pile(names[0]),
    "colour": lambda names, is_small: _block(names[0], f"{names[1]}.{_SHORT[names[0]]}", True),
    "yield": lambda names, is_small: _block("plain", _POINT_WORDS.get(names[0], names[0]), is_small),
    "bonus": lambda names, is_small: _strip("plain", f"+{names[0]}", is_small),
    "stack": lambda names, is_small: _stack(names[0]),
    "chip": lambda names, is_small: (figures.chip_text(figures.BY_NAME[names[0]]),),
    "marker": lambda names, is_small: (figures.token_text(figures.BY_NAME[names[0]], names[1]),),
    "count": lambda names, is_small: (_style("#2A2633", "#FFFFFF", names[0]),),
    "token": lambda names, is_small: (_style(*_TOKENS[names[0]]),),
    "space": lambda names, is_small: ("[dim]╌╌╌╌╌[/]",),
    "tracks": lambda names, is_small: ("[dim]green and red track[/]",),
}


def rows(art_id: str, is_small: bool) -> tuple[str, ...]:
    """The rows of a piece."""
    family, *names = art_id.split("/")
    return _ROWS[family](names, is_small)


def _part(part: int, is_turned: bool, is_small: bool) -> tuple[str, ...]:
    """A region part: its ten fields as words in their colours and places."""
    kinds = [material.KINDS[kind] for kind in material.PART_KINDS[part, int(is_turned)]]
    scale, wide = (layout.SMALL, _SMALL_WIDTH) if is_small else (1.0, _WIDTH)
    across, down = scale * layout.STEP_X * _COLUMNS_PER_UNIT, scale * layout.STEP_Y * _ROWS_PER_UNIT
    lines: dict[int, dict[int, str]] = {row: {} for row in range(-round(3 * down), round(3 * down) + 1)}
    for field in range(material.FIELDS_PER_PART):
        column, height = material.cell(field, (0, 0))
        word = f"{_SHORT[kinds[field]][:wide]:^{wide}}"
        colour = _EMPTY.get(kinds[field], _COLOURS[kinds[field]][1])
        lines[round((height - 3) * down)][round(column * across)] = f"[{colour}]{word}[/]"
    width = round(2 * across) + wide
    return tuple(_line(words, wide, width) for words in lines.values())


def _line(words: dict[int, str], wide: int, width: int) -> str:
    """Words of equal width at their places in a row."""
    row, at = "", 0
    for start in sorted(words):
        row += " " * (start - at) + words[start]
        at = start + wide
    return row + " " * (width - at)
