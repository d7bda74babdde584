"""Patches produce exactly the scene a viewer should see, and contain only what has changed."""

import random
from typing import Any

import msgspec
import pytest

from tests.server.player import mended
from tilewright.core.scene import Scene
from tilewright.core.table import Table
from tilewright.games import find, names
from tilewright.server.table.patch import patch, runs

MOVES = 60


def plain(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize("name", names())
def test_a_patch_turns_any_old_scene_into_the_new_one(name: str) -> None:
    """From move to move, over several moves, back again, and from one viewer to another."""
    game, rng = find(name), random.Random(7)
    for seats in (game.facts.seats[0], game.facts.seats[-1]):
        table, seen = Table(game, seats, seed=3), [Table(game, seats, seed=3).scene(0)]
        while not table.is_over and len(seen) < MOVES:
            table.play(rng.choice(table.legal()))
            seen.append(table.scene(rng.randrange(-1, seats)))
            for old, new in ((seen[-2], seen[-1]), (rng.choice(seen), rng.choice(seen))):
                assert mended(plain(old), plain(patch(old, new))) == plain(new)


@pytest.mark.parametrize("name", names())
def test_what_stays_is_not_sent_again(name: str) -> None:
    game, rng = find(name), random.Random(1)
    table = Table(game, game.facts.seats[0], seed=1)
    whole = sent = 0
    while not table.is_over:
        before: Scene = table.scene(-1)
        table.play(rng.choice(table.legal()))
        after = table.scene(-1)
        whole += len(msgspec.json.encode(after))
        sent += len(msgspec.json.encode(patch(before, after)))
    assert sent < whole / 5
    assert plain(patch(after, after)) == {"viewer": -1, "asked": after.asked}


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("abc", "abcd", [3, ["d"]]),
        ("abcd", "abd", [2, -1, 1]),
        ("abcd", "xabcd", [["x"], 4]),
        ("abc", "", []),
        ("abcdef", "abxef", [2, ["x"], -2, 2]),
        ("abc", "cab", [-2, 1, ["a", "b"]]),
    ],
)
def test_runs_list_kept_removed_and_new_items(old: str, new: str, told: list[Any]) -> None:
    assert runs(list(old), list(new), str) == told
