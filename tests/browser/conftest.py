"""One server with the built client, one browser, and people who come and go."""

import os
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.person import STATIC, WINDOWED, Person, found, launch
from tests.browser.tables import Played, play
from tests.server.process import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the web client is not built: make web")
    with Server(tmp_path_factory.mktemp("browser")) as running:
        yield running


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    if not found():
        pytest.skip("there is no Chromium: make chromium")
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    made = launch(playwright)
    yield made
    made.close()


@pytest.fixture(scope="module")
def notifying(playwright: Playwright) -> Iterator[Browser]:
    """A browser that shows notifications."""
    if not os.path.exists(WINDOWED):
        pytest.skip("there is no Chromium with windows: make chromium")
    made = launch(playwright, WINDOWED)
    yield made
    made.close()


@pytest.fixture(scope="session")
def played(server: Server) -> Callable[[str], Played]:
    """A whole game that bots played once; tables can be opened at any point of it."""
    return cache(lambda game: play(server, game))


@pytest.fixture
def person(server: Server, browser: Browser) -> Iterator[Callable[..., Person]]:
    here: list[Person] = []

    def come(name: str = "Ada", url: str = server.url, program: Browser = browser, **context: Any) -> Person:
        here.append(Person(program, url, name, **context))
        return here[-1]

    yield come
    for one in here:
        one.leaves()
