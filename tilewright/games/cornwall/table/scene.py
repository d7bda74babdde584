"""What a viewer sees of a game of Cornwall. Nothing is hidden; viewers differ only in their choices."""

from dataclasses import dataclass
from typing import Any

from tilewright.art import figures
from tilewright.core import cached, stage
from tilewright.core.game import CHANCE, Positions
from tilewright.core.message import Message
from tilewright.core.palette import SEATS
from tilewright.core.scene import Area, Box, Panel, Piece, Spot, Supply
from tilewright.core.stage import Offer
from tilewright.games.cornwall.rules import material, state
from tilewright.games.cornwall.table import beside, choice, feature, figure, surface, survey
from tilewright.games.cornwall.table.art.geometry import RADIUS, WIDTH
from tilewright.land.table import extent

_DRAWN: Box = (-WIDTH, -100.0, 2 * WIDTH, 200.0)
_AT_HAND: Box = (-40.0, -50.0, 200.0, 80.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Table(stage.Shown):
    """What all viewers see; `areas` are those of a viewer who has no choices."""

    reach: Box  # the bounds of the land
    new: tuple[survey.Field, ...]  # the fields of the last tile laid
    costs: list[int]  # of a figure on each of these fields, while figures are placed


def _show(p: Any) -> _Table:
    ground, heaps, new = surface.ground(p), beside.heaps(p), survey.new_fields(p)
    costs = survey.costs(p.positions) if p.phase == state.SETTING else []
    prices = surface.prices(p, costs) if costs else ()
    return _Table(
        areas=(
            _land(ground.reach, (*ground.pieces, *surface.figures(p), *prices)),
            *(_drawn(p.tile) if p.phase == state.PLACING else ()),
            *beside.areas(p, len(heaps)),
        ),
        last=tuple([field.id for field in new]),
        last_seat=(p.laid - 2) % p.seats if new else None,
        heaps=heaps,
        reach=ground.reach,
        new=new,
        costs=costs,
    )


def _land(reach: Box, pieces: tuple[Piece, ...], spots: tuple[Spot, ...] = ()) -> Area:
    """The land, large enough for a field at every point within the bounds."""
    left, top = reach[0] - WIDTH, reach[1] - RADIUS - 12
    box = left, top, reach[2] + WIDTH - left, reach[3] + RADIUS + 12 - top
    return Area("land", "table", box, pieces, spots, grid="hex", is_ruled=True)


@cached.by_arguments
def _drawn(tile: int) -> tuple[Area, ...]:
    name = material.TILES[tile].name
    return stage.dock(_DRAWN, (Piece("drawn", f"tile/{name}/0", 0, 0, tip=Message.of("tip-tile", tile=name)),))


def _areas(p: Any, shown: _Table, viewer: int, offer: Offer) -> tuple[Area, ...]:
    """The land, large enough for its pieces and spots, the dock, and the areas next to the land."""
    if not offer.choices:
        return shown.areas
    land, *others = shown.areas
    reach = extent.reach(offer.spots, shown.reach) if offer.spots else shown.reach
    return _land(reach, land.pieces, offer.spots), *_at_hand(p, offer), *others


def _at_hand(p: Any, offer: Offer) -> tuple[Area, ...]:
    """The dock with the figures that can be placed, and the buttons; empty while a tile is being laid."""
    if not offer.buttons:
        return ()
    usable = {choice.picks[0] for choice in offer.choices}
    sizes = [size for size in range(material.SIZE_COUNT) if figure.size_id(size) in usable]
    return stage.dock(_AT_HAND, tuple([figure.at_hand(p.seat, size) for size in sizes]), offer.buttons)


def _offer(p: Any, shown: _Table, actions: list[int]) -> Offer:
    if p.phase == state.PLACING:
        return choice.placings(p, actions)
    if p.phase == state.FETCHING:
        return choice.fetchings(p, actions)
    return choice.settings(p, shown.new, shown.costs, actions)


def _panel(p: Any, seat: int, is_to_move: bool, place: int | None) -> Panel:
    return _panel_of(seat, p.points[seat], is_to_move, p.coins[seat], tuple(p.supply[seat]), place)


@cached.by_arguments
def _panel_of(
    seat: int, points: int, is_to_move: bool, coins: int, supply: tuple[int, ...], place: int | None
) -> Panel:
    supplies = [Supply("coin", coins, None, Message.of("coins"))]
    for name, left, most in zip(material.SIZES, supply, material.FIGURES.tolist(), strict=True):
        supplies.append(Supply(figures.figure_id(SEATS[seat], name), left, most, Message.of(f"figures-{name}")))
    return Panel(seat, points, is_to_move, tuple(supplies), place=place)


_PROMPTS = {state.PLACING: "prompt-place", state.FETCHING: "prompt-fetch", state.SETTING: "prompt-figure"}


def _prompt(p: Any, to_move: int) -> Message:
    if to_move == CHANCE:
        return stage.message("prompt-draw", seat=p.seat + 1)
    is_further = p.phase == state.SETTING and p.set_now > 0
    return stage.message("prompt-figure-further" if is_further else _PROMPTS[p.phase], seat=to_move + 1)


STAGE = stage.Parts(prompt=_prompt, panel=_panel, show=_show, offer=_offer, areas=_areas)
features, aim = feature.features, feature.aim


def prolong(position: Positions) -> None:
    """Put all tiles back into the stack: then the last turn does not end the game."""
    position["fresh"] = 1
