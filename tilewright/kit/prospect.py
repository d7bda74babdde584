"""What the figures on a landscape would bring their seat if the game ended now, for quick estimates."""

import numpy as np

from tilewright.kit import domain
from tilewright.kit.kernel import kernel


@kernel
def claims(p, sheet, seat):
    """The points of every area in which no other seat has more figures, as they would count at the end."""
    points = 0
    for figure in range(p.figure_at.shape[1]):
        node = p.figure_at[seat, figure]
        if node >= 0 and domain.is_first_in_area(p, seat, figure):
            area = np.int64(p.area[node])
            if has_share(p, seat, area):
                points += domain.worth(p, sheet, area, domain.kind_of(p, sheet, area), False)
    return points


@kernel
def has_share(p, seat, area):
    """Whether no other seat has more figures in an area than this one."""
    own = domain.count_in(p, seat, area)
    if own == p.held[area]:
        return True
    for other in range(p.seats):
        if other != seat and domain.count_in(p, other, area) > own:
            return False
    return True
