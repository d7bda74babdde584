"""What has changed between two states, as a JSON Merge Patch (RFC 7396)."""

from collections.abc import Mapping
from typing import Any


def difference(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """The patch that turns one object into another; None stands for what is no longer there.

    >>> difference({"a": 1, "b": {"c": 2, "d": 3}}, {"b": {"c": 4, "d": 3}})
    {'b': {'c': 4}, 'a': None}
    """
    found: dict[str, Any] = {}
    for name, value in after.items():
        old = before.get(name)
        if isinstance(value, Mapping) and isinstance(old, Mapping):
            if inner := difference(old, value):
                found[name] = inner
        elif name not in before or old != value:
            found[name] = value
    return found | dict.fromkeys(name for name in before if name not in after)


def patched(before: Mapping[str, Any], patch: Mapping[str, Any]) -> dict[str, Any]:
    """An object with a patch applied.

    >>> patched({"a": 1, "b": {"c": 2, "d": 3}}, {"b": {"c": 4}, "a": None})
    {'b': {'c': 4, 'd': 3}}
    """
    found = dict(before)
    for name, value in patch.items():
        if value is None:
            found.pop(name, None)
        elif isinstance(value, Mapping):
            old = found.get(name)
            found[name] = patched(old if isinstance(old, Mapping) else {}, value)
        else:
            found[name] = value
    return found
