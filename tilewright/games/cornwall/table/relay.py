"""The land of a position in words, laid again tile by tile by the rules: what can be added to it or taken away."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np

from tilewright.core.edit import State
from tilewright.core.game import Positions, clone
from tilewright.core.message import Message
from tilewright.core.move import Refusal
from tilewright.games.cornwall.rules import land, material, placement, state
from tilewright.games.cornwall.table import build, notation, survey

Words = Mapping[str, str]  # the fields of a position, in laying order


class Laid(NamedTuple):
    """A tile on the table: the place of its field 0, and its facing."""

    kind: int
    q: int
    r: int
    facing: int

    @property
    def cells(self) -> list[str]:
        """Its fields' places in words."""
        return [cell(at) for at in survey.places(self.q, self.r, self.facing)]


def cell(at: survey.Place) -> str:
    """A place in words."""
    return f"{at[0]} {at[1]}"


def tiles(fields: Words) -> list[Laid]:
    """The tiles that players have placed, in laying order."""
    rest = list(fields.items())[material.START_FIELDS :]
    return [_tile(rest[first : first + material.FIELDS]) for first in range(0, len(rest), material.FIELDS)]


def _tile(three: list[tuple[str, str]]) -> Laid:
    (q, r), beside = (int(number) for number in three[0][0].split()), three[1][0]
    facing = next(k for k, at in enumerate(survey.around(q, r)) if cell(at) == beside)
    return Laid(build.FIELDS.index([words for _, words in three]), q, r, facing)


def with_tile(fields: Words, tile: Laid) -> Words:
    """The fields with another tile."""
    for at in tile.cells:
        if at in fields:
            terrain = Message.of(f"terrain-{fields[at].partition(' ')[0]}")
            raise Refusal("3.3", Message.of("refuse-covered", terrain=terrain))
    return {**fields, **dict(zip(tile.cells, build.FIELDS[tile.kind], strict=True))}


def without(fields: Words, tile: Laid) -> Words:
    """The fields without those of a tile; Refusal if another tile needs it."""
    rest = {at: words for at, words in fields.items() if at not in tile.cells}
    try:
        _land(rest)
    except Refusal as refusal:
        raise Refusal(refusal.clause, Message.of("edit-needed")) from None
    return rest


def _land(fields: Words) -> Positions:
    """The land alone; Refusal if its tiles cannot have been placed in this order."""
    position = np.zeros(1, dtype=state.POSITION)
    land.lay_start(position[0])
    for tile in tiles(fields):
        _lay(position, tile)
    return position


def _lay(position: Positions, tile: Laid) -> None:
    position["phase"], position["tile"] = state.PLACING, tile.kind
    _place(position, notation.read(position, f"place {tile.q} {tile.r} {tile.facing}"))


def _place(position: Positions, action: int) -> None:
    """Lay the tile drawn, and nothing else."""
    site, turn = divmod(action, material.FIELDS)
    p = position[0]
    land.lay(p, int(p.tile), placement.nth_site(p, site), turn)


# ---- what is possible on a table


def is_finished(p: Any, area: int) -> bool:
    """4.1, 4.2, 4.3 whether a region is scored before the end of the game."""
    return bool(p.terrain[area] != material.SWAMP and (p.cottage[area] or not p.open[area]))


def places(drawn: Positions, hand: int) -> list[int]:
    """Where a tile may be placed without finishing a region that holds figures, or leaving no place for the tile in
    somebody's hand, if any.
    """
    out = np.empty(state.MOST_LEGAL, dtype=np.int64)
    count = placement.list_places(drawn[0], int(drawn["tile"][0]), out)
    return [action for action in out[:count].tolist() if _leaves_sound(drawn, action, hand)]


def _leaves_sound(drawn: Positions, action: int, hand: int) -> bool:
    after = clone(drawn)
    _place(after, action)
    return _is_sound(after, hand)


def _is_sound(position: Positions, hand: int) -> bool:
    p = position[0]
    held = np.flatnonzero(p.figure[: survey.FIRST_FIELD[int(p.laid)]])
    if any(is_finished(p, area) for area in set(p.area[held].tolist())):
        return False
    return hand < 0 or bool(placement.fits_somewhere(p, hand))


def loose(p: Any) -> Iterator[int]:
    """The numbers of the tiles without which all later ones could have been placed, and the one in hand can be."""
    laid = [
        Laid(p.laid_tile[number], p.field_q[first], p.field_r[first], p.laid_facing[number])
        for number, first in enumerate(survey.FIRST_FIELD[: p.laid])
    ]
    before = np.zeros(1, dtype=state.POSITION)
    land.lay_start(before[0])
    for number in range(1, p.laid):
        after = clone(before)
        try:
            for tile in laid[number + 1 :]:
                _lay(after, tile)
        except Refusal:
            pass
        else:
            if p.tile < 0 or placement.fits_somewhere(after[0], p.tile):
                yield number
        _lay(before, laid[number])


# ---- what comes next


def settled(after: dict[str, Any]) -> State:
    """What comes next: a tile is drawn or placed; if none can be, the figures on the last one are decided."""
    after.pop("laid", None)
    position = _land(after["fields"])
    after["next"] = "place" if "tile" in after else "draw"
    if not any(placement.fits_somewhere(position[0], material.NUMBER[name]) for name in _left(after)):
        after |= _ended(after)
    return after


def _left(after: State) -> list[str]:
    return [*after["stack"], *after["under"], *([after["tile"]] if "tile" in after else [])]


def _ended(after: State) -> dict[str, Any]:
    """The last turn, in which a tile without figures was placed; if there is none, the game is over."""
    for tile in reversed(tiles(after["fields"])):
        if not after["figures"].keys() & set(tile.cells):
            try:
                fields = with_tile(without(after["fields"], tile), tile)
                _land(fields)
            except Refusal:
                continue
            return {"next": "figure", "fields": fields, "laid": tile.cells}
    return {"next": "over"}
