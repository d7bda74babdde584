"""Pictures of Wheel of Fortune: words on the wheel, and the board in a terminal."""

import re

from tilewright.core.game import Game
from tilewright.core.palette import DAY
from tilewright.core.picture import picture
from tilewright.core.scene import SPECTATOR
from tilewright.games.wheel_of_fortune.table.art import wheel


def test_the_wheel_speaks_the_readers_language_and_no_other(game: Game) -> None:
    assert sorted(wheel.names()) == ["de", "en", "fr", "it", "nl"]
    for language, known in wheel.names().items():
        drawn = picture(game.scene(game.new(2), SPECTATOR), game, DAY, language)
        assert set(re.findall(r">([^<]*[^\W\d_]{2,}[^<]*)</text>", drawn)) == set(known)


def test_the_board_in_a_terminal_is_as_large_as_its_tiles(game: Game) -> None:
    for art_id in game.art.ids():
        rows = [re.sub(r"\[[^\]]*\]", "", row) for row in game.art.text(art_id)]
        assert len({len(row) for row in rows}) == 1, art_id
        if art_id == "board":
            assert (len(rows), len(rows[0])) == (20, 44)
