"""What a choice means, told and lit before it is made: at the plies of a game where something is finished or joined."""

from collections.abc import Callable

import msgspec

from tests.browser.person import Person
from tests.browser.tables import Played
from tests.browser.test_every_game import chooses, takes_up
from tilewright.core.effect import Effect, effects
from tilewright.core.scene import Feature
from tilewright.games import names

Come = Callable[..., Person]
Games = Callable[[str], Played]
GAME = names()[0]


def features(whole: Played, ply: int) -> list[Feature]:
    found = whole.server.get(f"/api/records/{whole.record}/features/{ply}").json()["features"]
    return msgspec.convert(found, list[Feature])


def first(whole: Played, *kinds: str) -> dict[str, tuple[int, Effect]]:
    """For each kind of effect, the first ply at which the first seat lays a tile that has it."""
    found: dict[str, tuple[int, Effect]] = {}
    for ply, move in enumerate(whole.moves):
        if len(found) < len(kinds) and move["seat"] == 0 and move["words"].startswith("place"):
            for effect in effects(features(whole, ply), features(whole, ply + 1)):
                for kind in set(kinds) & set(effect.kinds):
                    found.setdefault(kind, (ply, effect))
    assert len(found) == len(kinds)
    return found


def test_a_place_tells_what_a_tile_would_finish_or_join(played: Games, person: Come) -> None:
    whole = played(GAME)
    for kind, (ply, effect) in first(whole, "finish", "join").items():
        ada = person()
        seated = takes_up(ada, whole, ply)
        choices = whole.seen(seated, f"scene/{ply}")["scene"]["choices"]
        chooses(ada, GAME, next(one for one in choices if one["move"] == whole.moves[ply]["words"]))
        told = ada.page.locator(f".outlook .effect[data-kinds~='{kind}']")
        told.first.wait_for()
        assert effect.feature.label.key.removeprefix("feature-") in " ".join(told.all_inner_texts()).lower()
        parts = sum(bool(shape) for *_, shape in effect.feature.places)
        ada.page.locator("#lit-shape path").nth(parts - 1).wait_for(state="attached")


def test_a_place_for_a_figure_lights_its_feature_with_its_worth(played: Games, person: Come) -> None:
    whole = played(GAME)
    ply = next(at for at, move in enumerate(whole.moves) if move["seat"] == 0 and move["words"].startswith("figure"))
    ada = person()
    takes_up(ada, whole, ply)
    for number in range(ada.page.locator(".board [data-next]").count()):
        place = ada.page.locator(".board [data-next]").nth(number)
        place.focus()
        about = ada.page.locator(".outlook")
        about.wait_for()
        assert "Worth" in about.inner_text() or about.locator(".points").count()  # or it scores at once
        ada.page.locator("#lit-shape path").first.wait_for(state="attached")
        ada.page.locator(".board").evaluate("() => document.activeElement.blur()")
        about.wait_for(state="detached")
