"""The pieces of Tabula Rasa for a terminal: rows of equal width with Rich markup.

The first row of a knight shows its colour and number, so that stacks can be read row by row.
"""

from tilewright.art import figures
from tilewright.core.palette import DAY
from tilewright.games.tabula_rasa.rules import material
from tilewright.games.tabula_rasa.table.art.colours import colours

_OWN = colours(DAY)
_LETTERS = {"red": "R", "green": "G", "blue": "B", "violet": "V", "yellow": "Y"}
_POINTS = {material.territory(place): int(points) for place, points in enumerate(material.TERRITORY_POINTS)}


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
            band = f"[bold {_ink(colour)} on {_OWN.knights[colour].fill}]    {number}{_LETTERS[colour]} [/]"
            return (band, *_framed(f"{DAY.ink} on {_OWN.face}", "  ♞  ")[1:])
        case ["territory", "turned"] | ["treasure"]:
            return _tile(" ▣ ", material.TREASURE_POINTS)
        case ["territory", name, "out"] | ["territory", name]:
            return _tile(_LETTERS.get(name, name).center(3), _POINTS[name], name, is_out=art_id.endswith("/out"))
        case ["treasure", "out"]:
            return _tile(" ▣ ", material.TREASURE_POINTS, is_out=True)
        case ["castle", *rest]:
            return _tile("♜♜♜", material.CASTLE_POINTS, is_out=bool(rest))
        case ["lane", *_]:
            return ("[default] [/]",)  # a lane only tints the table
        case _:  # chip/SEAT
            return (figures.chip_text(figures.BY_NAME[art_id.split("/")[1]]),)


def _ink(colour: str) -> str:
    return DAY.ink if colour == "yellow" else "#FFFFFF"


def _framed(style: str, *rows: str) -> tuple[str, ...]:
    body = [f"╭{'─' * len(rows[0])}╮", *(f"│{row}│" for row in rows), f"╰{'─' * len(rows[0])}╯"]
    return tuple(f"[{style}]{row}[/]" for row in body)


def _tile(sign: str, points: int, name: str = "", is_out: bool = False) -> tuple[str, ...]:
    """A sign, and its points in brackets as on a coin; a tile that nobody won is dim."""
    style = f"{DAY.ink} on {_OWN.tile}"
    if name in material.COLOURS:
        style = f"{_ink(name)} on {_OWN.knights[name].fill}"
    faint = "dim " if is_out else "bold "
    return tuple(f"[{faint}{style}]{row}[/]" for row in (f"  {sign}  ", f"  ({points})  "))
