"""The choices of the seat to move in Cornwall: laying the tile, fetching figures or not, and placing figures."""

from typing import Any

from tilewright.core import cached, stage
from tilewright.core.message import Message
from tilewright.core.scene import Choice, Piece, Spot
from tilewright.core.stage import Offer, Way
from tilewright.games.cornwall.rules import material, state
from tilewright.games.cornwall.table import describe, figure, survey
from tilewright.games.cornwall.table.art import geometry


def placings(p: Any, actions: list[int]) -> Offer:
    """The player picks the corner where the tile's three fields meet, then the tile's rotation."""
    faces, regions = _faces(p.tile), describe.regions(p)
    coins = [min(terrains - 1, p.bank) for terrains in range(material.FIELDS + 1)]  # by the number of terrains enlarged
    choices: list[Choice] = []
    spots: list[Spot] = []
    last = ""
    for action, (q, r, kind, enlarged) in zip(actions, survey.locate(p.positions, actions), strict=True):
        words, picks, facing, turned = _placing(q, r, kind, action % material.FIELDS, coins[enlarged])
        if picks[0] != last:
            last = picks[0]
            label, about = _site(q, r), describe.site(regions, q, r, kind)
            spots.append(Spot(last, turned.x, turned.y, "disc", label, about=about))
        spots.append(turned)
        art, tip = faces[facing]
        ghost = Piece("ghost", art, turned.x, turned.y, tip=tip)
        choices.append(Choice(words, picks, turned.label, (ghost, ghost)))
    return Offer(tuple(choices), tuple(spots))


@cached.by_arguments
def _faces(tile: int) -> list[tuple[str, Message]]:
    """The picture of a tile and what it shows, for each facing."""
    return [(f"tile/{material.TILES[tile].name}/{facing}", describe.tile(tile, facing)) for facing in range(6)]


@cached.by_arguments
def _site(q: int, r: int) -> Message:
    return Message.of("spot-site", q=q, r=r)


@cached.by_arguments
def _placing(base_q: int, base_r: int, kind: int, turn: int, coins: int) -> tuple[str, tuple[str, str], int, Spot]:
    """One way to lay any tile: the words, the picks, the facing, and the spot of this rotation."""
    q, r, facing = survey.turned(base_q, base_r, kind, turn)
    x, y = geometry.centre(survey.places(q, r, facing))
    name = f"site {base_q} {base_r} {kind}"
    label = Message.of("choice-place", q=q, r=r, degrees=60 * facing, coins=coins)
    turned = Spot(f"{name} turn {facing}", x, y, "disc", label, turn=60 * facing)
    return f"place {q} {r} {facing}", (name, turned.id), facing, turned


def fetchings(p: Any, actions: list[int]) -> Offer:
    """Taking all of the seat's figures out of the pub, or none of them."""
    figures = sum(p.pub[p.seat])
    return stage.offer([_fetching(figures, action == state.FETCH) for action in actions])


@cached.by_arguments
def _fetching(figures: int, is_fetched: bool) -> Way:
    words, key = ("fetch", "choice-fetch") if is_fetched else ("pass", "choice-leave")
    return _button(words, Message.of(key, figures=figures))


def _button(words: str, label: Message) -> Way:
    return Choice(words, (words,), label, (None,)), (Spot(words, 0, 0, "button", label),)


def settings(p: Any, new: tuple[survey.Field, ...], costs: list[int], actions: list[int]) -> Offer:
    """The player picks a figure from the supply, then the field where it will stand; or places no figure."""
    ways = []
    for action in actions:
        if action == state.PASS:
            ways.append(_no_figure(p.set_now > 0))
        else:
            size, part = divmod(action - state.FIGURE, material.FIELDS)
            field = new[part]
            members = p.members[field.area]
            ways.append(_setting(p.seat, size, part, field.at, field.terrain, field.symbol, members, costs[part]))
    return stage.offer(ways)


@cached.by_arguments
def _no_figure(has_set: bool) -> Way:
    return _button("pass", Message.of("choice-no-further-figure" if has_set else "choice-no-figure"))


@cached.by_arguments
def _setting(
    seat: int, size: int, part: int, at: survey.Place, terrain: int, symbol: int, members: int, cost: int
) -> Way:
    size_name, terrain_name = material.SIZES[size], material.TERRAINS[terrain]
    where = Message.of(f"in-{terrain_name}")
    told = Message.of("choice-figure", figure=figure.name(size), size=size_name, where=where, cost=cost)
    ghost = figure.on_land("ghost", seat, size, at, symbol != material.NO_SYMBOL)
    ground = Message.of(f"terrain-{terrain_name}")
    about = describe.field(terrain, symbol, members)
    label = Message.of("spot-field", terrain=ground, cost=cost)
    spot = Spot(f"part {part}", ghost.x, ghost.y, "disc", label, about=about)
    picks = (figure.size_id(size), spot.id)
    return Choice(f"figure {size_name} {part}", picks, told, (None, ghost)), (spot,)
