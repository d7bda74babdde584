"""What a move left on the table, as everybody may see it: the pieces it placed or moved."""

from collections.abc import Iterator

from tilewright.core.scene import Piece, Scene

_LASTING = ("table", "board", "mat")  # where pieces stay; hands, markets and docks rearrange themselves


def pieces(before: Scene, after: Scene) -> list[str]:
    """The ids of the pieces that are new or elsewhere; one that only looks different, such as a counter, stayed."""
    known = dict(_places(before))
    fresh = {piece: None for piece, place in _places(after) if known.get(piece) != place}
    return [*dict.fromkeys(last(before, after)) | fresh]


def last(before: Scene, after: Scene) -> list[str]:
    """The ids of the pieces that the scene marks as the last move, if it was this one."""
    return [*after.last] if after.last != before.last else []


def _places(scene: Scene) -> Iterator[tuple[str, tuple[str, float, float, int]]]:
    for area in scene.areas:
        if area.kind in _LASTING:
            yield from ((piece.id, _place(area.id, piece)) for piece in area.pieces)


def _place(area: str, piece: Piece) -> tuple[str, float, float, int]:
    return area, piece.x, piece.y, piece.turn
