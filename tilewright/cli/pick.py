"""Choosing a move with a few picks in turn, each from a numbered list."""

from dataclasses import dataclass

from tilewright.core.message import Message
from tilewright.core.scene import Choice, Piece, Scene


@dataclass(frozen=True)
class Pick:
    """Something that can be picked now, and the choices left afterwards."""

    number: int
    id: str
    label: Message | None
    choices: tuple[Choice, ...]
    ghost: Piece | None  # the piece it would place


@dataclass(frozen=True)
class Picking:
    """The picks made so far, and those that are possible next."""

    picked: tuple[str, ...]
    next: tuple[Pick, ...]
    is_one_place: bool  # all picks are at the same place and differ only in their ghosts

    @property
    def labels(self) -> dict[str, str]:
        """The labels to write on the table where something can be picked."""
        if self.is_one_place:
            return {pick: f"1–{len(self.next)}" for pick in self.picked[-1:]}
        return {pick.id: str(pick.number) for pick in self.next}


def picking(scene: Scene, picked: tuple[str, ...] = ()) -> Picking:
    """The possible picks after these; a pick without an alternative is skipped unless it decides the move."""
    left = [choice for choice in scene.choices if choice.picks[: len(picked)] == picked]
    depth = len(picked)
    while len(left) > 1 and len({choice.picks[: depth + 1] for choice in left}) == 1:
        depth += 1
    picked = left[0].picks[:depth] if left else ()
    groups: dict[str, list[Choice]] = {}
    for choice in left:
        groups.setdefault(choice.picks[depth], []).append(choice)
    places = _places(scene)
    order = sorted(groups, key=lambda pick: places[pick])
    picks = tuple(
        Pick(number, pick, _label(scene, pick, groups[pick]), tuple(groups[pick]), _ghost(groups[pick][0], depth))
        for number, pick in enumerate(order, start=1)
    )
    is_one_place = len(picks) > 1 and len({places[pick.id][:-1] for pick in picks}) == 1
    return Picking(picked, picks, is_one_place and all(pick.ghost for pick in picks))


def _places(scene: Scene) -> dict[str, tuple[bool, int, float, float, int]]:
    """Sort keys of all spots and pieces: reading order, buttons last."""
    found = {}
    for number, area in enumerate(scene.areas):
        for spot in area.spots:
            found[spot.id] = (spot.shape == "button", number, spot.y, spot.x, spot.turn)
        for piece in area.pieces:
            found[piece.id] = (False, number, piece.y, piece.x, piece.turn)
    return found


def _ghost(choice: Choice, depth: int) -> Piece | None:
    """The piece that a pick places; a game need not show any."""
    return choice.ghosts[depth] if depth < len(choice.ghosts) else None


def _label(scene: Scene, pick: str, choices: list[Choice]) -> Message | None:
    if len(choices) == 1:
        return choices[0].label
    labels = {spot.id: spot.label for area in scene.areas for spot in area.spots}
    tips = {piece.id: piece.tip for piece in scene.pieces()}
    return labels[pick] if pick in labels else tips[pick]
