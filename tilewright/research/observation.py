"""Observations by name: views of the array as the game's layout describes it, and the layout as a page."""

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
    found: dict[str, NDArray[Any]] = {}
    for part, view in _views(game.layout, seen):
        found |= _inner(part, view)
    return found


def _inner(part: Part, view: NDArray[Any]) -> dict[str, NDArray[Any]]:
    if not part.inner:
        return {part.name: view}
    found: dict[str, NDArray[Any]] = {}
    for inner, deeper in _views(part.inner, view):
        found |= {f"{part.name}.{name}": numbers for name, numbers in _inner(inner, deeper).items()}
    return found


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
    """The layout as a table in Markdown."""
    lines = [f"## {game.facts.title}", "", f"{game.observation} numbers.", ""]
    lines += ["| from | name | shape | holds |", "|---|---|---|---|", *_rows(game.layout, 0, "")]
    return "\n".join(lines)


def _rows(layout: tuple[Part, ...], at: int, prefix: str) -> Iterator[str]:
    for part in layout:
        shape = " × ".join(str(length) for length in part.shape) or "1"
        start = f"+{at}" if prefix else str(at)
        yield f"| {start} | `{prefix}{part.name}` | {shape} | {part.holds} |"
        if part.inner:
            yield from _rows(part.inner, 0, f"{prefix}{part.name}.")
        at += part.width
