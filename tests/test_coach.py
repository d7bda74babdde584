"""The coach: what it says is true, short, in every language, and nothing a seat could not know."""

import html
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.kit.play import FINISHED, Setup, walk
from tilewright import words
from tilewright.analysis import advice, coach, page, stored
from tilewright.analysis.judge import Judge
from tilewright.analysis.ply import Choice, Decision
from tilewright.analysis.review import Turn, review
from tilewright.analysis.strength import QUICK
from tilewright.core import deal
from tilewright.core.fact import Fact
from tilewright.core.game import CHANCE, Game, Positions, clone
from tilewright.core.message import Message
from tilewright.core.record import Record
from tilewright.games import facts, find

every_game = pytest.mark.parametrize("name", FINISHED)
LONGEST = 130  # letters of a fact in English
BRIEF = replace(QUICK, scan=40, iterations=8, draw_iterations=4)  # what is said is true at any strength


def decisions(name: str, seats: int, seed: int, each: int = 3) -> Iterator[tuple[Positions, int, int]]:
    """Some actions of every decision of a random game: the position, the seat to move, and the action."""
    game, rng = find(name), random.Random(f"{name} {seed}")
    for position, _ in walk(Setup(name, seats), seed):
        actor = int(game.kernels.actor(position, 0))
        if actor >= 0:
            legal = game.legal(position)
            yield from ((position, actor, one) for one in rng.sample(legal, min(each, len(legal))))


@every_game
def test_facts_never_depend_on_what_the_seat_cannot_know(name: str) -> None:
    game = find(name)
    for position, seat, action in decisions(name, facts(name).seats[-1], 1):
        rng = deal.luck(position.tobytes())
        said = game.reasons(position, seat, action)
        for data in deal.each(deal.others(game, position, seat, rng))[:3]:
            other = deal_of(position, data)
            assert game.reasons(other, seat, action) == said


def deal_of(position: Positions, data: bytes) -> Positions:
    other = clone(position)
    other.view("u1")[:] = list(data)
    return other


@every_game
def test_facts_are_sentences_in_every_language(name: str) -> None:
    game = find(name)
    known = {fact.message for one in decisions(name, 2, 2) for fact in game.reasons(*one)}
    assert known
    for message in known:
        for language in words.LANGUAGES:
            said = game.say(message, language)
            assert said[0].isupper() or said[0].isdigit(), said
            assert said.endswith("."), said
            assert "  " not in said, said
            assert "{" not in said, said
        assert len(game.say(message, "en")) <= LONGEST, game.say(message, "en")


@every_game
def test_facts_are_about_pieces_of_the_scene_after_the_move(name: str) -> None:
    game = find(name)
    for position, seat, action in decisions(name, 2, 3, each=1):
        found = [piece for fact in game.reasons(position, seat, action) for piece in fact.about]
        if found:
            after = clone(position)
            game.kernels.apply(after, 0, action)
            shown = {
                piece.id for scene in (game.scene(position, seat), game.scene(after, seat)) for piece in scene.pieces()
            }
            assert set(found) <= shown | planned(game, position, seat, action)


def planned(game: Game, position: Positions, seat: int, action: int) -> set[str]:
    """The pieces that a move places only when it is paid for: the ghosts of its picks have no ids of their own."""
    move = game.write(position, action, seat)
    return {f"plan {seat} {move.split()[-1]}"} if move.startswith(("lay ", "free ")) else set()


def judged(name: str, seats: int, seed: int, every: int) -> Iterator[tuple[Game, Positions, Decision]]:
    """Some decisions of a random game."""
    game = find(name)
    judge = Judge(game, seats, BRIEF)
    for ply, (position, action) in enumerate(walk(Setup(name, seats), seed), start=1):
        actor = int(game.kernels.actor(position, 0))
        if actor >= 0 and ply % every == 0 and len(game.legal(position)) > 1:
            yield game, position, judge.decision(position, ply, action, actor)


@every_game
def test_what_is_said_about_a_decision_is_short_and_true(name: str) -> None:
    spoken = 0
    for game, position, decision in judged(name, 2, 4, every=9):
        assert decision.said == tuple(coach.said(game, position, decision))
        assert len(decision.said) <= coach.SENTENCES
        assert len(" ".join(game.say(message, "en") for message in decision.said)) <= coach.LETTERS
        spoken += bool(decision.said)
        for message in decision.said:
            check(game, position, decision, message)
    assert spoken


def check(game: Game, position: Positions, decision: Decision, message: Message) -> None:
    """One sentence: numbers are worked out again, facts are true of the right move and not of the other."""
    shown = dict(message.args)
    best, played = (at(game, position, decision, move) for move in (decision.best.move, decision.move))
    if message.key == "coach-better":
        assert shown["fact"] in best
        assert shown["fact"] not in played
    elif message.key == "coach-played":
        assert shown["fact"] in played
        assert shown["fact"] not in best
    elif message.key == "coach-chance":
        chances = [round(100 * choice.odds[decision.seat]) for choice in (decision.best, decision.played)]
        assert chances == [shown["before"], shown["after"]]
        assert chances[0] > chances[1]
    elif message.key == "coach-worth":
        assert abs(decision.best.lead - decision.played.lead - float(str(shown["points"]))) <= 0.5
    elif message.key == "coach-even":
        assert shown["count"] == len(decision.choices)
        assert max(choice.lead for choice in decision.choices) - min(c.lead for c in decision.choices) <= coach.EVEN
    else:
        assert message in played


def at(game: Game, position: Positions, decision: Decision, move: str) -> set[Message]:
    return {fact.message for fact in coach.facts(game, position, decision.seat, game.read(position, move))}


@every_game
def test_points_at_once_are_those_of_the_scoreboard(name: str) -> None:
    game = find(name)
    for position, seat, action in decisions(name, 3, 5, each=1):
        after = clone(position)
        game.kernels.apply(after, 0, action)
        if game.kernels.actor(after, 0) == -2:
            continue
        said = {
            dict(fact.message.args)["seat"]: dict(fact.message.args)["points"]
            for fact in coach.facts(game, position, seat, action)
            if fact.message.key == "coach-scores"
        }
        was, now = ([panel.points for panel in game.scene(one, seat).panels] for one in (position, after))
        assert said == {one + 1: b - a for one, (a, b) in enumerate(zip(was, now, strict=True)) if b > a}


# The choice of sentences, with planted facts.

NOTHING: list[Fact] = []
CITY = Fact(Message.of("told-pass", seat=1), 4.0, ("tile 0 0",))
SMALL_CITY = Fact(Message.of("told-pass", seat=2), 3.0)
TRAP = Fact(Message.of("refuse-over"), -5.0, ("tile 1 0",))
TRIFLE = Fact(Message.of("choice-pass"), 0.1)


def decision_of(game: Game, position: Positions, grade: str = "blunder") -> Decision:
    """A decision between the first two legal moves of a position: the second was better."""
    first, second = (game.write(position, action, 0) for action in game.legal(position)[:2])
    choices = (Choice(second, (5.0, 0.0), 5.0, (0.8, 0.2)), Choice(first, (2.0, 0.0), 2.0, (0.6, 0.4)))
    best = grade in ("best", "good")
    return Decision(
        ply=1,
        seat=0,
        move=second if best else first,
        legal=2,
        choices=choices,
        leads=(0.0, 0.0) if best else (-3.0, 3.0),
        odds=(0.0, 0.0) if best else (-0.2, 0.2),
        grade=grade,  # type: ignore[arg-type]
    )


@pytest.fixture
def position() -> Positions:
    found = next(at for at, _ in walk(Setup("carcassonne", 2), 1) if find("carcassonne").kernels.actor(at, 0) != CHANCE)
    return found


def planted(position: Positions, played: list[Fact], best: list[Fact]) -> Game:
    """Carcassonne with these facts about its first two legal moves and no others."""
    first = find("carcassonne").legal(position)[0]
    return replace(find("carcassonne"), reasons=lambda at, seat, action: played if action == first else best)


def keys(said: list[Message]) -> list[str]:
    return [message.key for message in said]


def test_the_better_move_is_explained_by_what_the_played_one_lacks(position: Positions) -> None:
    game = planted(position, [TRAP], [CITY])
    told = coach.told(game, position, decision_of(game, position))
    assert [fact.message for fact in told][:2] == [
        Message.of("coach-played", fact=TRAP.message),
        Message.of("coach-better", fact=CITY.message),
    ]
    assert keys([fact.message for fact in told])[2:] == ["coach-chance"]
    assert coach.pieces(told) == ("tile 1 0", "tile 0 0")


@pytest.mark.parametrize(
    ("played", "best"),
    [
        ([CITY], [CITY]),
        ([TRAP], [TRAP]),
        (NOTHING, [TRIFLE]),
        ([CITY], [SMALL_CITY]),
        (NOTHING, [TRAP]),
        ([CITY], NOTHING),
    ],
)
def test_what_is_no_reason_is_not_said(position: Positions, played: list[Fact], best: list[Fact]) -> None:
    """Facts of both moves, trifles, and those that speak for the move that was worse."""
    game = planted(position, played, best)
    assert keys(coach.said(game, position, decision_of(game, position))) == ["coach-chance"]


def test_what_an_estimate_cannot_tell_is_not_said(position: Positions) -> None:
    game = planted(position, NOTHING, NOTHING)
    unsure = replace(decision_of(game, position), odds_error=0.3, lead_error=0.5)
    assert keys(coach.said(game, position, unsure)) == ["coach-worth"]
    assert coach.said(game, position, replace(unsure, lead_error=5.0)) == []


def test_a_good_move_is_explained_by_what_the_other_lacks(position: Positions) -> None:
    game = planted(position, [SMALL_CITY], [CITY, TRAP])
    assert coach.said(game, position, decision_of(game, position, "best")) == [CITY.message]
    assert coach.said(game, position, replace(decision_of(game, position), grade=None)) == []


def test_moves_of_the_same_worth_are_called_so(position: Positions) -> None:
    game = planted(position, [SMALL_CITY], [CITY])
    found = decision_of(game, position, "good")
    even = replace(found, choices=tuple(replace(choice, lead=1.0) for choice in found.choices))
    assert coach.said(game, position, even) == [Message.of("coach-even", count=2)]


def test_long_facts_are_cut(position: Positions) -> None:
    many = [Fact(Message.of("outlook-worth", before=10**20 + n, after=10**20), 9.0 - n) for n in range(9)]
    game = planted(position, NOTHING, many)
    said = coach.said(game, position, decision_of(game, position))
    assert said[0] == Message.of("coach-better", fact=many[0].message)
    assert len(" ".join(game.say(message, "en") for message in said)) <= coach.LETTERS
    assert len(coach.said_for(game, position, 0, game.legal(position)[1])) <= coach.SENTENCES


def test_a_fact_that_only_one_deal_bears_out_is_not_said() -> None:
    game = find("tabula_rasa")
    position = next(at for at, _ in walk(Setup("tabula_rasa", 2), 1) if game.kernels.actor(at, 0) == 0)

    def peeking(at: Positions, seat: int, action: int) -> list[Fact]:
        theirs = int(at["hand"][0, 1] @ range(25))
        return [CITY, Fact(Message.of("outlook-new-ends", open=theirs), 9.0)]

    spying = replace(game, reasons=peeking)
    assert list(coach.facts(spying, position, 0, game.legal(position)[0])) == [CITY]


def test_a_hint_and_a_review_are_stored_with_their_sentences() -> None:
    game = find("tabula_rasa")
    position = next(at for at, _ in walk(Setup("tabula_rasa", 2), 1) if game.kernels.actor(at, 0) == 0)
    known = stored.read_advice(stored.advice(game, position, 2, 0, 16, is_hinted=True))
    assert known.hint is not None
    assert any(choice.said for choice in known.hint.choices)
    assert known.hint == advice.hint(game, position, 2, 16)
    action = game.legal(position)[0]
    again = stored.read(stored.judged(game, position, 2, 17, action, "quick"))
    assert isinstance(again, Decision)
    assert again.said == tuple(coach.said(game, position, again))


def test_a_game_without_facts_still_has_numbers(position: Positions) -> None:
    game = replace(find("carcassonne"), reasons=lambda at, seat, action: [])
    assert keys(coach.said(game, position, decision_of(game, position))) == ["coach-chance"]


def test_a_turn_says_what_was_said_about_its_costliest_decision() -> None:
    first, second, third = (
        Decision(ply, 0, "pass", 2, cost=cost, said=said)
        for ply, cost, said in ((1, 0.3, ()), (2, 0.2, (CITY.message,)), (3, 0.1, (TRAP.message,)))
    )
    assert Turn(1, 0, (third, second, first), "mistake").said == (CITY.message,)
    assert Turn(1, 0, (first,), "mistake").said == ()


def test_the_page_of_a_review_explains_its_turning_points() -> None:
    game = find("tabula_rasa")
    record = Record.read((game.facts.folder / "tests" / "golden" / "2-seats.game").read_text(encoding="utf-8"))
    found = review(game, record, BRIEF)
    drawn = sorted(found.turning_points(), key=lambda turn: -turn.worst.cost)[:2]
    shown = page.body(found, "nl", pictures=2)
    assert any(turn.said for turn in drawn)
    for turn in drawn:
        assert all(html.escape(game.say(message, "nl")) in shown for message in turn.said)
