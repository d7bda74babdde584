"""Which bot decides next.

Tables with people come first. Addresses take turns, and so do the tables of one address, so that opening more tables
gains nothing. Tables with bots only get idle time: one decision at a time, while no other bot waits or thinks. A search
for which people would wait too long is replaced by a quick decision.

Advice for people, such as hints, begins only while no bot waits for a worker, on half of the workers at most, and the
time it takes never makes a search a quick decision.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Generic, TypeVar

PATIENCE_S = 3.0  # people wait at most this long for a search to begin
PAUSE_S = 0.03  # between two decisions at tables with bots only
USUAL_S = 0.9  # of a search, until some have been measured
ADVICE_PATIENCE_S = 5.0  # advice that cannot begin within this time is refused
START_S = 60.0  # while all workers have yet to start, advice waits this long
WEIGHT = 0.1  # of the latest search in the running mean


@dataclass(frozen=True)
class Standing:
    """What a table's place in the queue depends on."""

    address: str  # of a seated person, else of the table's creator; empty if unknown
    has_people: bool  # a person has a seat and has not left


@dataclass(eq=False)
class Job:
    """One decision."""

    standing: Standing
    is_search: bool  # False: it takes milliseconds
    at: float = field(init=False)  # when it was added
    is_advice: bool = field(default=False, kw_only=True)  # for people; once it is no search, it is refused


J = TypeVar("J", bound=Job)


class Rota(Generic[J]):
    """Waiting jobs in the order of their turns: by address, then in order of arrival. A table needs one decision at a
    time, so the tables of an address take turns as well.
    """

    def __init__(self) -> None:
        self._turns: dict[str, dict[J, None]] = {}  # the first address and its first job are next

    def __len__(self) -> int:
        return sum(map(len, self._turns.values()))

    def __iter__(self) -> Iterator[J]:
        for jobs in self._turns.values():
            yield from jobs

    def add(self, job: J) -> None:
        """Add a job as the last one of its address."""
        self._turns.setdefault(job.standing.address, {})[job] = None

    def remove(self, job: J) -> bool:
        """Remove a job; returns whether it was waiting."""
        jobs = self._turns.get(job.standing.address, {})
        if job not in jobs:
            return False
        del jobs[job]
        if not jobs:
            del self._turns[job.standing.address]
        return True

    def first(self) -> J | None:
        """The job whose turn it is."""
        return next(iter(self), None)

    def take(self) -> J | None:
        """Take the job whose turn it is, and move its address to the end."""
        job = self.first()
        if job is not None:
            self.remove(job)
            others = self._turns.pop(job.standing.address, None)
            if others is not None:
                self._turns[job.standing.address] = others
        return job

    def ahead(self, address: str) -> int:
        """How many jobs come before a new one of this address."""
        own, is_before, count = len(self._turns.get(address, ())), True, 0
        for other, jobs in self._turns.items():
            if other == address:
                is_before = False
                count += own
            else:
                count += min(len(jobs), own + is_before)
        return count


class Schedule(Generic[J]):
    """All jobs that are waiting or running."""

    def __init__(self, workers: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.hurried = 0  # searches replaced by quick decisions
        self.running: list[J] = []
        self._workers, self._clock = workers, clock
        self._quick: Rota[J] = Rota()  # these two for tables with people
        self._search: Rota[J] = Rota()
        self._advice: Rota[J] = Rota()
        self._alone: Rota[J] = Rota()  # for tables with bots only
        self._advising: dict[J, float] = {}  # running advice, and when it began
        self._rest_until = self._looked_at = 0.0
        self._mean_s = USUAL_S

    @property
    def waiting(self) -> int:
        """How many jobs are waiting."""
        return len(self._quick) + len(self._search) + len(self._advice) + len(self._alone)

    @property
    def searches(self) -> int:
        """How many workers could be busy now."""
        return max(1, len(self._search) + len(self._advice) + sum(job.is_search for job in self.running))

    def first_search(self) -> J | None:
        """A job that waits for a worker, if there is one."""
        alone = self._alone.first()
        for_people = self._search.first() or self._advice.first()
        return for_people or (alone if alone is not None and alone.is_search else None)

    def add(self, job: J) -> None:
        """Add a job; a search that would begin too late becomes a quick decision at once, and advice is refused."""
        job.at = self._clock()
        if job.is_advice:
            self._add_advice(job)
        elif not job.standing.has_people:
            self._alone.add(job)
        elif not job.is_search:
            self._quick.add(job)
        elif self._wait_s(job) > PATIENCE_S:
            self._hurry(job)
        else:
            self._search.add(job)

    def _add_advice(self, job: J) -> None:
        running = sum(one.is_search for one in self.running)
        if self._until_s(len(self._search) + self._advice.ahead(job.standing.address) + running) > PATIENCE_S:
            self._refuse(job)
        else:
            self._advice.add(job)

    def again(self, job: J, is_search: bool) -> None:
        """Try a job again that has failed."""
        job.is_search = is_search
        searches = self._advice if job.is_advice else self._search
        rota = self._alone if not job.standing.has_people else searches if is_search else self._quick
        rota.add(job)

    def drop(self, job: J) -> bool:
        """Drop a job that nobody needs any more; returns whether it was still waiting."""
        return any(rota.remove(job) for rota in (self._quick, self._search, self._advice, self._alone))

    def next(self, workers: int) -> J | None:
        """The job to begin now, if there is one, given how many workers are idle."""
        self._looked_at = self._clock()
        for late in [job for job in self._search if self._looked_at >= self._deadline(job, self._looked_at)]:
            self._search.remove(late)
            self._hurry(late)
        for late in [job for job in self._advice if self._looked_at - job.at >= self._advice_patience_s]:
            self._advice.remove(late)
            self._refuse(late)
        job = self._first(workers)
        if job is not None:
            self.running.append(job)
            if job.is_advice and job.is_search:
                self._advising[job] = self._looked_at
        return job

    def _first(self, workers: int) -> J | None:
        if self._quick and not any(not job.is_search for job in self.running):
            return self._quick.take()
        if self._search and workers:
            return self._search.take()
        if self._advice and workers and len(self._advising) < max(1, self._workers // 2):
            return self._advice.take()
        first = self._alone.first()
        is_idle = not self.running and not self._quick and not self._search and not self._advice
        if first is not None and is_idle and (workers or not first.is_search) and self._looked_at >= self._rest_until:
            return self._alone.take()
        return None

    def interrupted(self) -> J | None:
        """A running search for a table with bots only, if people need its worker."""
        if not self._search and not self._advice:
            return None
        return next((job for job in self.running if job.is_search and not job.standing.has_people), None)

    def done(self, job: J, took_s: float) -> None:
        """A job has ended."""
        self.running.remove(job)
        if job in self._advising:
            now = self._clock()
            for waiting in self._search:
                waiting.at = self._deadline(waiting, now) - PATIENCE_S
            del self._advising[job]
        elif job.is_search:
            self._mean_s += WEIGHT * (took_s - self._mean_s)
        if not job.standing.has_people:
            self._rest_until = self._clock() + PAUSE_S

    @property
    def _advice_patience_s(self) -> float:
        is_busy = self._search or any(job.is_search for job in self.running)
        return ADVICE_PATIENCE_S if is_busy else START_S

    def _deadline(self, job: J, now: float) -> float:
        """When a search has waited too long, not counting the time for which advice has held a worker."""
        return job.at + PATIENCE_S + max((now - max(job.at, since) for since in self._advising.values()), default=0.0)

    def look_in(self) -> float | None:
        """Seconds until `next`, which was just called, may return another job although nothing else has happened."""
        late = [self._deadline(job, self._looked_at) for job in self._search]
        late += [job.at + self._advice_patience_s for job in self._advice]
        rest = [self._rest_until] if self._alone and self._rest_until > self._looked_at else []
        return max(0.0, min([*late, *rest]) - self._clock()) if late or rest else None

    def _wait_s(self, job: J) -> float:
        """An estimate of how long a search will have to wait."""
        running = sum(one.is_search and one.standing.has_people and not one.is_advice for one in self.running)
        return self._until_s(self._search.ahead(job.standing.address) + running)

    def _until_s(self, before: int) -> float:
        """How long until a worker is free if this many searches come first."""
        return max(0, before - self._workers + 1) * self._mean_s / self._workers

    def _hurry(self, job: J) -> None:
        job.is_search = False
        self.hurried += 1
        self._quick.add(job)

    def _refuse(self, job: J) -> None:
        job.is_search = False
        self._quick.add(job)
