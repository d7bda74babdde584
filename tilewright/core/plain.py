"""One position, read for plain Python.

Reading a single field of a record costs microseconds, and a scene reads thousands. Here every field is read once, when
it is first needed. Fields have the same names as in the record; kernels still need the record itself.
"""

from functools import cached_property
from typing import Any

from numpy.typing import NDArray


class Fields:
    """A position whose fields are numbers and arrays, as in its record."""

    def __init__(self, positions: NDArray[Any]) -> None:
        self._positions = positions

    @property
    def positions(self) -> NDArray[Any]:
        """The position as it was given."""
        return self._positions

    @cached_property
    def data(self) -> bytes:
        """The position as bytes."""
        return self._positions.tobytes()

    @property
    def record(self) -> Any:
        """The position itself, for kernels."""
        return self._positions[0]

    @staticmethod
    def whole(positions: NDArray[Any]) -> "Fields":
        """A position with all its fields read at once, numbers as plain ones: for callers that need nearly all."""
        read = Fields(positions)
        read.__dict__.update(zip(positions.dtype.names or (), positions.item(), strict=True))
        return read

    def __getattr__(self, name: str) -> Any:
        try:
            value = self._read(name)
        except ValueError:  # no field of this name
            raise AttributeError(name) from None
        self.__dict__[name] = value
        return value

    def _read(self, name: str) -> Any:
        return self._positions[name][0]


class Plain(Fields):
    """A position whose fields are plain numbers and lists; they do not change with the position afterwards."""

    def _read(self, name: str) -> Any:
        return self._positions[name].tolist()[0]  # twice as fast as taking the one element first
