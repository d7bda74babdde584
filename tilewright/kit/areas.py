"""Areas that grow together: every node knows its area, and every area can be walked node by node.

The nodes of an area form a ring. Joining two areas renames the smaller one and splices the rings, so finding an
area is one look-up and walking it needs no search. An area has the number of one of its nodes.
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
    """Merge two different areas; returns the number that stays and the number that is given up.

    If the caller keeps counts per area, it must add those up itself.
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
