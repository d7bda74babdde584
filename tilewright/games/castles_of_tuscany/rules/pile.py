"""Drawing cards, and refilling an empty pile with the discards."""

from tilewright.kit import bag, events
from tilewright.kit.kernel import kernel


@kernel
def draw_card(p, kind):
    """Move a card from the pile to the seat's hand."""
    p.deck[kind] -= 1
    p.hand[p.seat, kind] += 1
    p.cards_due -= 1


@kernel
def refill(p, pile, discards, event_kind):
    """Move all discards to the pile; returns their number."""
    count = bag.total(discards, 0, len(discards))
    if count > 0:
        for kind in range(len(pile)):
            pile[kind] = discards[kind]
            discards[kind] = 0
        events.note(p, event_kind, p.seat, 0, 0, count)
    return count
