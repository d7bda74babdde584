"""Secrets of Tabula Rasa: other hands, including a partner's, the stock, and the two cards removed unseen."""

import itertools
import math
import random
from collections import Counter

import numpy as np
import pytest

from tilewright.core.game import CHANCE, EVERYTHING, Positions, clone
from tilewright.core.record import Record, RecordError
from tilewright.core.scene import SPECTATOR
from tilewright.core.table import Table
from tilewright.games import find
from tilewright.games.tabula_rasa.rules.material import KIND_COUNT, card
from tilewright.games.tabula_rasa.tests.plans import any_plan, played

DEALS = 12_000
seat_counts = pytest.mark.parametrize("seats", [2, 3, 4])


def cards_of(counts: np.ndarray) -> list[int]:
    return [kind for kind in range(KIND_COUNT) for _ in range(int(counts[kind]))]


def hidden_deal(position: Positions, viewer: int) -> tuple[tuple[int, ...], ...]:
    """What the viewer cannot see: the other hands, sorted, and the cards not yet drawn."""
    p = position[0]
    hands = [tuple(cards_of(p.hand[seat])) for seat in range(int(p.seats)) if seat != viewer]
    return (*hands, tuple(cards_of(p.bag)))


def possible_deals(position: Positions, viewer: int) -> Counter[tuple[tuple[int, ...], ...]]:
    """Every deal the viewer must consider possible, weighted by the number of ways to deal it."""
    sizes = [len(part) for part in hidden_deal(position, viewer)]
    cards = [card for part in hidden_deal(position, viewer) for card in part]
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()

    def fill(left: list[int], parts: tuple[tuple[int, ...], ...]) -> None:
        if len(parts) == len(sizes) - 1:
            found[*parts, tuple(sorted(cards[at] for at in left))] += 1
            return
        for chosen in itertools.combinations(left, sizes[len(parts)]):
            rest = [at for at in left if at not in chosen]
            fill(rest, (*parts, tuple(sorted(cards[at] for at in chosen))))

    fill(list(range(len(cards))), ())
    return found


def chi_square_limit(freedom: int) -> float:
    """The value that chi-squared exceeds once in ten thousand times (Wilson and Hilferty)."""
    return freedom * (1 - 2 / (9 * freedom) + 3.719 * math.sqrt(2 / (9 * freedom))) ** 3


# seats, moves played (of 96), viewer: late enough that every deal can be listed
ENDGAMES = [
    (2, 88, 0),  # stock empty, three or four cards in each hand
    (2, 90, 1),
    (2, 92, SPECTATOR),
    (3, 90, 0),  # two other hands of two
    (3, 89, 2),
    (3, 91, SPECTATOR),
    (4, 91, 1),  # three other hands, one of them the partner's
    (4, 92, 0),
    (4, 93, SPECTATOR),
]


@pytest.mark.parametrize(("seats", "plies", "viewer"), ENDGAMES)
def test_every_possible_deal_is_equally_likely(seats: int, plies: int, viewer: int) -> None:
    position = played(any_plan(seats, random.Random(f"{seats} {plies}")), plies).position
    ways = possible_deals(position, viewer)
    all_ways = sum(ways.values())
    assert hidden_deal(position, viewer) in ways
    assert len(ways) > 3
    rng = np.array([plies], dtype=np.uint64)
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    game = find("tabula_rasa")
    deals = max(DEALS, 12 * len(ways))
    for _ in range(deals):
        other = clone(position)
        game.kernels.redeal(other, 0, viewer, rng)
        found[hidden_deal(other, viewer)] += 1
    assert set(found) <= set(ways)
    expected = {deal: deals * count / all_ways for deal, count in ways.items()}
    chi_square = sum((found[deal] - count) ** 2 / count for deal, count in expected.items())
    assert chi_square < chi_square_limit(len(ways) - 1)


@seat_counts
def test_redealing_changes_nothing_the_viewer_knows(seats: int) -> None:
    game = find("tabula_rasa")
    rng = np.array([seats], dtype=np.uint64)
    for plies in (3, 20, 40, 70, 95, 96):
        position = played(any_plan(seats, random.Random(plies)), plies).position
        for viewer in range(SPECTATOR, seats):
            other = clone(position)
            game.kernels.redeal(other, 0, viewer, rng)
            before, after = position[0], other[0]
            sizes = [len(part) for part in hidden_deal(position, viewer)]
            assert [len(part) for part in hidden_deal(other, viewer)] == sizes
            if viewer >= 0:
                assert np.array_equal(before.hand[viewer], after.hand[viewer])
            for name in ("seat", "phase", "drawn", "laid", "last", "beside", "row", "knights", "points"):
                assert np.array_equal(before[name], after[name])


@seat_counts
def test_only_the_seat_that_draws_can_read_a_draw(seats: int) -> None:
    game = find("tabula_rasa")
    table = Table(game, seats, deals=False)
    rng = random.Random(seats)
    while not table.is_over:
        action = rng.choice(game.legal(table.position))
        words = game.write(table.position, action, EVERYTHING)
        owner = int(table.position[0].seat)
        for viewer in range(SPECTATOR, seats):
            hides = table.actor == CHANCE and viewer != owner
            assert game.write(table.position, action, viewer) == ("draw ?" if hides else words)
        table.play(words)


@seat_counts
def test_a_scene_shows_only_the_faces_of_the_viewers_hand_and_of_laid_knights(seats: int) -> None:
    for plies in (20, 45, 80):
        table = played(any_plan(seats, random.Random(plies)), plies)
        p = table.position[0]
        for viewer in range(SPECTATOR, seats):
            scene = table.scene(viewer)
            faces = Counter(piece.art for piece in scene.pieces() if piece.art.startswith("card/"))
            laid = Counter(piece.art for piece in scene.pieces() if piece.id.startswith("knight "))
            own = cards_of(p.hand[viewer]) if viewer >= 0 else []
            assert faces - laid == Counter("card/{}/{}".format(*card(kind)) for kind in own)
            assert sum(laid.values()) == int(p.laid)
            assert [panel.hand for panel in scene.panels] == [int(p.hand[seat].sum()) for seat in range(seats)]
            assert [area.owner for area in scene.areas if area.kind == "hand"] == ([viewer] if own else [])
            assert [heap.art for heap in scene.heaps] == ["card/back"]
            assert scene.heaps[0].count == 48 - int(p.drawn)  # the two removed are not in the stock


def test_the_removed_pair_is_shown_face_down_to_the_very_end() -> None:
    table = played(any_plan(2, random.Random(0)))
    for viewer in (SPECTATOR, 0, 1):
        removed = [piece for piece in table.scene(viewer).pieces() if piece.id == "removed"]
        assert [piece.art for piece in removed] == ["removed"]
    record = table.record.write()
    missing = [card(kind) for kind in cards_of(table.position[0].bag)]
    assert len(missing) == 2
    for colour, number in missing:
        assert record.count(f"draw {colour} {number}\n") == 2 - missing.count((colour, number))


def test_a_record_with_hidden_draws_is_refused_with_its_line() -> None:
    table = played(any_plan(2, random.Random(0)), 4)
    lines = table.record.write().replace(table.moves[2], "draw ?")
    with pytest.raises(RecordError, match="draw COLOUR NUMBER"):
        Table.replay(find("tabula_rasa"), Record.read(lines))
