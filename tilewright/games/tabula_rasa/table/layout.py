"""Where things are on the table of Tabula Rasa, in units of 1/100 of a tile; coordinates are the centres of things.

The territories are in a row at y = 0, with the castle to their left. One side lays its knights above the row, one
below the treasures; with three sides, the third lays its knights between territories and treasures (2.3), and
everything below moves down.
"""

from dataclasses import dataclass
from functools import cached_property

from tilewright.core import cached

CARD_WIDTH, CARD_HEIGHT = 66.0, 92.0
TERRITORY_HEIGHT = 80.0
TREASURE_HEIGHT = 40.0
PITCH = 90.0  # from one territory to the next
STEP = 30.0  # from one knight of a stack to the next: its number and colour stay in view
GAP = 9.0
LEAST_ROOM = 3  # the least space in a lane, so that the table does not grow with every move

CASTLE_X = -148.0
CASTLE_Y = 14.0
CHIP_X = -68.0  # the chips of a lane's seats, left of its first stack
LANE_LEFT, LANE_RIGHT = -92.0, 9 * PITCH + 46
LEFT, RIGHT = CASTLE_X - 52, LANE_RIGHT

HAND_PITCH = 72.0
TWIN_PITCH = 26.0  # the second of two equal cards peeks out from behind the first

# the width and height of outlines, by name, which is the first word of a piece's id
SHAPES = {
    "knight": (CARD_WIDTH, CARD_HEIGHT),
    "territory": (78.0, TERRITORY_HEIGHT),
    "treasure": (62.0, TREASURE_HEIGHT),
}

ABOVE, BETWEEN, BELOW = "above", "between", "below"


def shape_of(piece: str) -> str:
    """The outline of a piece, "" if it has none."""
    kind = piece.split(maxsplit=1)[0]
    return kind if kind in SHAPES else ""


Edge = tuple[str, float]  # of a lane: ABOVE, BETWEEN or BELOW, and its edge towards the territories


def knight_y(edge: Edge, order: int, count: int) -> float:
    """The y of one knight in a stack of `count`; the newest is on top and in full view."""
    where, y = edge
    if where == ABOVE:
        return y - GAP - CARD_HEIGHT / 2 - STEP * (count - 1 - order)
    return y + GAP + CARD_HEIGHT / 2 + STEP * order


@dataclass(frozen=True)
class Lane:
    """The strip of the table where one side lays its knights."""

    where: str  # ABOVE, BETWEEN or BELOW
    top: float
    room: int  # the most knights in a stack

    @property
    def height(self) -> float:
        """How high the strip is."""
        return lane_height(self.room)

    @property
    def middle(self) -> float:
        """The y of the middle of the strip."""
        return self.top + self.height / 2

    def knight_y(self, order: int, count: int) -> float:
        """The y of one knight in a stack of `count`; the newest is on top and in full view."""
        return knight_y(self.edge, order, count)

    @property
    def edge(self) -> Edge:
        """Everything that places in the strip depend on, apart from its size."""
        return self.where, self.inner_edge

    @property
    def inner_edge(self) -> float:
        """The edge towards the territories, where the chip of the leading side is."""
        return self.top + self.height if self.where == ABOVE else self.top

    def chip_y(self, number: int) -> float:
        """The y of the chip of the side's first or second seat."""
        return self.inner_edge + (26 + 30 * number) * (-1 if self.where == ABOVE else 1)


@dataclass(frozen=True)
class Layout:
    """The whole table: the lanes of the sides as one viewer sees them, and the row of treasures."""

    lanes: tuple[Lane, ...]  # by side
    treasure_y: float

    @cached_property
    def edges(self) -> tuple[Edge, ...]:
        """The part of each lane that knights' places depend on."""
        return tuple(lane.edge for lane in self.lanes)

    @property
    def top(self) -> float:
        """The upper edge."""
        return min(lane.top for lane in self.lanes)

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return max(lane.top + lane.height for lane in self.lanes)


def territory_x(place: int) -> float:
    """The x of a territory."""
    return PITCH * place


def lane_height(room: int) -> float:
    """How high a strip for stacks of `room` knights is."""
    return CARD_HEIGHT + STEP * (room - 1) + 2 * GAP


@cached.by_arguments
def of(tallest: tuple[int, ...], own: int) -> Layout:
    """The table for sides with these tallest stacks; the viewer's own side is below and has space for one more."""
    rooms = [max(LEAST_ROOM, height + (side == own)) for side, height in enumerate(tallest)]
    edge = TERRITORY_HEIGHT / 2 + GAP
    above, below = (own + 1) % len(rooms), own
    lanes = {above: Lane(ABOVE, -edge - lane_height(rooms[above]), rooms[above])}
    if len(rooms) == 3:
        between = (own + 2) % 3
        lanes[between] = Lane(BETWEEN, edge, rooms[between])
        edge += lanes[between].height + GAP
    treasure_y = edge + TREASURE_HEIGHT / 2
    lanes[below] = Lane(BELOW, edge + TREASURE_HEIGHT + GAP, rooms[below])
    return Layout(tuple(lanes[side] for side in range(len(rooms))), treasure_y)
