"""The queue of bots: people first, addresses and tables in turn, tables with bots only while the machine is idle."""

import pytest

from tilewright.server.bots.queue import (
    ADVICE_PATIENCE_S,
    PATIENCE_S,
    PAUSE_S,
    START_S,
    USUAL_S,
    Job,
    Rota,
    Schedule,
    Standing,
)


class Clock:
    """A clock that stands still unless told otherwise, or advances a little each time it is read."""

    def __init__(self) -> None:
        self.now, self.step = 100.0, 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def search(address: str = "a", has_people: bool = True) -> Job:
    return Job(Standing(address, has_people), is_search=True)


def quick(address: str = "a", has_people: bool = True) -> Job:
    return Job(Standing(address, has_people), is_search=False)


def made(workers: int = 1) -> tuple[Schedule[Job], Clock]:
    clock = Clock()
    return Schedule(workers, clock), clock


def add(schedule: Schedule[Job], *jobs: Job) -> None:
    for job in jobs:
        schedule.add(job)


def test_addresses_take_turns_whatever_they_wait_for() -> None:
    rota: Rota[Job] = Rota()
    many, one, two = [search("a") for _ in range(4)], search("b"), [search("c") for _ in range(2)]
    for job in (*many, one, *two):
        rota.add(job)
    assert len(rota) == 7
    assert [rota.take() for _ in range(7)] == [many[0], one, two[0], many[1], two[1], many[2], many[3]]
    assert rota.take() is None


def test_the_tables_of_an_address_take_turns() -> None:
    rota: Rota[Job] = Rota()
    first, second = search(), search()
    rota.add(first)
    rota.add(second)
    assert rota.take() is first
    rota.add(third := search())  # the next decision of the first table
    assert [rota.take(), rota.take()] == [second, third]


def test_a_new_job_knows_how_many_come_first() -> None:
    rota: Rota[Job] = Rota()
    for address in "aaaab":
        rota.add(search(address))
    for address, ahead in (("a", 5), ("b", 3), ("c", 2)):
        assert rota.ahead(address) == ahead
        rota.add(new := search(address))
        assert _order(rota).index(new) == ahead
        rota.remove(new)


def _order(rota: Rota[Job]) -> list[Job]:
    copy: Rota[Job] = Rota()
    for job in rota:
        copy.add(job)
    return [taken for _ in range(len(rota)) if (taken := copy.take()) is not None]


def test_searches_wait_for_workers_and_quick_decisions_for_their_thread() -> None:
    schedule, _ = made(workers=2)
    jobs = [search("a"), search("b"), quick("a"), quick("b")]
    add(schedule, *jobs)
    assert [schedule.next(2), schedule.next(2), schedule.next(1), schedule.next(0)] == [jobs[2], jobs[0], jobs[1], None]
    schedule.done(jobs[2], 0.001)
    assert schedule.next(0) is jobs[3]
    assert schedule.running == [jobs[0], jobs[1], jobs[3]]


def test_bots_alone_decide_only_while_nobody_else_does() -> None:
    schedule, clock = made()
    alone = [quick("a", has_people=False), search("b", has_people=False)]
    people = [search("a"), quick("a")]
    add(schedule, *alone, *people)
    assert schedule.next(1) is people[1]
    assert schedule.next(1) is people[0]
    assert schedule.next(0) is None
    schedule.done(people[1], 0.001)
    assert schedule.next(0) is None
    schedule.done(people[0], 0.9)
    assert schedule.next(1) is alone[0]
    assert schedule.next(1) is None  # one at a time
    schedule.done(alone[0], 0.001)
    assert schedule.next(1) is None  # after a pause
    assert schedule.look_in() == pytest.approx(PAUSE_S)
    clock.now += PAUSE_S
    assert schedule.next(1) is alone[1]
    assert schedule.look_in() is None


def test_a_pause_that_ends_between_two_looks_is_not_forgotten() -> None:
    schedule, clock = made()
    add(schedule, first := quick(has_people=False), second := quick(has_people=False))
    assert schedule.next(1) is first
    schedule.done(first, 0.001)
    clock.step = 0.9 * PAUSE_S
    assert schedule.next(1) is None
    assert schedule.look_in() == 0
    assert schedule.next(1) is second


def test_a_search_of_bots_alone_ends_when_people_need_its_worker() -> None:
    schedule, _ = made()
    alone = search("a", has_people=False)
    add(schedule, alone)
    assert schedule.next(1) is alone
    add(schedule, beginner := quick("b"))
    assert schedule.next(0) is beginner
    assert schedule.interrupted() is None
    add(schedule, master := search("b"))
    assert schedule.next(0) is None
    assert schedule.interrupted() is alone
    schedule.done(alone, 0.1)
    assert schedule.next(1) is master


def test_a_search_that_would_begin_too_late_becomes_quick_at_once() -> None:
    schedule, _ = made()
    jobs = [search() for _ in range(6)]
    add(schedule, jobs[0])
    assert schedule.next(1) is jobs[0]
    in_time = int(PATIENCE_S / USUAL_S)
    for job in jobs[1:]:
        schedule.add(job)
    assert [job.is_search for job in jobs[1:]] == [at < in_time for at in range(5)]
    assert schedule.hurried == 5 - in_time
    add(schedule, other := search("b"))  # its turn comes soon: the crowd of another address does not delay it
    assert other.is_search
    assert [schedule.next(0), schedule.next(0)] == [jobs[1 + in_time], None]


def test_a_search_that_has_waited_too_long_becomes_quick() -> None:
    schedule, clock = made()
    add(schedule, first := search())
    assert schedule.next(1) is first
    clock.now += 1
    add(schedule, late := search("b"), dropped := search("c"))
    assert schedule.look_in() == PATIENCE_S
    clock.now += PATIENCE_S - 0.5
    assert schedule.next(0) is None
    assert schedule.look_in() == 0.5
    assert schedule.drop(dropped)
    clock.now += 0.5
    assert schedule.next(0) is late
    assert not late.is_search
    assert (schedule.hurried, schedule.waiting) == (1, 0)


def test_bots_alone_are_in_no_hurry() -> None:
    schedule, clock = made()
    jobs = [search(has_people=False) for _ in range(50)]
    add(schedule, *jobs)
    assert schedule.next(1) is jobs[0]
    clock.now += 100
    schedule.done(jobs[0], 0.9)
    clock.now += PAUSE_S
    assert schedule.next(1) is jobs[1]
    assert (schedule.hurried, schedule.waiting) == (0, 48)


def test_a_dropped_job_does_not_run() -> None:
    schedule, _ = made()
    jobs = [quick("a"), search("a"), search("a", has_people=False)]
    add(schedule, *jobs)
    assert all(schedule.drop(job) for job in jobs)
    assert not schedule.drop(jobs[0])
    assert schedule.next(1) is None
    assert schedule.waiting == 0


def advice(address: str = "a") -> Job:
    return Job(Standing(address, has_people=True), is_search=True, is_advice=True)


def test_advice_waits_for_the_bots_of_everybody() -> None:
    schedule, _ = made(workers=1)
    hint, late = advice("a"), search("b")
    add(schedule, hint, late)
    assert schedule.first_search() is late
    assert schedule.next(1) is late
    assert schedule.next(0) is None
    schedule.done(late, 0.9)
    assert schedule.next(1) is hint
    add(schedule, alone := search("c", has_people=False), other := advice("b"))
    schedule.done(hint, 0.4)
    assert [schedule.next(1), schedule.next(0)] == [other, None]
    schedule.done(other, 0.4)
    assert schedule.next(1) is alone


def test_advice_takes_half_of_the_workers_and_addresses_take_turns() -> None:
    schedule, _ = made(workers=4)
    mine, theirs = [advice("a") for _ in range(5)], advice("b")
    add(schedule, *mine, theirs)
    assert [schedule.next(4), schedule.next(3), schedule.next(2)] == [mine[0], theirs, None]
    add(schedule, bot := search("a"))
    assert schedule.next(2) is bot


def test_advice_makes_no_search_a_quick_decision() -> None:
    schedule, clock = made(workers=1)
    add(schedule, running := advice("a"), *(advice("a") for _ in range(3)))
    assert schedule.next(1) is running
    bots = [search(address) for address in "bcd"]
    add(schedule, *bots)
    assert all(job.is_search for job in bots)  # the hints before them do not count
    clock.now += PATIENCE_S + 1  # a hint that takes far too long
    assert schedule.next(0) is None
    assert all(job.is_search for job in bots)
    schedule.done(running, PATIENCE_S + 1)
    assert schedule.next(1) is bots[0]
    assert schedule.hurried == 0
    schedule.done(bots[0], USUAL_S)
    add(schedule, search("e"))
    assert schedule.next(1) is bots[1]  # the time that hints take is no time of searches
    clock.now += PATIENCE_S
    schedule.next(0)
    assert schedule.hurried == 2  # what bots wait for each other counts as before


def test_advice_is_refused_when_bots_need_all_workers() -> None:
    schedule, clock = made(workers=1)
    add(schedule, waiting := advice("b"))
    assert schedule.next(0) is None  # no worker has started
    assert schedule.look_in() == pytest.approx(START_S)
    add(schedule, *(search(address) for address in "bcd"))
    assert schedule.next(1) is not None
    clock.now += PATIENCE_S
    add(schedule, refused := advice("z"))
    assert not refused.is_search
    assert schedule.next(0) is refused
    schedule.done(refused, 0.001)
    clock.now += ADVICE_PATIENCE_S - PATIENCE_S
    schedule.next(0)
    assert not waiting.is_search
    assert not schedule.drop(refused)
