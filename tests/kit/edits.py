"""The edits that lead from the start of a game to a position in words, each with the thing that it puts."""

from collections.abc import Callable, Iterator
from typing import Any

Edit = tuple[str, str]  # a thing, "" for what is set; and the edit


def edits(game: str, state: dict[str, Any]) -> list[Edit]:
    """All edits, in an order in which each of them is possible."""
    return list(_BOARDS[game](state))


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
}
