"""Games with the real material: golden games are entered by hand, and hands that nobody enters stay unknown."""

import random

import numpy as np
import pytest

from tests.kit.golden import folder
from tilewright.core import byhand
from tilewright.core.byhand import Sheet
from tilewright.core.game import CHANCE, Game
from tilewright.core.move import Refusal
from tilewright.core.record import Record
from tilewright.core.scene import SPECTATOR
from tilewright.core.table import Table
from tilewright.games import facts, find, names

HIDING = [name for name in names() if find(name).hands is not None]


def golden(name: str, seats: int) -> Record:
    return Record.read((folder(name) / f"{seats}-seats.game").read_text(encoding="utf-8"))


def enter(sheet: Sheet, record: Record, most: int | None = None) -> None:
    """Enter what people at the table see; what the sheet assumes or does by itself is left out."""
    told = Table(sheet.game, record.seats, options=record.options, deals=False)
    for number, words in enumerate(record.moves):
        if number == most:
            return
        is_entered = told.actor != CHANCE or not (
            byhand.is_unseen(sheet.game, told.position) or byhand.sure(sheet.game, told.position) is not None
        )
        told.play(words)
        if is_entered:
            sheet.play(words)


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in names() for seats in facts(name).seats])
def test_golden_games_are_entered_by_hand(name: str, seats: int) -> None:
    game, record = find(name), golden(name, seats)
    sheet = Sheet(game, seats, record.options)
    enter(sheet, record)
    told = Table.replay(game, record)
    assert sheet.is_over
    assert (sheet.scores, sheet.places) == (told.scores, told.places)
    assert bool(sheet.assumed) == (name in HIDING)
    again = Table.replay(game, Record.read(sheet.record.write()))
    assert again.position.tobytes() == sheet.position.tobytes()


@pytest.mark.parametrize("name", HIDING)
def test_what_people_see_does_not_depend_on_what_is_assumed(name: str) -> None:
    game, record = find(name), golden(name, 3)
    rng = np.array([4], dtype=np.uint64)
    for most in range(60, len(record.moves), 23):  # all plans are open
        sheet = Sheet(game, 3, record.options)
        enter(sheet, record, most)
        other = sheet.position.copy()
        game.kernels.redeal(other, 0, SPECTATOR, rng)
        for viewer in range(SPECTATOR, 3):
            assert byhand.scene(game, other, viewer) == byhand.scene(game, sheet.position, viewer)


@pytest.mark.parametrize("name", HIDING)
def test_every_choice_offered_to_an_unknown_hand_can_be_entered(name: str) -> None:
    game, record = find(name), golden(name, 2)
    offered = 0
    for most in range(60, len(record.moves), 6):
        sheet = Sheet(game, 2, record.options)
        enter(sheet, record, most)
        while sheet.actor == CHANCE:
            sheet.play(sheet.draws[0].move)
        before = sheet.position.tobytes()
        for choice in byhand.scene(game, sheet.position, max(sheet.actor, 0)).choices:
            twin = sheet.copy()
            twin.assumed = set(sheet.assumed)
            twin.play(choice.move)
            offered += 1
        assert sheet.position.tobytes() == before
    assert offered > 100


def test_a_tile_can_be_paid_for_with_any_two_pairs_although_the_deal_in_mind_has_others() -> None:
    """All four cards must be exchanged at once: with two of them, the tile could not have been laid."""
    sheet, rng = Sheet(find("castles_of_tuscany"), 2), random.Random(8)
    sheet.reseed(8)
    sheet.take_back(0)
    hands = sheet.game.hands
    assert hands
    while True:
        if sheet.actor == CHANCE:
            sheet.play(rng.choice(sheet.draws).move)
            continue
        moves = [choice.move for choice in byhand.scene(sheet.game, sheet.position, sheet.actor).choices]
        payments = [move for move in moves if move.startswith("pay")]
        if len(payments) > 30 and len(hands.held(sheet.position, sheet.actor)) == 4:
            break
        sheet.play(rng.choice(payments or [move for move in moves if move.startswith("lay")] or moves))
    for payment in payments:
        twin = sheet.copy()
        twin.assumed = set(sheet.assumed)
        twin.play(payment)


def knights(game: Game) -> Sheet:
    """Two seats have played a knight each."""
    sheet = Sheet(game, 2)
    sheet.play("play red 1 number")
    sheet.play("play red 1 colour")
    return sheet


def test_a_knight_that_lies_twice_on_the_table_is_in_no_hand() -> None:
    sheet = knights(find("tabula_rasa"))
    ply = len(sheet.moves)
    with pytest.raises(Refusal) as refused:
        sheet.play("play red 1 number")
    assert refused.value.clause == "3.2"
    assert len(sheet.moves) == ply
    shown = {choice.move for choice in byhand.scene(sheet.game, sheet.position, 0).choices}
    assert not any("red 1 " in move for move in shown)
    assert len(shown) == 48


def test_a_search_for_another_deal_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = knights(find("tabula_rasa"))
    shown = {choice.move for choice in byhand.scene(sheet.game, sheet.position, 0).choices}
    missing = sorted(shown - set(sheet.legal()))[0]
    before = sheet.position.tobytes()
    monkeypatch.setattr(byhand, "MOST_TRIES", 0)
    with pytest.raises(Refusal):
        sheet.play(missing)
    assert sheet.position.tobytes() == before
    monkeypatch.undo()
    sheet.play(missing)
    assert missing in sheet.moves


def test_any_entry_can_be_taken_back() -> None:
    sheet = knights(find("tabula_rasa"))
    sheet.take_back()
    assert sheet.actor == 1
    assert sheet.record.moves.count("play red 1 colour") == 0
    sheet.take_back(16)  # the first knight
    assert sheet.actor == 0
    sheet.play("play blue 1 number")
    assert [words for words in sheet.moves if words.startswith("play")] == ["play blue 1 number"]


def test_a_tile_that_is_not_left_is_refused() -> None:
    sheet = Sheet(find("carcassonne"))
    assert sheet.draws[0] == byhand.Draw("draw V", "tile/V/0", 9)
    assert sum(draw.left for draw in sheet.draws) == 71
    sheet.play("draw X")
    sheet.play("place 1 0 0" if "place 1 0 0" in sheet.legal() else sheet.legal()[0])
    sheet.play("pass")
    with pytest.raises(Refusal) as refused:
        sheet.play("draw X")
    assert refused.value.clause == "3.2"


def test_hands_can_be_entered_by_their_owners() -> None:
    game, record = find("tabula_rasa"), golden("tabula_rasa", 2)
    sheet = Sheet(game, 2, knows_hands=True)
    for words in record.moves:
        if sheet.actor == CHANCE and byhand.is_unseen(game, sheet.position):
            assert words in [draw.move for draw in sheet.draws]
        sheet.play(words)
    assert sheet.moves == list(record.moves)
    assert not sheet.assumed


def test_a_game_that_people_stop_is_scored_as_it_stands_and_so_is_its_record() -> None:
    game = find("cornwall")
    sheet = Sheet(game)
    enter(sheet, golden("cornwall", 2), 40)
    before, ply = sheet.scores, len(sheet.moves)
    events = sheet.stop()
    assert sheet.is_over
    assert sum(event.points for event in events) == sum(sheet.scores) - sum(before) > 0
    assert len(sheet.moves) == ply
    again = Table.replay(game, Record.read(sheet.record.write()))
    assert (again.is_over, again.scores, again.places) == (True, sheet.scores, sheet.places)
    assert not Table.replay(game, sheet.record, ply - 1).is_over
    sheet.take_back()
    assert not sheet.is_over
    assert not Table.replay(game, sheet.record).is_over
