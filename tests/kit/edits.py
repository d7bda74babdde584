"""The edits that lead from the start of a game to a position in words, each with the thing that it puts; and what takes
an edit back.
"""

from collections.abc import Callable, Iterator
from typing import Any

from tilewright.games.cornwall.rules import material
from tilewright.games.cornwall.table import relay

Edit = tuple[str, str]  # a thing, "" for what is set; and the edit


def edits(game: str, state: dict[str, Any]) -> list[Edit]:
    """All edits, in an order in which each of them is possible."""
    return list(_BOARDS[game](state))


def opposite(state: dict[str, Any], edit: str) -> str:
    """The edit that takes off what another one puts on this table."""
    verb, *args = edit.split()
    if verb == "tile":
        return f"take tile {' '.join(args[-3:-1])}"
    if verb == "crown":
        return f"take crown {args[1]} {args[0]}"
    if verb == "knight":
        return f"take {args[2]} {len(state['beside'][args[2]])}"
    return f"take figure {' '.join(args[-2:])}"


def _land(state: dict[str, Any]) -> Iterator[Edit]:
    for cell, words in state["tiles"].items():
        name, _, facing = words.rpartition(" ")
        symbol = state.get("symbols", {}).get(cell, "")
        kind = f"{name} {symbol}".strip()
        if cell != "0 0":
            yield f"tile {kind}", f"tile {kind} {cell} {facing}"
    for cell, figure in state["figures"].items():
        yield f"figure {figure['seat']}", f"figure {figure['seat']} {figure['part']} {cell}"
    for segment, seats in state.get("crowns", {}).items():
        for seat in seats:
            yield f"figure {seat}", f"crown {seat} {segment}"
    yield from _turn(state)


def _fields(state: dict[str, Any]) -> Iterator[Edit]:
    """The tiles of Cornwall in laying order, the figures, the pub and the coins."""
    for tile in relay.tiles(state["fields"]):
        name = material.TILES[tile.kind].name
        yield f"tile {name}", f"tile {name} {tile.q} {tile.r} {tile.facing}"
    for cell, figure in state["figures"].items():
        owner = f"figure {figure['seat']} {figure['size']}"
        yield owner, f"{owner} {cell}"
    for seat, room in enumerate(state["pub"]):
        for size, count in room.items():
            if count:
                yield "", f"pub {seat} {size} {count}"
    for seat, coins in enumerate(state["coins"]):
        if coins != material.START_COINS:
            yield "", f"coins {seat} {coins}"
    yield from _turn(state)


def _turn(state: dict[str, Any]) -> Iterator[Edit]:
    """The points, and whose turn it is."""
    for seat, points in enumerate(state["points"]):
        if points:
            yield "", f"points {seat} {points}"
    if state["seat"]:
        yield "", f"seat {state['seat']}"


def _knights(state: dict[str, Any]) -> Iterator[Edit]:
    """The knights in turn; who began follows from whose turn it is."""
    seats = len(state["hands"])
    rest: list[list[str]] = [[] for _ in range(seats)]
    for territory, knights in state["beside"].items():
        for one in knights:
            rest[one["seat"]].append(f"{one['knight']} {territory}")
    laid = sum(map(len, rest))
    first = (state["seat"] - laid) % seats
    if first:
        yield "", f"seat {first}"
    for turn in range(laid):
        words = rest[(first + turn) % seats].pop(0)
        yield f"knight {words.rpartition(' ')[0]}", f"knight {words}"


_BOARDS: dict[str, Callable[[dict[str, Any]], Iterator[Edit]]] = {
    "carcassonne": _land,
    "wheel_of_fortune": _land,
    "tabula_rasa": _knights,
    "cornwall": _fields,
}
