"""What callers give, checked before compiled code sees it: one sentence for what is wrong."""

from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tilewright.core.game import Game, Positions


def whole(what: str, value: Any, least: int | None = None) -> int:
    """A whole number.

    >>> whole("the seed", "seven")
    Traceback (most recent call last):
    ValueError: the seed must be a whole number, not 'seven'
    """
    if isinstance(value, bool | np.bool_):
        raise ValueError(f"{what} must be a whole number, not {value!r}")
    try:
        number = index(value)
    except TypeError:
        raise ValueError(f"{what} must be a whole number, not {value!r}") from None
    if least is not None and number < least:
        raise ValueError(f"{what} must be at least {least}, not {number}")
    return number


def is_on_gpu(values: Any) -> bool:
    """Whether these values are an array in a GPU's memory."""
    return hasattr(values, "copy_to_host") or hasattr(values, "__cuda_array_interface__")


def array(what: str, values: Any) -> Any:
    """The values as an array; those that are on a GPU stay there."""
    if is_on_gpu(values):
        return values
    try:
        return np.asarray(values)
    except (ValueError, TypeError, RuntimeError):
        raise ValueError(f"{what} cannot be read as an array of numbers") from None


def integers(what: str, values: Any, count: int) -> Any:
    """One whole number for each position."""
    made = array(what, values)
    if np.dtype(made.dtype).kind not in "iu":
        raise ValueError(f"{what} must be whole numbers, not {made.dtype}")
    if made.shape != (count,):
        raise ValueError(f"{what} must be one for each of {count} positions, not of shape {made.shape}")
    return made


def mask(what: str, values: Any, count: int) -> Any:
    """A choice of positions as an array of 0 and 1."""
    made = array(what, values)
    if made.shape != (count,):
        raise ValueError(f"{what} must be a mask with an element for each of {count} positions, not {made.shape}")
    if np.dtype(made.dtype).kind == "b":
        return made.view(np.uint8)
    if is_on_gpu(made):
        return made
    if made.dtype.kind not in "iu" or ((made != 0) & (made != 1)).any():
        raise ValueError(f"{what} must be a mask of True and False, or of 1 and 0")
    return made.astype(np.uint8)


def room(what: str, out: Any, shape: tuple[int, ...], kind: Any) -> None:
    """Refuse an array for results that is not exactly of this shape and type."""
    if not hasattr(out, "shape") or not hasattr(out, "dtype"):
        raise ValueError(f"{what} must be an array, not {type(out).__name__}")
    if tuple(out.shape) != shape or out.dtype != np.dtype(kind):
        wanted = f"an array of {np.dtype(kind)} of shape {shape}"
        raise ValueError(f"{what} must be {wanted}, not of {out.dtype} of shape {tuple(out.shape)}")
    if isinstance(out, np.ndarray) and not (out.flags.c_contiguous and out.flags.writeable):
        raise ValueError(f"{what} must be contiguous and writable")


def positions(game: Game, seats: int, found: Any, count: int) -> Positions:
    """A copy of this many positions of a game; they must be sound."""
    game.check(found)
    if found.shape != (count,):
        raise ValueError(f"{count} positions are needed, one after the other, not an array of shape {found.shape}")
    held = np.zeros(count, dtype=game.dtype)
    for name in game.dtype.names or ():  # one by one: NumPy leaves the padding between them undefined
        held[name] = found[name]
    for k in np.flatnonzero(held["seats"] != seats):
        raise ValueError(f"position {k} has {held['seats'][k]} seats, not {seats}")
    for at in range(count):
        flaw = game.kernels.check(held, at)
        if flaw:
            raise ValueError(f"position {at} is impossible in {game.name} (`check` finds flaw {flaw})")
    return held


def stray(actions: NDArray[np.int64], lists: NDArray[np.int64], counts: NDArray[np.int64]) -> str:
    """Which is the first of these actions that is not legal, in words."""
    for k, (action, legal, count) in enumerate(zip(actions, lists, counts, strict=True)):
        if count and action not in legal[:count]:
            return f"action {action} is not legal in position {k}, where {count} others are: no action was played"
    raise AssertionError("all actions are legal")
