"""Equal luck: at tables of one set, each seat draws the same, whatever is played there."""

import random
from collections import Counter

import pytest

from tests.kit.play import FINISHED, Setup, setups
from tilewright.core.game import CHANCE, OVER, Game
from tilewright.core.shares import EVERYBODY, Drawn, Stack, draw, drawn, following
from tilewright.games import find

KEY, OTHER = "5a" * 32, "a5" * 32
OPENED = "open"  # plans are opened, not drawn


def played(setup: Setup, key: str, seed: int) -> list[Drawn]:
    """The draws of a random game."""
    game, position, rng = setup.game, setup.position(), random.Random(f"{setup} {seed}")
    made: list[Drawn] = []
    while (actor := game.kernels.actor(position, 0)) != OVER:
        if actor == CHANCE:
            action, one = draw(game, position, key, setup.seats, made)
            assert drawn(game, position, one.words) == one
            made.append(one)
        else:
            action = rng.choice(game.legal(position))
        game.kernels.apply(position, 0, action)
    return made


def by_stack(made: list[Drawn]) -> dict[Stack, list[str]]:
    """What each seat drew from each stack until it was shuffled again, or a share was used up."""
    found: dict[Stack, list[str]] = {}
    left: dict[str, int] = {}
    done: set[str] = set()
    for one in made:
        total = sum(count for _, count in one.held)
        if total > left.get(one.stack.name, total):
            done.add(one.stack.name)
        left[one.stack.name] = total
        if one.stack.name not in (*done, OPENED):
            found.setdefault(one.stack, []).append(one.words)
    return found


@pytest.mark.parametrize("setup", setups(), ids=str)
def test_each_seat_draws_the_same_at_every_table_of_a_set(setup: Setup) -> None:
    here, there, elsewhere = (by_stack(played(setup, key, seed)) for key, seed in ((KEY, 1), (KEY, 2), (OTHER, 1)))
    shared = same = strange = 0
    for stack in here.keys() & there.keys():
        for one, other in zip(here[stack], there[stack], strict=False):
            shared, same = shared + 1, same + (one == other)
        strange += sum(a == b for a, b in zip(here[stack], elsewhere.get(stack, ()), strict=False))
    assert shared >= 20
    assert same == shared or setup.name not in FINISHED
    assert strange < same


def first(game: Game, key: str, seats: int, number: int) -> list[str]:
    """What is drawn first."""
    position = game.new(seats)
    made: list[Drawn] = []
    while len(made) < number:
        action, one = draw(game, position, key, seats, made)
        made.append(one)
        game.kernels.apply(position, 0, action)
    return [one.words for one in made]


def test_everything_left_is_equally_likely_for_every_seat() -> None:
    game = find("tabula_rasa")  # 25 kinds of two knights each; the first hands are dealt in turn
    hands = [first(game, f"{key:064x}", 2, 4) for key in range(2000)]
    for number in range(4):
        found = Counter(hand[number] for hand in hands)
        assert len(found) == 25
        assert 45 < min(found.values()) < max(found.values()) < 125
    pairs = sum(hand[0] == hand[1] for hand in hands)
    assert 20 < pairs < 65  # once in 49 times


def test_more_draws_by_one_seat_do_not_change_what_another_one_draws() -> None:
    held = (("a", 6), ("b", 6))
    stacks = [Stack("bag", 0), Stack("bag", 1)]

    def run(order: list[int]) -> dict[int, str]:
        found: dict[int, str] = {0: "", 1: ""}
        left = dict(held)
        before: list[Drawn] = []
        for seat in order:
            now = tuple((words, count) for words, count in left.items() if count)
            words = following(KEY, stacks[seat], now, 2, before)
            before.append(Drawn(stacks[seat], words, now))
            left[words] -= 1
            found[seat] += words
        return found

    even, uneven = run([0, 1] * 6), run([0, 0, 0, 1, 0, 0, 1, 0, 1, 1, 1, 1])
    assert even == uneven
    assert sorted(even[0] + even[1]) == sorted("a" * 6 + "b" * 6)
    alone = run([0] * 12)
    assert alone[0][:6] == even[0]
    assert sorted(alone[0]) == sorted("a" * 6 + "b" * 6)


def test_a_stack_for_everybody_has_one_order() -> None:
    setup = Setup("castles_of_tuscany", 3)
    here, there = (by_stack(played(setup, KEY, seed)) for seed in (3, 4))
    common = Stack("neutral tiles", EVERYBODY)
    count = min(len(here[common]), len(there[common]))
    assert count >= 8
    assert here[common][:count] == there[common][:count]
