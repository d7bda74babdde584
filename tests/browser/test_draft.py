"""A game that has rules only, as `tilewright new` writes it, is played in the browser."""

from collections.abc import Callable, Iterator

import pytest

from tests.browser.person import Person
from tests.kit.package import Copy
from tests.server import process
from tests.server.process import Server

NAME = "stepping_stones"
Come = Callable[..., Person]


@pytest.fixture(scope="module")
def drafts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with two new games, one of which does not say where its tiles are."""
    copy = Copy(tmp_path_factory.mktemp("drafts"), has_client=True)
    for name in (NAME, f"{NAME}_blind"):
        copy.said("new", name)
    (copy.games / f"{NAME}_blind" / "table" / "board.py").unlink()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(process, "ROOT", copy.folder)
        with Server(copy.folder, port=None, **copy.environment) as server:
            yield server


def test_tiles_are_laid_on_cells_and_points_light_up(drafts: Server, person: Come) -> None:
    ada = person(url=drafts.url).visit()
    ada.page.locator(".game", has_text="rules only").first.wait_for()
    assert ada.complaints() == []
    ada.opens(NAME, 2, "here")
    ada.waits_for_the_table()
    ada.waits_for_choices()
    assert ada.page.locator(".board [data-pick]").count() == 25
    assert ada.complaints() == []
    ada.plays_on().sees_the_end()
    assert ada.page.locator(".board [data-piece]").count() == 25
    ada.page.locator(".result .cell").first.click()
    ada.page.locator(".board .lit").first.wait_for()


def test_without_a_board_every_choice_is_a_button(drafts: Server, person: Come) -> None:
    ada = person(url=drafts.url)
    ada.opens(f"{NAME}_blind", 2, "here")
    ada.waits_for_the_table()
    ada.waits_for_choices()
    assert ada.page.locator(".dock button[data-pick]").count() == 25
    assert ada.page.locator(".dock p").inner_text() == "25 options."
    assert "Rules only" in ada.page.locator(".board").inner_text()
    ada.plays_on().sees_the_end()
