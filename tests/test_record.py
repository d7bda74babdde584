"""Records: every invalid text is refused with the line and the reason, and no part of it is applied."""

import pytest

from tilewright.core.move import Refusal
from tilewright.core.record import Record, RecordError
from tilewright.games import names
from tilewright.table import Table


def good() -> list[str]:
    table = Table(names()[0], seats=2, seed=5)
    for _ in range(8):
        table.play(table.legal()[0])
    return table.record.write().splitlines()


def refused(lines: list[str]) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Table.of(Record.read("\n".join(lines)))
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    return caught.value


def test_a_record_is_read_as_it_was_written() -> None:
    text = "\n".join([*good(), ""])
    assert Table.of(Record.read(text)).record.write() == text


def test_comments_blank_lines_and_blanks_do_not_matter() -> None:
    lines = good()
    padded = ["# a game", *lines[:4], "", "   # more", *(f"  {line.replace(' ', '   ')} " for line in lines[4:])]
    assert Table.of(Record.read("\n".join(padded))).moves == Table.of(Record.read("\n".join(lines))).moves


def test_a_text_cut_short_is_noticed_wherever_it_is_cut() -> None:
    lines = good()
    for length in range(len(lines)):
        error = refused(lines[:length])
        assert error.line <= length + 1
        assert "breaks off" in error.reason


def test_a_move_too_few_or_too_many_is_noticed() -> None:
    lines = good()
    del lines[-2]
    assert refused(lines).line == len(lines)


def test_an_unknown_game_is_refused_with_the_possible_ones() -> None:
    lines = ["game chess", *good()[1:]]
    error = refused(lines)
    assert error.line == 1
    assert names()[0] in error.reason


@pytest.mark.parametrize("revision", ["999", "0"])
def test_another_revision_is_refused(revision: str) -> None:
    lines = good()
    lines[1] = f"revision {revision}"
    error = refused(lines)
    assert error.line == 2
    assert f"revision {revision}" in error.reason


@pytest.mark.parametrize("head", ["seats many", "seats -1", "seats 99999999999", "revision one"])
def test_a_header_that_is_not_a_number_is_refused(head: str) -> None:
    lines = good()
    at = 2 if head.startswith("seats") else 1
    lines[at] = head
    assert refused(lines).line == at + 1


def test_impossible_seats_and_options_are_refused() -> None:
    lines = good()
    assert "seats" in refused([*lines[:2], "seats 77", *lines[3:]]).reason
    assert "no option 'weather'" in refused([*lines[:3], "option weather rain", *lines[3:]]).reason


def test_a_missing_or_duplicate_header_is_refused() -> None:
    lines = good()
    assert "no 'seats' line" in refused([*lines[:2], *lines[3:]]).reason
    assert "second time" in refused([lines[0], *lines]).reason


def test_an_illegal_or_malformed_move_is_refused_with_its_line() -> None:
    lines = good()
    first = lines.index("") + 1
    for wrong in ("dance 1 2", "place 40 40 0", "???", "place x y z"):
        spoilt = [*lines]
        spoilt[first + 1] = wrong
        error = refused(spoilt)
        assert error.line == first + 2
        assert wrong in error.reason


def test_text_after_the_end_and_huge_texts_are_refused() -> None:
    lines = good()
    assert refused([*lines, "pass"]).line == len(lines) + 1
    with pytest.raises(RecordError, match="longer than"):
        Record.read("x" * 5_000_000)


def test_a_refused_move_changes_nothing() -> None:
    table = Table(names()[0], seats=2, seed=1)
    before, moves = table.position.tobytes(), list(table.moves)
    for wrong in ("", "dance", "place 9 9 9", "place 0 0 0", "draw K", "figure city 0", "pass"):
        with pytest.raises(Refusal):
            table.play(wrong)
    with pytest.raises(Refusal) as caught:
        table.play(table.legal()[0], seat=1)
    assert caught.value.clause == table.game.facts.turn_clause
    assert table.position.tobytes() == before
    assert table.moves == moves
