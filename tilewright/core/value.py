"""Immutable values that are fast to construct.

A frozen dataclass sets its fields through the slow `object.__setattr__`. A scene makes hundreds of such values, so here
the slots are filled directly; everything else about the class stays the same.
"""

from dataclasses import fields
from typing import Any, TypeVar

T = TypeVar("T")


def quick(cls: type[T]) -> type[T]:
    """The same frozen dataclass with slots, about twice as fast to construct.

    >>> from dataclasses import dataclass
    >>> @quick
    ... @dataclass(frozen=True, slots=True)
    ... class Point:
    ...     x: int
    ...     y: int = 0
    >>> Point(3), Point(y=1, x=2)
    (Point(x=3, y=0), Point(x=2, y=1))
    >>> Point(3).x = 4
    Traceback (most recent call last):
    dataclasses.FrozenInstanceError: cannot assign to field 'x'
    """
    names = [field.name for field in fields(cls)]  # type: ignore[arg-type]
    known: dict[str, Any] = {f"set_{name}": vars(cls)[name].__set__ for name in names}
    lines = [f"def __init__(self, {', '.join(names)}):", *(f"    set_{name}(self, {name})" for name in names)]
    exec("\n".join(lines), known)
    made, plain = known["__init__"], vars(cls)["__init__"]
    made.__qualname__, made.__defaults__, made.__annotations__ = (
        plain.__qualname__,
        plain.__defaults__,
        plain.__annotations__,
    )
    setattr(cls, "__init__", made)  # noqa: B010 -- a method may not be assigned
    return cls
