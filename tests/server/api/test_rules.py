"""The addresses of the rules: pages as data, pictures of examples, the ledger; anything else does not exist."""

import pytest

from tests.server.process import Server
from tilewright.games import names
from tilewright.words import LANGUAGES

EXAMPLE = "/rules/carcassonne/example/4.5-two-knights-against-one"


def test_every_game_can_be_read_in_every_language(server: Server) -> None:
    for name in names():
        for language in LANGUAGES:
            answer = server.get(f"/rules/{name}/{language}.json")
            assert answer.headers["content-type"].startswith("application/json")
            assert answer.json()["game"] == name
            assert answer.json()["sections"]
        assert server.get(f"/rules/{name}").headers["content-type"].startswith("text/html")
        assert 'id="3.1"' in server.get(f"/rules/{name}/ledger").text
        assert server.get(f"/rules/{name}.md").text.startswith("#")


def test_examples_are_pictures(server: Server) -> None:
    for tail in ("@22-day.svg", "@0-dusk.svg", "-day.svg", "@22-day-de.svg"):
        answer = server.get(EXAMPLE + tail)
        assert answer.status_code == 200, tail
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text.startswith("<svg")


@pytest.mark.parametrize(
    "path",
    [
        "/rules/nothing",
        "/rules/nothing.md",
        "/rules/nothing/en.json",
        "/rules/nothing/ledger",
        "/rules/carcassonne/xx.json",
        "/rules/carcassonne/en",
        "/rules/carcassonne/en.md",
        "/rules/carcassonne/..%2fRULES.json",
        "/rules/carcassonne/example/nothing@1-day.svg",
        "/rules/carcassonne/example/..%2f..%2fRULES-day.svg",
        "/rules/carcassonne/example/%00-day.svg",
        "/rules/nothing/example/4.5-two-knights-against-one@1-day.svg",
        f"{EXAMPLE}@22-noon.svg",
        f"{EXAMPLE}@22-day-xx.svg",
        f"{EXAMPLE}@999-day.svg",
        f"{EXAMPLE}@-1-day.svg",
        f"{EXAMPLE}@99999999999999999999-day.svg",
        f"{EXAMPLE}@22-day.png",
        f"{EXAMPLE}@²-day.svg",
        f"/rules/carcassonne/example/{'a' * 300}-day.svg",
        "/rules/carcassonne/example/",
        "/rules/carcassonne/other/thing",
    ],
)
def test_other_addresses_do_not_exist(server: Server, path: str) -> None:
    assert server.get(path).status_code == 404
