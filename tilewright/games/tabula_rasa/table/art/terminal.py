"""The pieces of Tabula Rasa for a terminal: rows of equal width with Rich markup.

The first row of a knight says all there is to know, so that stacks can be read row by row.
"""

from tilewright.core.palette import DAY, SEATS
from tilewright.games.tabula_rasa.rules.material import (
    CASTLE_POINTS,
    COLOURS,
    TERRITORIES,
    TERRITORY_POINTS,
    TREASURE_POINTS,
)
from tilewright.games.tabula_rasa.rules.material import territory as territory_name
from tilewright.games.tabula_rasa.table.art.colours import colours

_OWN = colours(DAY)
_INITIALS = {"red": "R", "green": "G", "blue": "B", "violet": "V", "yellow": "Y"}
_EMBLEMS = {"disc": "●", "square": "■", "triangle": "▲", "cross": "✚", "diamond": "◆"}
_POINTS = {territory_name(place): int(TERRITORY_POINTS[place]) for place in range(TERRITORIES)}


def text(art_id: str) -> tuple[str, ...]:
    """A piece in rows; the id must be one of the game's."""
    match art_id.split("/"):
        case ["card", "back"]:
            return _framed(f"{DAY.paper} on {_OWN.back}", "╳╳╳╳╳", "╳╳♞╳╳")
        case ["hand", "back"]:
            return (f"[{DAY.paper} on {_OWN.back}]♞[/]",)
        case ["removed"]:
            return (f"[{DAY.paper} on {_OWN.back}] ♞ ♞ [/]",)
        case ["stock", count]:
            return _framed(f"{DAY.paper} on {_OWN.back}", "╳╳♞╳╳", f"{count:^5}")
        case ["card", colour, number]:
            band = f"[bold {_ink(colour)} on {_OWN.knights[colour].fill}]    {number}{_INITIALS[colour]} [/]"
            return (band, *_framed(f"{DAY.ink} on {_OWN.face}", "  ♞  ")[1:])
        case ["territory", "turned"] | ["treasure"]:
            return _tile(" ▣ ", TREASURE_POINTS)
        case ["territory", name, "out"] | ["territory", name]:
            return _tile(_INITIALS.get(name, name).center(3), _POINTS[name], name, is_out=art_id.endswith("/out"))
        case ["treasure", "out"]:
            return _tile(" ▣ ", TREASURE_POINTS, is_out=True)
        case ["castle", *rest]:
            return _tile("♜♜♜", CASTLE_POINTS, is_out=bool(rest))
        case ["lane", *_]:
            return ("[default] [/]",)  # a lane only tints the table
        case _:
            return (_token(art_id.split("/")[1], ""),)


def _ink(colour: str) -> str:
    return DAY.ink if colour == "yellow" else "#FFFFFF"


def _framed(style: str, *rows: str) -> tuple[str, ...]:
    body = [f"╭{'─' * len(rows[0])}╮", *(f"│{row}│" for row in rows), f"╰{'─' * len(rows[0])}╯"]
    return tuple(f"[{style}]{row}[/]" for row in body)


def _tile(sign: str, points: int, name: str = "", is_out: bool = False) -> tuple[str, ...]:
    """A sign, and its worth in brackets as on a coin; what nobody won is dim."""
    style = f"{DAY.ink} on {_OWN.tile}"
    if name in COLOURS:
        style = f"{_ink(name)} on {_OWN.knights[name].fill}"
    faint = "dim " if is_out else "bold "
    return tuple(f"[{faint}{style}]{row}[/]" for row in (f"  {sign}  ", f"  ({points})  "))


def _token(seat: str, character: str) -> str:
    known = next(colours for colours in SEATS if colours.name == seat)
    return f"[bold {known.mark} on {known.fill}]{character or _EMBLEMS[known.emblem]}[/]"
