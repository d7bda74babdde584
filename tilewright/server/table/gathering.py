"""Before the first draw of a game: every player's browser commits to a nonce, then all nonces are revealed."""

import time
from collections.abc import Collection
from dataclasses import dataclass, field

from tilewright.server.table.chance import Contribution, commitment

REVEAL_S = 3.0  # a browser that does not reveal its nonce by then adds nothing


@dataclass
class Gathering:
    """The nonces of one game. Hashes come first: once they are fixed, nobody can choose a nonce to suit the others."""

    patience_s: float  # how long the first draw waits for people who are not connected yet
    fixed: tuple[Contribution, ...] | None = None
    _heard: dict[int, str | None] = field(default_factory=dict)
    _since: float | None = None

    def hear(self, seats: Collection[int], hashed: str | None) -> None:
        """A browser with these seats commits to a nonce, or to none."""
        if self.fixed is None:
            self._heard.update(dict.fromkeys(seats, hashed))

    def wait_s(self, people: Collection[int]) -> float:
        """How many seconds to wait for people to connect, or for nonces."""
        now = time.monotonic()
        if self._since is None:
            self._since = now
        if self.fixed is None:
            return 0.0 if self._heard.keys() >= set(people) else self._since + self.patience_s - now
        return self._since + REVEAL_S - now if any(one.nonce is None for one in self.fixed) else 0.0

    def fix(self, people: Collection[int]) -> tuple[Contribution, ...]:
        """Accept no further commitments; returns what each browser has committed to."""
        seats: dict[str, list[int]] = {}
        for seat in sorted(people):
            hashed = self._heard.get(seat)
            if hashed is not None:
                seats.setdefault(hashed, []).append(seat)
        self.fixed = tuple(Contribution(tuple(own), hashed) for hashed, own in seats.items())
        self._since = time.monotonic()
        return self.fixed

    def reveal(self, seats: Collection[int], nonce: str) -> bool:
        """Accept a nonce from a browser with these seats; returns whether it has committed to it."""
        hashed = commitment(nonce)
        found = [one for one in self.fixed or () if one.hash == hashed and set(one.seats) & set(seats)]
        if found:
            made = Contribution(found[0].seats, hashed, nonce)
            self.fixed = tuple(made if one is found[0] else one for one in self.fixed or ())
        return bool(found)
