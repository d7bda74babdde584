"""The names of kinds, items, bonus tiles and yield cards as messages."""

from tilewright.core import cached
from tilewright.core.message import Message
from tilewright.games.castles_of_tuscany.rules import material


@cached.by_arguments
def kind(number: int) -> Message:
    """A kind of tile, which is also a colour."""
    return Message.of(f"kind-{material.KINDS[number]}")


@cached.by_arguments
def item(number: int) -> Message:
    """A tile, a wooden hexagon or a start castle."""
    return Message.of("item-start-castle" if number == material.START_CASTLE else f"item-{material.ITEMS[number]}")


@cached.by_arguments
def bonus(number: int) -> Message:
    """A bonus tile."""
    return Message.of(f"bonus-{material.BONUSES[number]}")


@cached.by_arguments
def yield_card(number: int) -> Message:
    """A yield card."""
    return Message.of(f"yield-{material.YIELDS[number]}")


@cached.by_arguments
def part(number: int, turned: int) -> Message:
    """A region part: the kinds of its fields, column by column, from top to bottom."""
    kinds = [kind(int(one)) for one in material.PART_KINDS[number, turned]]
    columns = Message.of(
        "part-fields",
        left=Message.listed(kinds[:3]),
        middle=Message.listed(kinds[3:7]),
        right=Message.listed(kinds[7:]),
    )
    return Message.of("tip-part", part=material.PARTS[number], turn=180 * turned, fields=columns)
