"""One position read from plain Python: its fields as numbers and lists.

Reading single numbers out of a record costs microseconds each, and a scene reads thousands. Here every field is read
once, when it is first asked for. What is read does not change with the position afterwards.
"""

from typing import Any

from numpy.typing import NDArray


class Plain:
    """A position as it is now; fields have the names they have in the record."""

    def __init__(self, positions: NDArray[Any]) -> None:
        self._positions = positions

    def __getattr__(self, name: str) -> Any:
        if name not in (self._positions.dtype.names or ()):
            raise AttributeError(name)
        value = self._positions[name][0].tolist()
        self.__dict__[name] = value
        return value
