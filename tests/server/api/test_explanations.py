"""What a game explains at its table, and where its words for learners are."""

import pytest

from tests.server.process import Server
from tilewright import words
from tilewright.games import FOLDER, facts, names, suggests
from tilewright.learn.pieces import pieces


@pytest.mark.parametrize("game", names())
def test_a_game_says_which_words_explain_which_piece(server: Server, game: str) -> None:
    answer = server.get(f"/api/games/{game}/pieces")
    assert "max-age" in answer.headers["cache-control"]
    found = answer.json()
    assert [kind["name"] for kind in found["pieces"]] == [kind.name for kind in pieces(facts(game))]
    assert found["suggests"] == suggests(game)
    for language in words.LANGUAGES:
        text = server.get(f"/words/{game}/learn/{language}.ftl").text
        assert text == words.text(FOLDER / game / "learn" / "words", language)


def test_of_unknown_games_and_languages_there_are_none(server: Server) -> None:
    assert server.get("/api/games/nosuch/pieces").status_code == 404
    assert server.get(f"/words/{names()[0]}/learn/xx.ftl").status_code == 404
    assert server.get("/words/nosuch/learn/en.ftl").status_code == 404
