"""Observations and descriptions of moves by name: views of the arrays by the game's layouts, and these as a page."""

from collections.abc import Iterator
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.core.game import Game, Part


def parts(game: Game, seen: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The parts of one observation, or of rows of them, in their shapes; repeated parts have their numbers last.

    Nothing is copied.
    """
    return {part.name: view for part, view in _views(game.layout, seen)}


def named(game: Game, seen: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The same, but with the inner parts of repeated parts under their own names, such as `seats.points`."""
    return _named(game.layout, seen)


def described(game: Game, rows: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """What `describe` says of moves, under the names of the game's `move_layout`, such as `land.area.tiles`."""
    return _named(game.move_layout, rows)


def fixed(game: Game, numbers: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """A mask of fixed action numbers, or anything else with a value for each, by the names of the `fixed_layout`."""
    return _named(game.fixed_layout, numbers)


def _named(layout: tuple[Part, ...], numbers: NDArray[Any]) -> dict[str, NDArray[Any]]:
    found: dict[str, NDArray[Any]] = {}
    for part, view in _views(layout, numbers):
        found |= _inner(part, view)
    return found


def _inner(part: Part, view: NDArray[Any]) -> dict[str, NDArray[Any]]:
    if not part.inner:
        return {part.name: view}
    return {f"{part.name}.{name}": numbers for name, numbers in _named(part.inner, view).items()}


def _views(layout: tuple[Part, ...], seen: NDArray[Any]) -> Iterator[tuple[Part, NDArray[Any]]]:
    """Each part with its numbers, which follow each other on the last axis."""
    at = 0
    for part in layout:
        numbers = seen[..., at : at + part.width]
        shape = (*part.shape, part.width // prod(part.shape)) if part.inner else part.shape
        yield part, np.lib.stride_tricks.as_strided(numbers, *_split(numbers, shape))
        at += part.width


def _split(numbers: NDArray[Any], shape: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Shape and strides when the last axis is split: unlike `reshape`, this never copies."""
    step, strides = numbers.strides[-1], []
    for k in range(len(shape)):
        strides.append(step * prod(shape[k + 1 :]))
    return (*numbers.shape[:-1], *shape), (*numbers.strides[:-1], *strides)


def page(game: Game) -> str:
    """The layouts as tables in Markdown."""
    lines = [f"## {game.facts.title}", "", f"{game.observation} numbers.", "", *_table(game.layout)]
    if game.move_layout:
        lines += ["", f"A legal move is described by {game.description} numbers:", "", *_table(game.move_layout)]
    lines += ["", f"{game.fixed_actions} numbers of moves with a fixed meaning:", "", *_table(game.fixed_layout)]
    return "\n".join(lines)


def _table(layout: tuple[Part, ...]) -> list[str]:
    return ["| from | name | shape | holds |", "|---|---|---|---|", *_rows(layout, 0, "")]


def _rows(layout: tuple[Part, ...], at: int, prefix: str) -> Iterator[str]:
    for part in layout:
        shape = " × ".join(str(length) for length in part.shape) or "1"
        start = f"+{at}" if prefix else str(at)
        yield f"| {start} | `{prefix}{part.name}` | {shape} | {part.holds} |"
        if part.inner:
            yield from _rows(part.inner, 0, f"{prefix}{part.name}.")
        at += part.width
