"""The rules of Tabula Rasa as kernels; clause numbers are those of RULES.md."""

import numpy as np

from tilewright.games.tabula_rasa.rules import material, sides, state
from tilewright.games.tabula_rasa.rules.check import check
from tilewright.games.tabula_rasa.rules.describe import describe
from tilewright.games.tabula_rasa.rules.estimate import INPUTS, expect
from tilewright.games.tabula_rasa.rules.observe import observe
from tilewright.kit import bag, events
from tilewright.kit.actor import CHANCE, OVER
from tilewright.kit.kernel import kernel

__all__ = [
    "INPUTS",
    "actor",
    "apply",
    "check",
    "close",
    "describe",
    "draw",
    "expect",
    "legal",
    "observe",
    "redeal",
    "start",
    "weights",
]


@kernel
def start(p, seats, options):
    """Set up an empty record: all knights face down, nothing beside the territories."""
    p.seats = seats
    p.phase = state.DRAWING
    p.last = -1
    for kind in range(material.KIND_COUNT):
        p.bag[kind] = material.COPIES  # 2.4 including the two removed unseen: the last two, never drawn


@kernel
def actor(p):
    """The seat to move, CHANCE or OVER."""
    if p.phase == state.DRAWING:
        return CHANCE
    if p.phase == state.ENDED:
        return OVER
    return p.seat


@kernel
def legal(p, out):
    """Write the legal actions, ascending; returns how many there are."""
    count = 0
    if p.phase == state.PLAYING:
        hand = p.hand[p.seat]
        for kind in range(material.KIND_COUNT):
            if hand[kind] > 0:  # 3.2
                out[count] = 2 * kind  # 3.3 beside its number
                out[count + 1] = 2 * kind + 1  # 3.3 beside its colour
                count += 2
    elif p.phase == state.DRAWING:
        return bag.list(p.bag, 0, material.KIND_COUNT, state.DRAW, out)
    return count


@kernel
def weights(p, out):
    """Write the number of knights of each kind that can be drawn, in the order of `legal`; returns how many kinds."""
    return bag.counts(p.bag, 0, material.KIND_COUNT, out)


@kernel
def draw(p, rng):
    """One random draw; every knight not yet drawn is equally likely, since any may be one of the two removed."""
    return state.DRAW + bag.draw(p.bag, 0, material.KIND_COUNT, rng)


@kernel
def apply(p, action):
    """Play a legal action."""
    events.clear(p)
    if action < state.DRAW:
        _play(p, action >> 1, material.PLACES[action >> 1, action & 1])
    else:
        _draw(p, action - state.DRAW)


@kernel
def _play(p, kind, place):
    p.hand[p.seat, kind] -= 1
    p.row[place, p.beside[place]] = 4 * kind + p.seat  # 3.4
    p.beside[place] += 1
    p.knights[sides.of(p.seats, p.seat), place] += 1
    p.last = place
    p.laid += 1
    if p.drawn < material.DEALT:
        p.phase = state.DRAWING  # 3.5
    elif p.laid < material.DEALT:
        _pass_turn(p)  # 3.6
    else:
        _end(p)  # 5.1


@kernel
def _end(p):
    _score(p)
    p.phase = state.ENDED


@kernel
def close(p):
    """Score the territories as they are."""
    events.clear(p)
    _end(p)


@kernel
def _draw(p, kind):
    p.bag[kind] -= 1
    p.hand[p.seat, kind] += 1
    p.drawn += 1
    _pass_turn(p)
    if p.drawn >= material.HAND * p.seats:  # 2.5 dealt; from then on a draw ends a turn
        p.phase = state.PLAYING


@kernel
def _pass_turn(p):
    """Move clockwise to the next seat (3.1); the cards are dealt the same way."""
    p.seat += 1
    if p.seat == p.seats:
        p.seat = 0


@kernel
def _score(p):
    """Award the territories from left to right, and the castle after one of the numbers (4.1)."""
    won = 0  # number territories of each side, four bits per side
    castle_is_free = True
    for place in range(material.TERRITORY_COUNT):
        owner = _score_territory(p, place)
        if place < material.NUMBER_TERRITORIES and owner != state.NOBODY:
            won += 1 << 4 * owner
            if castle_is_free and won >> 4 * owner & 15 == material.CASTLE_NEEDS:
                _reward(p, state.CASTLE_TAKEN, owner, material.CASTLE_POINTS, place)  # 4.8
                castle_is_free = False
        if place == material.NUMBER_TERRITORIES - 1 and castle_is_free:
            events.note(p, state.CASTLE_UNCLAIMED, state.NOBODY, 0, place, 0)  # 4.9


@kernel
def _score_territory(p, place):
    """Award a territory and its treasure; returns the side that takes the territory, or NOBODY."""
    best = _strongest(p, place, material.DEALT)
    if best == 0:
        events.note(p, state.TERRITORY_UNCLAIMED, state.NOBODY, 0, place, 0)  # 4.4
        return state.NOBODY
    leaders = _how_many(p, place, best)
    if leaders == 1:
        owner = _reward_all(p, state.TERRITORY_TAKEN, place, best, material.TERRITORY_POINTS[place])  # 4.2
        _score_treasure(p, place, _strongest(p, place, best))
        return owner
    if leaders == 2:
        _reward_all(p, state.TIE_TREASURE, place, best, material.TREASURE_POINTS)  # 4.5
    else:
        events.note(p, state.TERRITORY_TIED, state.NOBODY, 0, place, best)  # 4.6
    return state.NOBODY


@kernel
def _score_treasure(p, place, second):
    """Award the treasure below a territory that was taken, to the side with this second-highest strength."""
    if second == 0:
        events.note(p, state.TREASURE_UNCLAIMED, state.NOBODY, 0, place, 0)  # 4.4
    elif _how_many(p, place, second) == 1:
        _reward_all(p, state.TREASURE_TAKEN, place, second, material.TREASURE_POINTS)  # 4.3
    else:
        events.note(p, state.TREASURE_TIED, state.NOBODY, 0, place, second)  # 4.7


@kernel
def _strongest(p, place, below):
    """The largest number of knights a side has beside a territory, among those smaller than `below`."""
    best = np.int64(0)
    for side in range(sides.count(p.seats)):
        count = np.int64(p.knights[side, place])
        if best < count < below:
            best = count
    return best


@kernel
def _how_many(p, place, strength):
    """How many sides have exactly this many knights beside a territory."""
    count = 0
    for side in range(sides.count(p.seats)):
        if p.knights[side, place] == strength:
            count += 1
    return count


@kernel
def _reward_all(p, event, place, strength, points):
    """Reward every side with exactly this many knights beside a territory; returns the last of them."""
    rewarded = state.NOBODY
    for side in range(sides.count(p.seats)):
        if p.knights[side, place] == strength:
            _reward(p, event, side, points, place)
            rewarded = side
    return rewarded


@kernel
def _reward(p, event, side, points, place):
    """Give points to a side: partners both get them, each with an event (5.3)."""
    for seat in range(p.seats):
        if sides.of(p.seats, seat) == side:
            p.points[seat] += points
            events.note(p, event, seat, points, place, p.knights[side, place])


@kernel
def redeal(p, seat, rng):
    """Shuffle everything the seat has not seen: the other hands, the stock and the two removed cards."""
    for other in range(p.seats):
        if other != seat:
            for kind in range(material.KIND_COUNT):
                p.bag[kind] += p.hand[other, kind]
    for other in range(p.seats):
        if other != seat:
            count = bag.total(p.hand[other], 0, material.KIND_COUNT)
            for kind in range(material.KIND_COUNT):
                p.hand[other, kind] = 0
            bag.deal(p.bag, p.hand[other], count, rng)
