"""The pieces of The Castles of Tuscany in a terminal: coloured blocks with a word, eleven columns to a hundred units."""

from tilewright.core.palette import SEATS
from tilewright.games.castles_of_tuscany.material import KINDS, PART_FIELDS, PART_KINDS, PARTS, place

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
_SEATS = {seat.name: seat for seat in SEATS}
_EMBLEMS = {"disc": "●", "square": "■", "triangle": "▲", "cross": "✚", "diamond": "◆"}
_POINT_WORDS = {"red-points": "2 red", "green-point": "1 green", "two-cards": "2 cards", "three-cards": "3 cards"}
WIDTH = 7  # of a full-size hexagon, three rows high


def _style(ink: str, ground: str, words: str, bold: bool = True) -> str:
    return f"[{'bold ' if bold else ''}{ink} on {ground}]{words}[/]"


def _block(kind: str, word: str, is_small: bool) -> tuple[str, ...]:
    """A solid block with a word in its middle; a small one is a single row."""
    ink, ground = _COLOURS[kind]
    if is_small:
        return (_style(ink, ground, f"{word[:4]:^4}"),)
    blank = _style(ink, ground, " " * WIDTH)
    return blank, _style(ink, ground, f"{word[:WIDTH]:^{WIDTH}}"), blank


def rows(art_id: str, is_small: bool) -> tuple[str, ...]:
    """The rows of a piece."""
    match art_id.split("/"):
        case ["tile", face]:
            kind = face if face in KINDS else "agriculture"
            return _block(kind, _SHORT.get(face, face), is_small)
        case ["wood", *kind]:
            return _block("wood", _SHORT[kind[0]] if kind else "hexagon", is_small)
        case ["start", seat]:
            return _block("castle", f"{_EMBLEMS[_SEATS[seat].emblem]}start", is_small)
        case ["part", part, turn]:
            return _part(PARTS.index(part), turn == "180", is_small)
        case ["plate", _]:
            return (" ",)
        case ["card", kind] if kind in KINDS:
            return _block(kind, _SHORT[kind], is_small)
        case ["pile", kind]:
            return _block(kind, _SHORT[kind], is_small=True)
        case ["colour", kind, rank]:
            return _block(kind, f"{rank}.{_SHORT[kind]}", is_small=True)
        case ["yield", name]:
            return _block("plain", _POINT_WORDS.get(name, "yield" if name == "back" else name), is_small)
        case ["bonus", name]:
            return _block("plain", f"+{name}", is_small=True)
        case ["card", _]:
            return _block("plain", "cards", is_small)
        case ["stack", seat] if seat in _SEATS:
            return (_style(_SEATS[seat].mark, _SEATS[seat].fill, "  ⬢  "),)
        case ["chip", seat]:
            return (_style(_SEATS[seat].mark, _SEATS[seat].fill, _EMBLEMS[_SEATS[seat].emblem]),)
        case ["marker", seat, points]:
            return (_style(_SEATS[seat].mark, _SEATS[seat].fill, points),)
        case ["count", number]:
            return (_style("#2A2633", "#FFFFFF", number),)
        case ["token", name]:
            ink, ground, word = {"marble": ("#14161B", "#D9DDE2", "M"), "worker": ("#20130A", "#E8862B", "W")}.get(
                name, ("#FFFFFF", "#3F8A4F", "G")
            )
            return (_style(ink, ground, word),)
        case ["space"]:
            return ("[dim]╌╌╌╌╌[/]",)
        case ["stack", _]:
            return (_style(*_COLOURS["plain"], "  ⬢  "),)
    return ("[dim]green and red track[/]",)


def _part(part: int, is_turned: bool, is_small: bool) -> tuple[str, ...]:
    """A region part: its ten fields as words in their colours, where they lie."""
    kinds = [KINDS[kind] for kind in PART_KINDS[part, int(is_turned)]]
    across, down, wide = (5, 1, 4) if is_small else (8, 2, WIDTH)
    lines: list[dict[int, str]] = [{} for _ in range(6 * down + 1)]
    for field in range(PART_FIELDS):
        column, height = place(field, (0, 0))
        word = f"{_SHORT[kinds[field]][:wide]:^{wide}}"
        lines[down * height][across * column] = f"[{_COLOURS[kinds[field]][1]}]{word}[/]"
    width = 2 * across + wide
    found = []
    for line in lines:
        row, at = "", 0
        for start in sorted(line):
            row += " " * (start - at) + line[start]
            at = start + wide
        found.append(row + " " * (width - at))
    return tuple(found)
