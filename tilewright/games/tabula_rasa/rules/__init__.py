"""The rules of Tabula Rasa as kernels; clause numbers are those of RULES.md."""

import numpy as np

from tilewright.games.tabula_rasa.rules import estimate
from tilewright.games.tabula_rasa.rules.material import (
    CASTLE_NEEDS,
    CASTLE_POINTS,
    COPIES,
    DEALT,
    HAND,
    KINDS,
    KNIGHTS,
    NUMBER_TERRITORIES,
    PLACES,
    TERRITORIES,
    TERRITORY_POINTS,
    TREASURE_POINTS,
)
from tilewright.games.tabula_rasa.rules.sides import side_of, sides
from tilewright.games.tabula_rasa.rules.state import (
    AT_HAND,
    AT_KNIGHTS,
    AT_LEFT,
    AT_PHASE,
    AT_PLAYERS,
    AT_SEATS,
    AT_TURN,
    AT_UNSEEN,
    CASTLE_TAKEN,
    CASTLE_UNCLAIMED,
    DRAW,
    DRAWING,
    ENDED,
    NOBODY,
    PLAYING,
    SEAT_FEATURES,
    TERRITORY_TAKEN,
    TERRITORY_TIED,
    TERRITORY_UNCLAIMED,
    TIE_TREASURE,
    TREASURE_TAKEN,
    TREASURE_TIED,
    TREASURE_UNCLAIMED,
)
from tilewright.kit import bag, events, majority
from tilewright.kit.kernel import kernel

CHANCE, OVER = -1, -2


@kernel
def start(p, seats, options):
    """Set up an empty record: all knights face down, nothing beside the territories."""
    p.seats = seats
    p.phase = DRAWING
    p.last = -1
    for kind in range(KINDS):
        p.bag[kind] = COPIES  # 2.4 the two removed unseen are among them, the last two never drawn


@kernel
def actor(p):
    """The seat asked, CHANCE or OVER."""
    if p.phase == DRAWING:
        return CHANCE
    if p.phase == ENDED:
        return OVER
    return p.seat


@kernel
def legal(p, out):
    """The legal actions, ascending; how many."""
    count = 0
    if p.phase == PLAYING:
        hand = p.hand[p.seat]
        for kind in range(KINDS):
            if hand[kind] > 0:  # 3.2
                out[count] = 2 * kind  # 3.3 beside its number
                out[count + 1] = 2 * kind + 1  # 3.3 beside its colour
                count += 2
    elif p.phase == DRAWING:
        for kind in range(KINDS):
            if p.bag[kind] > 0:
                out[count] = DRAW + kind
                count += 1
    return count


@kernel
def weights(p, out):
    """How many knights there are of each kind that may be drawn, in the order of `legal`; how many kinds."""
    count = 0
    for kind in range(KINDS):
        if p.bag[kind] > 0:
            out[count] = p.bag[kind]
            count += 1
    return count


@kernel
def draw(p, rng):
    """One draw at random, every knight never drawn equally likely: each may be one of the two removed."""
    return DRAW + bag.draw(p.bag, 0, KINDS, rng)


@kernel
def apply(p, action):
    """Play a legal action."""
    events.clear(p)
    if action < DRAW:
        _play(p, action >> 1, PLACES[action >> 1, action & 1])
    else:
        _draw(p, action - DRAW)


@kernel
def _play(p, kind, place):
    p.hand[p.seat, kind] -= 1
    p.row[place, p.beside[place]] = 4 * kind + p.seat  # 3.4
    p.beside[place] += 1
    p.knights[side_of(p.seats, p.seat), place] += 1
    p.last = place
    p.laid += 1
    if p.drawn < DEALT:
        p.phase = DRAWING  # 3.5
    elif p.laid < DEALT:
        _pass_turn(p)  # 3.6
    else:
        _score(p)  # 5.1
        p.phase = ENDED


@kernel
def _draw(p, kind):
    p.bag[kind] -= 1
    p.hand[p.seat, kind] += 1
    p.drawn += 1
    _pass_turn(p)
    if p.drawn >= HAND * p.seats:  # 2.5 dealt; from then on a draw ends a turn
        p.phase = PLAYING


@kernel
def _pass_turn(p):
    """Clockwise to the next seat (3.1); the cards are dealt the same way."""
    p.seat += 1
    if p.seat == p.seats:
        p.seat = 0


@kernel
def _score(p):
    """The territories from left to right, and the castle among the numbers (4.1)."""
    won = 0  # number territories of each side, four bits for each
    castle_is_free = True
    for place in range(TERRITORIES):
        owner = _score_territory(p, place)
        if place < NUMBER_TERRITORIES and owner != NOBODY:
            won += 1 << 4 * owner
            if castle_is_free and won >> 4 * owner & 15 == CASTLE_NEEDS:
                _reward(p, CASTLE_TAKEN, owner, CASTLE_POINTS, place)  # 4.8
                castle_is_free = False
        if place == NUMBER_TERRITORIES - 1 and castle_is_free:
            events.note(p, CASTLE_UNCLAIMED, NOBODY, 0, place, 0)  # 4.9


@kernel
def _score_territory(p, place):
    """Give away a territory and its treasure; the side that takes the territory, or NOBODY."""
    best = _strongest(p, place, DEALT)
    if best == 0:
        events.note(p, TERRITORY_UNCLAIMED, NOBODY, 0, place, 0)  # 4.4
        return NOBODY
    leaders = _how_many(p, place, best)
    if leaders == 1:
        owner = _reward_all(p, TERRITORY_TAKEN, place, best, TERRITORY_POINTS[place])  # 4.2
        _score_treasure(p, place, _strongest(p, place, best))
        return owner
    if leaders == 2:
        _reward_all(p, TIE_TREASURE, place, best, TREASURE_POINTS)  # 4.5
    else:
        events.note(p, TERRITORY_TIED, NOBODY, 0, place, best)  # 4.6
    return NOBODY


@kernel
def _score_treasure(p, place, second):
    """Give away the treasure below a territory that was taken, to the side with this second strength."""
    if second == 0:
        events.note(p, TREASURE_UNCLAIMED, NOBODY, 0, place, 0)  # 4.4
    elif _how_many(p, place, second) == 1:
        _reward_all(p, TREASURE_TAKEN, place, second, TREASURE_POINTS)  # 4.3
    else:
        events.note(p, TREASURE_TIED, NOBODY, 0, place, second)  # 4.7


@kernel
def _strongest(p, place, below):
    """The largest number of knights a side has beside a territory, among those smaller than `below`."""
    best = np.int64(0)
    for side in range(sides(p.seats)):
        count = np.int64(p.knights[side, place])
        if best < count < below:
            best = count
    return best


@kernel
def _how_many(p, place, strength):
    """How many sides have just so many knights beside a territory."""
    count = 0
    for side in range(sides(p.seats)):
        if p.knights[side, place] == strength:
            count += 1
    return count


@kernel
def _reward_all(p, event, place, strength, points):
    """Reward every side with just so many knights beside a territory; the last of them."""
    rewarded = NOBODY
    for side in range(sides(p.seats)):
        if p.knights[side, place] == strength:
            _reward(p, event, side, points, place)
            rewarded = side
    return rewarded


@kernel
def _reward(p, event, side, points, place):
    """Points for a side: partners count the same ones, each with an event (5.3)."""
    for seat in range(p.seats):
        if side_of(p.seats, seat) == side:
            p.points[seat] += points
            events.note(p, event, seat, points, place, p.knights[side, place])


@kernel
def scores(p, out):
    """The points of each seat."""
    for seat in range(p.seats):
        out[seat] = p.points[seat]


@kernel
def placing(p, out):
    """The places by points, ties shared, partners together."""
    majority.places(p.points, p.seats, out)  # 5.2, 5.3


@kernel
def redeal(p, seat, rng):
    """Shuffle all that the seat has not seen: the other hands, the stock and the two removed."""
    for other in range(p.seats):
        if other != seat:
            for kind in range(KINDS):
                p.bag[kind] += p.hand[other, kind]
    for other in range(p.seats):
        if other != seat:
            count = bag.total(p.hand[other], 0, KINDS)
            for kind in range(KINDS):
                p.hand[other, kind] = 0
            bag.deal(p.bag, p.hand[other], count, rng)


@kernel
def evaluate(p, seat):
    """Final points expected for the seat's side, less those of its strongest rival; exact when the game is over."""
    return estimate.lead(p, side_of(p.seats, seat))


@kernel
def expect(p, out):
    """Final points expected for every seat: those of its side."""
    estimate.all_points(p, out)
    for seat in range(sides(p.seats), p.seats):
        out[seat] = out[side_of(p.seats, seat)]


@kernel
def observe(p, seat, out):
    """What the seat sees, as numbers; the layout stands in state.py."""
    out[:] = 0
    out[AT_PLAYERS + p.seats - 2] = 1.0
    out[AT_TURN + (p.seat - seat) % p.seats] = 1.0
    out[AT_PHASE] = 1.0 if p.phase == PLAYING else 0.0
    out[AT_PHASE + 1] = 1.0 if p.phase == DRAWING else 0.0
    out[AT_LEFT] = (DEALT - p.drawn) / 32.0
    for k in range(p.seats):
        other = (seat + k) % p.seats
        out[AT_SEATS + SEAT_FEATURES * k] = p.points[other] / 55.0
        out[AT_SEATS + SEAT_FEATURES * k + 1] = bag.total(p.hand[other], 0, KINDS) / HAND
    for kind in range(KINDS):
        out[AT_HAND + kind] = p.hand[seat, kind] / COPIES
        out[AT_UNSEEN + kind] = _unseen(p, seat, kind) / COPIES
    for k in range(sides(p.seats)):
        side = (side_of(p.seats, seat) + k) % sides(p.seats)
        for place in range(TERRITORIES):
            out[AT_KNIGHTS + TERRITORIES * k + place] = p.knights[side, place] / 10.0


@kernel
def _unseen(p, seat, kind):
    """How many knights of a kind are in the other hands or were never drawn."""
    count = np.int64(p.bag[kind])
    for other in range(p.seats):
        if other != seat:
            count += p.hand[other, kind]
    return count


@kernel
def check(p):
    """0, or the number of the invariant that is broken."""
    held = 0
    for seat in range(p.seats):
        held += bag.total(p.hand[seat], 0, KINDS)
    if bag.total(p.bag, 0, KINDS) != KNIGHTS - p.drawn or p.drawn > DEALT:
        return 1
    if held + p.laid != p.drawn:
        return 2
    for kind in range(KINDS):
        if _unseen(p, -1, kind) + _laid(p, kind) != COPIES:
            return 3
    for place in range(TERRITORIES):
        for side in range(sides(p.seats)):
            if p.knights[side, place] != _laid_by(p, side, place):
                return 4
    if (p.phase == ENDED) != (p.laid == DEALT):
        return 5
    return 0


@kernel
def _laid(p, kind):
    """How many knights of a kind stand beside the two territories they may stand at."""
    count = 0
    for way in range(2):
        place = PLACES[kind, way]
        for k in range(np.int64(p.beside[place])):
            if p.row[place, k] >> 2 == kind:
                count += 1
    return count


@kernel
def _laid_by(p, side, place):
    """How many knights beside a territory were laid by the seats of a side."""
    count = 0
    for k in range(np.int64(p.beside[place])):
        if side_of(p.seats, p.row[place, k] & 3) == side:
            count += 1
    return count
