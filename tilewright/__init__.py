"""Tilewright: tile-laying board games exactly by their rulebooks, for people, hosts and researchers."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tilewright.contest import arena
    from tilewright.core.move import Refusal
    from tilewright.core.record import Record, RecordError
    from tilewright.table import Table
    from tilewright.tuning import tune

__all__ = ["Record", "RecordError", "Refusal", "Table", "arena", "tune"]
__version__ = "0.1.0"

_HOMES = {
    "Record": "tilewright.core.record",
    "RecordError": "tilewright.core.record",
    "Refusal": "tilewright.core.move",
    "Table": "tilewright.table",
    "arena": "tilewright.contest",
    "tune": "tilewright.tuning",
}


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used: `import tilewright` alone costs nothing."""
    if name not in _HOMES:
        raise AttributeError(f"module 'tilewright' has no attribute '{name}'")
    from importlib import import_module  # noqa: PLC0415

    return getattr(import_module(_HOMES[name]), name)
