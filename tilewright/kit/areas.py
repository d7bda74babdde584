"""Joined areas: every node knows its area at once, and every area can be walked node by node.

The nodes of an area form a ring. Joining two areas renames the smaller one and splices the rings, so finding an
area is one look-up and walking it needs no search. An area bears the number of one of its nodes.
"""

from tilewright.kit.kernel import kernel


@kernel
def found(area, ring, members, node):
    """Make a node an area of its own."""
    area[node] = node
    ring[node] = node
    members[node] = 1


@kernel
def join(area, ring, members, one, other):
    """Make the different areas `one` and `other` a single one; the number that is given up and the one that stays.

    What the caller counts per area it must add up itself.
    """
    if members[one] < members[other]:
        one, other = other, one
    node = other
    while True:
        area[node] = one
        node = ring[node]
        if node == other:
            break
    kept = ring[one]
    ring[one] = ring[other]
    ring[other] = kept
    members[one] += members[other]
    return one, other
