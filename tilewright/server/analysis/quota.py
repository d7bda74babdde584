"""How many reviews one person may ask for. Those who have no key are known by their address, and all who share an
address, with keys or without, by a wider limit: keys are free to make.
"""

import time
from collections import Counter

from tilewright.server.refusal import Refused

DAY_S = 86_400
MOST_AT_ONCE, MOST_A_DAY = 3, 40
WIDER = 5  # an address may do as much as this many people


class Quota:
    """What has been asked of this process."""

    def __init__(self, is_limited: bool) -> None:
        self._is_limited = is_limited
        self._today: Counter[str] = Counter()
        self._day = 0
        self._under_way: dict[str, set[str]] = {}  # those who asked for each review

    def count(self, digest: str, address: str, person: str | None) -> None:
        """Count a review that has to be worked out; Refused if it is one too many."""
        if not self._is_limited:
            return
        day = int(time.time()) // DAY_S
        if day != self._day:
            self._today.clear()
            self._day = day
        limits = {f"address {address}": WIDER, f"person {person}" if person else f"alone {address}": 1}
        for name, times in limits.items():
            at_once = sum(name in names for other, names in self._under_way.items() if other != digest)
            if at_once >= MOST_AT_ONCE * times:
                raise Refused(429, "reviews-at-once", most=MOST_AT_ONCE)
            if self._today[name] >= MOST_A_DAY * times:
                raise Refused(429, "reviews-a-day", most=MOST_A_DAY)
        self._today.update(limits.keys())
        self._under_way.setdefault(digest, set()).update(limits)

    def ended(self, digest: str) -> None:
        """A review is no longer being worked on here."""
        self._under_way.pop(digest, None)
