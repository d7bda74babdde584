"""Golden games: a recorded game still plays the same, move by move."""

import pytest

from tests.kit.golden import folder, replayed
from tests.kit.play import FINISHED
from tilewright.core.record import Record
from tilewright.games import facts, find, names

RECORDED = [name for name in names() if name in FINISHED or folder(name).is_dir()]


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in RECORDED for seats in facts(name).seats])
def test_golden_games_replay_to_the_letter(name: str, seats: int) -> None:
    text = (folder(name) / f"{seats}-seats.game").read_text(encoding="utf-8")
    record = Record.read(text)
    assert record.revision == facts(name).revision, "renew with: python -m tools.golden"
    assert record.seats == seats
    assert replayed(find(name), text) == text
