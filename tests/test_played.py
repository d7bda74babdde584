"""Who played a recorded game, in notes: what is written comes back, and everything else is only text."""

import pytest

from tilewright.core.played import Played, Player, TimeControl
from tilewright.core.record import Record

WHOLE = Played(
    players=(Player("Ada Ärmel 2", rating=1612, colour=4, place=2, points=-3), Player("Nele", "club", None, 0, 1, 64)),
    title="Sunday round: the 2nd",
    date="2026-11-16",
    clock=TimeControl(900, 20, 0, "lose"),
    rated=True,
)


@pytest.mark.parametrize(
    "played",
    [WHOLE, WHOLE.nameless(), Played((Player(), Player("Ben"))), Played((Player(),), clock=TimeControl(days=3))],
)
def test_what_is_written_comes_back(played: Played) -> None:
    record = Record("carcassonne", 1, len(played.players), {}, ("draw K",), tuple(played.notes()))
    again = Record.read(record.write())
    assert Played.read(again.notes, again.seats) == played


def test_without_names_nobody_is_named() -> None:
    text = "\n".join(WHOLE.nameless().notes())
    assert not any(word in text for word in ("Ada", "Nele", "Sunday", "1612"))
    assert "level 2 club" in text


@pytest.mark.parametrize(
    "note",
    [
        "player 3 Eve",
        "player 0 Eve",
        "player Eve",
        "rating 1 high",
        "rating 1 1234567",
        "rating 1 ٣",
        "colour 1 pink",
        "result 1 2",
        "result 1 x 3",
        "date yesterday",
        "clock 900 20 explode",
        "clock days -3 lose",
        "rated twice",
        "chance secret 00",
        "",
    ],
)
def test_other_notes_are_only_text(note: str) -> None:
    assert Played.read([note], 2) == Played((Player(), Player()))


def test_old_records_name_nobody() -> None:
    record = Record.read("game carcassonne\nrevision 1\nseats 2\nnote played by two people\n\ndraw K\nend 1\n")
    assert Played.read(record.notes, record.seats) == Played((Player(), Player()))
