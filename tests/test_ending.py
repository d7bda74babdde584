"""The final scoring of every game: who still stands, which feature each event is about, and that it adds up."""

import pytest

from tests.kit import golden
from tests.kit.play import FINISHED, ON_SQUARE_LAND
from tilewright.core import told
from tilewright.core.ending import Ending, closed, ending, stopped
from tilewright.core.game import OVER, clone
from tilewright.core.record import Record
from tilewright.core.scene import SPECTATOR
from tilewright.core.table import Table
from tilewright.games import find

GAMES = [(name, seats) for name in FINISHED for seats in (find(name).facts.seats[0], find(name).facts.seats[-1])]


def ended(name: str, seats: int) -> tuple[Ending, Table]:
    """The ending of a golden game, and its table when it is over."""
    game = find(name)
    record = Record.read((golden.folder(name) / f"{seats}-seats.game").read_text(encoding="utf-8"))
    before = Table.replay(game, record, len(record.moves) - 1).position
    found = ending(game, before, game.read(before, record.moves[-1]), SPECTATOR)
    assert found
    return found, Table.replay(game, record, len(record.moves))


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_events_lead_from_the_last_move_to_the_result(name: str, seats: int) -> None:
    found, over = ended(name, seats)
    totals = [panel.points for panel in found.scene.panels]
    assert totals != over.scores, "everything is scored already"
    for event in found.events:
        if event.points:
            totals[event.seat] += event.points
    assert totals == over.scores


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_what_is_scored_is_still_on_the_table(name: str, seats: int) -> None:
    found, _ = ended(name, seats)
    assert_is_on_the_table(found)


def assert_is_on_the_table(found: Ending) -> None:
    """What the events are about is in the scene before them."""
    pieces = {piece.id for piece in found.scene.pieces()}
    features = {feature.id: feature for feature in found.features}
    for event in found.events:
        assert event.pieces or not event.terms or event.kind in ("coins-left", "scoring"), event.kind
        assert set(event.pieces) <= pieces
        if event.feature:
            feature = features[event.feature]
            places = {name for name, *_ in feature.places}
            assert feature.holders == event.holders
            assert places <= pieces
            assert set(event.pieces) <= places
        else:
            assert not event.holders
    assert not any(area.spots for area in found.scene.areas)
    assert found.scene.asked == OVER
    assert not found.scene.choices


@pytest.mark.parametrize("name", ON_SQUARE_LAND)
def test_every_figure_stands_until_it_is_scored(name: str) -> None:
    found, over = ended(name, 2)
    standing = {piece.id for piece in found.scene.pieces() if piece.owner is not None}
    scored = {
        place
        for event in found.events
        for feature in found.features
        if feature.id == event.feature
        for place, *_, shape in feature.places
        if not shape
    }
    left = {piece.id for piece in over.scene(SPECTATOR).pieces() if piece.owner is not None}
    assert scored == standing - left
    assert scored


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_game_stopped_where_it_ends_is_scored_as_by_the_rules(name: str, seats: int) -> None:
    found, over = ended(name, seats)
    game, moves = over.game, over.moves
    still = clone(Table.replay(game, over.record, len(moves) - 1).position)
    action = game.read(still, moves[-1])
    game.prolong(still)
    game.kernels.apply(still, 0, action)
    assert game.kernels.actor(still, 0) != OVER
    assert game.events(closed(game, still)) == found.events
    assert game.scores(closed(game, still), seats) == over.scores
    assert game.places(closed(game, still), seats) == over.places


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_game_stopped_anywhere_is_scored_by_what_is_on_the_table(name: str, seats: int) -> None:
    game = find(name)
    record = Record.read((golden.folder(name) / f"{seats}-seats.game").read_text(encoding="utf-8"))
    for ply in range(0, len(record.moves), 7):
        before = Table.replay(game, record, ply).position
        kept, after = before.tobytes(), closed(game, before)
        assert before.tobytes() == kept
        assert (game.kernels.actor(after, 0), game.kernels.check(after, 0)) == (OVER, 0), ply
        found = stopped(game, before, SPECTATOR)
        assert found
        assert_is_on_the_table(found)
        totals = game.scores(before, seats)
        for event in found.events:
            if event.points:
                totals[event.seat] += event.points
        assert totals == game.scores(after, seats), ply


@pytest.mark.parametrize("name", FINISHED)
def test_the_log_of_a_stopped_game_says_what_was_scored(name: str) -> None:
    game = find(name)
    record = Record.read((golden.folder(name) / f"{game.facts.seats[0]}-seats.game").read_text(encoding="utf-8"))
    table = Table.replay(game, record, len(record.moves) // 2)
    scored = table.stop()
    assert any(event.points for event in scored)
    entries = [entry for entry, _ in told.replay(Table.replay(game, Record.read(table.record.write())))]
    assert entries[-1].events[-len(scored) :] == scored
    assert [after.scores for _, after in told.replay(table)][-1] == table.scores
