"""What tells the seats of a table apart: their colours, and names for bots; no two alike."""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import replace

from tilewright.core.palette import SEATS as PALETTE
from tilewright.server import names
from tilewright.server.refusal import Refused
from tilewright.server.store.database import SeatRow
from tilewright.server.table.world import colour_of

# Short names that are read alike in all our languages.
BOT_NAMES = (
    "Bruno",
    "Dora",
    "Elio",
    "Fenna",
    "Ida",
    "Juno",
    "Lotta",
    "Milo",
    "Nele",
    "Otto",
    "Piet",
    "Remo",
    "Selma",
    "Toni",
    "Vera",
    "Wanda",
)


def bot_name(wished: str, taken: Iterable[str]) -> str:
    """The name of a bot: as wished, or one that nobody else at the table has."""
    used = set(taken)
    free = [name for name in BOT_NAMES if name not in used] or list(BOT_NAMES)
    return names.numbered(names.name(wished) or secrets.choice(free), used)


def colours(wished: Sequence[int | None]) -> list[int]:
    """A colour for each seat. Of several seats with the same wish the first gets it; the others get the colour of
    their number if that is free, else the first free one.
    """
    given: dict[int, int] = {}
    for seat, colour in enumerate(wished):
        if colour is not None and colour < len(PALETTE) and colour not in given.values():
            given[seat] = colour
    for seat in range(len(wished)):
        if seat not in given:
            free = [colour for colour in range(len(PALETTE)) if colour not in given.values()]
            given[seat] = seat if seat in free else free[0]
    return [given[seat] for seat in range(len(wished))]


def recoloured(seats: Sequence[SeatRow], number: int, colour: int) -> list[SeatRow]:
    """The seats that change when one takes another colour: it swaps with the seat that has it."""
    if colour >= len(PALETTE):
        raise Refused(422, "no-colour")
    own = colour_of(seats[number])
    other = [replace(seat, colour=own) for seat in seats if seat.seat != number and colour_of(seat) == colour]
    return [replace(seats[number], colour=colour), *other]
