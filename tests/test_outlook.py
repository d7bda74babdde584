"""What a move would do: told before it is played, true afterwards, and different names for different places."""

from collections import Counter
from functools import cache

import pytest

from tests.kit.play import ON_SQUARE_LAND, Setup, walk
from tilewright.core.effect import Effect
from tilewright.core.game import OVER, Positions, clone
from tilewright.core.move import Refusal
from tilewright.core.outlook import Outlook, outlook
from tilewright.core.scene import Feature
from tilewright.games import facts, names
from tilewright.table import Table
from tilewright.words import LANGUAGES

SEEDS = {"wheel_of_fortune": 8}  # of games in which all of this happens
every_game = pytest.mark.parametrize("game", names())


@cache
def looks(game: str) -> list[tuple[Positions, int, Outlook]]:
    """Positions of a random game with the action played next, and what was told about it."""
    setup, found = Setup(game, facts(game).seats[0]), []
    for position, action in walk(setup, SEEDS.get(game, 3)):
        seat = int(setup.game.kernels.actor(position, 0))
        if seat < 0:
            continue
        words = setup.game.write(position, action, seat)
        seen, features = setup.game.scene(position, seat), setup.game.features(position, seat)
        found.append((position, action, outlook(setup.game, position, seat, words, seen, features)))
    return found


def kinds(game: str) -> Counter[str]:
    return Counter(kind for _, _, told in looks(game) for effect in told.effects for kind in effect.kinds)


@every_game
def test_every_game_has_something_to_say(game: str) -> None:
    said = kinds(game)
    expected = {
        "carcassonne": {"finish", "join", "spoil", "hold", "worth", "open", "here", "score"},
        "wheel_of_fortune": {"finish", "join", "spoil", "hold", "worth", "open", "here"},
        "cornwall": {"finish", "join", "hold", "worth", "open", "score"},
        "castles_of_tuscany": {"finish", "here"},
        "tabula_rasa": {"hold"},
    }
    assert expected.get(game, set()) <= set(said), said


@every_game
def test_its_sentences_exist_in_every_language(game: str) -> None:
    say = Setup(game, facts(game).seats[0]).game.say
    told = {message for _, _, one in looks(game) for effect in one.effects for message in effect.sentences}
    for message in told:
        assert all(say(message, language) for language in LANGUAGES)


@every_game
def test_what_is_told_is_true_afterwards(game: str) -> None:
    """The features are as predicted, and finished ones score these points if no figure is placed in the turn."""
    setup, scored = Setup(game, facts(game).seats[0]), 0
    for position, action, told in looks(game):
        if not told.effects:
            continue
        seat = int(setup.game.kernels.actor(position, 0))
        after = further(setup, position, action, told)
        features = {feature.id: feature for feature in setup.game.features(after, seat)}
        predicted = Counter[int]()
        for effect in told.effects:
            assert effect.feature == features[effect.feature.id]
            assert "join" not in effect.kinds or parted(setup, position, seat, effect) > 1
            predicted.update(dict(effect.feature.takers) if "finish" in effect.kinds else {})
        gained = passes(setup, after, seat)
        for one, points in predicted.items() if gained is not None else ():
            assert gained is not None
            assert gained[one] >= points
            scored += 1
    assert scored or game in (
        "castles_of_tuscany",
        "tabula_rasa",
    )  # which score when a feature is finished, or at the end


def further(setup: Setup, position: Positions, action: int, told: Outlook) -> Positions:
    """The position after a move, and after the next decision too where that completes it."""
    after = clone(position)
    setup.game.kernels.apply(after, 0, action)
    assert told.events == setup.game.events(after)
    if told.later:
        setup.game.kernels.apply(after, 0, setup.game.legal(after)[-1])
        assert all(event in setup.game.events(after) for event in told.later)
    return after


def passes(setup: Setup, position: Positions, seat: int) -> Counter[int] | None:
    """The points of all seats for the rest of a turn in which the seat passes; None if the game ends with it."""
    now, gained = clone(position), Counter[int]()
    while setup.game.kernels.actor(now, 0) == seat:
        words = {setup.game.write(now, action, seat): action for action in setup.game.legal(now)}
        if "pass" not in words:
            break
        setup.game.kernels.apply(now, 0, words["pass"])
        for event in setup.game.events(now):
            gained[event.seat] += event.points
    return None if setup.game.kernels.actor(now, 0) == OVER else gained


def parted(setup: Setup, position: Positions, seat: int, effect: Effect) -> int:
    """Over how many features its parts were spread before."""
    before = setup.game.features(position, seat)
    return sum(bool(parts(one) & parts(effect.feature)) for one in before)


def parts(feature: Feature) -> set[tuple[str, str]]:
    return {(piece, shape) for piece, _, _, shape in feature.places if shape}


@pytest.mark.parametrize("game", ON_SQUARE_LAND)
def test_places_for_figures_have_different_names(game: str) -> None:
    setup, seen = Setup(game, facts(game).seats[0]), 0
    for position, _, _ in looks(game):
        scene = setup.game.scene(position, int(setup.game.kernels.actor(position, 0)))
        placed = [choice.label for choice in scene.choices if choice.label.key.startswith("choice-figure")]
        for language in LANGUAGES:
            assert len({setup.game.say(label, language) for label in placed}) == len(placed)
        seen += len({label.key for label in placed}) < len(placed)
    assert seen


@pytest.mark.parametrize("game", ON_SQUARE_LAND)
def test_what_is_spoilt_is_never_finished(game: str) -> None:
    """Whatever is laid afterwards, no feature that contains it is finished."""
    setup = Setup(game, facts(game).seats[0])
    stuck: set[tuple[str, str]] = set()
    for ply, (position, _) in enumerate(walk(setup, SEEDS.get(game, 3))):
        if ply % 7 and setup.game.kernels.actor(position, 0) != OVER:
            continue
        for feature in setup.game.features(position, 0):
            assert not (feature.is_finished and (feature.is_stuck or stuck & parts(feature)))
            stuck |= parts(feature) if feature.is_stuck else set()
    assert stuck


def test_a_table_tells_what_a_move_would_do() -> None:
    table = Table(names()[0], seed=1)
    before, move = table.position.tobytes(), table.legal()[0]
    assert table.outlook(move).effects
    assert table.position.tobytes() == before
    with pytest.raises(Refusal):
        table.outlook("fly")
