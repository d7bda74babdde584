"""One position read from plain Python.

Reading single fields out of a record costs microseconds each, and a scene reads thousands. Here every field is read
once, when it is first asked for. Fields have the names they have in the record; kernels still want the record itself.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray


class Fields:
    """A position whose fields are numbers and arrays, as in its record."""

    def __init__(self, positions: NDArray[Any]) -> None:
        self._positions = positions

    @property
    def positions(self) -> NDArray[Any]:
        """The position as it was given."""
        return self._positions

    @property
    def record(self) -> Any:
        """The position itself, for kernels."""
        return self._positions[0]

    @staticmethod
    def whole(positions: NDArray[Any]) -> "Fields":
        """A position of which nearly all fields are wanted: they are read at once, numbers as plain ones."""
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
        return self._positions[name].tolist()[0]  # half as long as first taking the one element


class Part:
    """Some fields of a record as bytes: what is made of these alone can be kept by them."""

    def __init__(self, record: np.dtype[Any], *names: str) -> None:
        self._names = names
        self._dtype = np.dtype([(name, record[name]) for name in names])

    def of(self, positions: NDArray[Any]) -> bytes:
        """The fields of a position."""
        return b"".join([positions[name].tobytes() for name in self._names])

    def plain(self, data: bytes) -> Plain:
        """The fields, read again."""
        return Plain(np.frombuffer(data, dtype=self._dtype))
