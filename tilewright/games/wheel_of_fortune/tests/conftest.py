"""The game as a fixture."""

import pytest

from tilewright.core.game import Game
from tilewright.games import find


@pytest.fixture(scope="module")
def game() -> Game:
    return find("wheel_of_fortune")
