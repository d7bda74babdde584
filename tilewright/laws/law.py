"""The laws of the contract, as checks of one position or one finished game; a broken one is a LawError."""

import numpy as np
from numpy.typing import NDArray

from tilewright.core.game import CHANCE, EVERYTHING, OVER, Game, Positions, clone
from tilewright.core.record import Record
from tilewright.core.scene import SPECTATOR
from tilewright.core.table import Table
from tilewright.kit.random import below, stream


class LawError(Exception):
    """A broken law: which one, and how it was broken."""


def _demand(is_kept: bool, law: str) -> None:
    if not is_kept:
        raise LawError(law)


def actions(game: Game, position: Positions, seats: int) -> None:
    """Legal actions are ascending and within bounds, there are some until the end, and the invariants hold."""
    who, before = game.kernels.actor(position, 0), position.tobytes()
    _demand(who in (CHANCE, OVER) or 0 <= who < seats, f"actor is {who}: a seat from 0 to {seats - 1}, CHANCE or OVER")
    out = np.empty(game.most_legal, dtype=np.int64)
    count = game.kernels.legal(position, 0, out)
    _demand(0 <= count <= game.most_legal, f"legal returns {count}: it may not exceed MOST_LEGAL = {game.most_legal}")
    legal = [int(action) for action in out[:count]]
    _demand(legal == sorted(set(legal)), f"legal lists {legal}: actions must be ascending, each once")
    _demand(all(0 <= one < game.actions for one in legal), f"legal lists {legal}: actions are below {game.actions}")
    _demand(bool(legal) == (who != OVER), f"legal lists {len(legal)} actions and actor is {who}: none only when OVER")
    if legal:
        chance, same = stream(7), stream(7)
        picked = game.kernels.pick(position, 0, chance, out)
        listed = legal[int(below(same, count))]  # type: ignore[no-untyped-call]
        _demand(picked == listed and chance[0] == same[0], f"pick returns {picked} where a list would give {listed}")
    broken = game.kernels.check(position, 0)
    _demand(broken == 0, f"check returns {broken}: the invariant of this number is broken")
    _demand(position.tobytes() == before, "actor, legal, pick or check has changed the position")


def chance(game: Game, position: Positions) -> None:
    """Chance gives every outcome a weight, draws only legal outcomes, and does not change the position."""
    if game.kernels.actor(position, 0) != CHANCE:
        return
    legal, weights, before = game.legal(position), game.weights(position), position.tobytes()
    _demand(len(weights) == len(legal), f"weights lists {len(weights)} outcomes, legal {len(legal)}")
    _demand(all(weight > 0 for weight in weights), f"weights are {weights}: all must be positive")
    drawn = int(game.kernels.draw(position, 0, stream(7)))
    _demand(drawn in legal, f"draw returns {drawn}, which is not legal")
    _demand(position.tobytes() == before, "weights or draw has changed the position")


def words(game: Game, position: Positions) -> None:
    """Every legal move can be written and read back, and no two read the same."""
    legal = game.legal(position)
    texts = [game.write(position, action, EVERYTHING) for action in legal]
    _demand(len(set(texts)) == len(texts), f"two legal moves read the same: {sorted(texts)}")
    for action, text in zip(legal, texts, strict=True):
        _demand(bool(text) and text == " ".join(text.split()), f"a move is written {text!r}: words with single spaces")
        read = game.read(position, text)
        _demand(read == action, f"{text!r} is action {action}, but is read as {read}")


def numbers(game: Game, position: Positions, seats: int) -> None:
    """Estimates are finite, and observations are finite and filled from scratch; neither changes the position."""
    before, points = position.tobytes(), game.expected(position, seats)
    _demand(bool(np.isfinite(points).all()), f"expect says {points}")
    one, two = (np.full(game.observation, fill, dtype=np.float32) for fill in (9.0, -9.0))
    for seat in range(seats):
        game.kernels.observe(position, 0, seat, one)
        game.kernels.observe(position, 0, seat, two)
        _demand(bool(np.isfinite(one).all()), f"observe gives seat {seat} a number that is not finite")
        _demand(np.array_equal(one, two), f"observe for seat {seat} leaves out some of its {game.observation} numbers")
    _demand(position.tobytes() == before, "expect or observe has changed the position")
    numbered(game, position)
    if game.description and game.kernels.actor(position, 0) >= 0:
        described(game, position)


def numbered(game: Game, position: Positions) -> None:
    """Every legal action has a fixed number of its own."""
    before, legal = position.tobytes(), game.legal(position)
    found = [game.kernels.fixed(position, 0, action) for action in legal]
    _demand(len(set(found)) == len(legal), "fixed gives two legal actions the same number")
    _demand(all(0 <= one < game.fixed_actions for one in found), f"fixed gives {found}: all below {game.fixed_actions}")
    _demand(position.tobytes() == before, "fixed has changed the position")


def described(game: Game, position: Positions) -> NDArray[np.float32]:
    """The descriptions of the legal actions, a row each, filled from scratch; unlike actions look unlike."""
    before, legal = position.tobytes(), game.legal(position)
    one, two = (np.full((len(legal), game.description), fill, dtype=np.float32) for fill in (9.0, -9.0))
    for row, action in enumerate(legal):
        game.kernels.describe(position, 0, action, one[row])
        game.kernels.describe(position, 0, action, two[row])
    _demand(bool(np.isfinite(one).all()), "describe gives a number that is not finite")
    _demand(np.array_equal(one, two), f"describe leaves out some of its {game.description} numbers")
    _demand(len(np.unique(one, axis=0)) == len(legal), "describe says the same of two legal actions")
    _demand(position.tobytes() == before, "describe has changed the position")
    return one


def secrets(game: Game, position: Positions, seats: int, seed: int) -> None:
    """Hidden information changes nothing a viewer sees: scene, observation, legal moves and their words."""
    rng, who = stream(seed), game.kernels.actor(position, 0)
    one, two = (np.empty(game.observation, dtype=np.float32) for _ in range(2))
    for viewer in range(SPECTATOR, seats):
        other = clone(position)
        game.kernels.redeal(other, 0, viewer, rng)
        broken = game.kernels.check(other, 0)
        _demand(broken == 0, f"check returns {broken} after redeal for viewer {viewer}")
        seen = game.scene(position, viewer)
        _demand(game.scene(other, viewer) == seen, f"redeal changes what viewer {viewer} sees in the scene")
        _demand(viewer == who or not seen.choices, f"the scene shows choices to viewer {viewer}, who is not to move")
        if viewer < 0:
            continue
        game.kernels.observe(position, 0, viewer, one)
        game.kernels.observe(other, 0, viewer, two)
        _demand(np.array_equal(one, two), f"redeal changes what seat {viewer} observes")
        if viewer == who:
            legal = game.legal(position)
            _demand(game.legal(other) == legal, f"redeal changes the legal moves of seat {viewer}")
            texts = [[game.write(dealt, action, viewer) for action in legal] for dealt in (position, other)]
            _demand(texts[0] == texts[1], f"redeal changes the words of seat {viewer}'s moves")
            if game.description:
                rows, others = described(game, position), described(game, other)
                _demand(np.array_equal(rows, others), f"redeal changes how seat {viewer}'s moves are described")
            moves = [choice.move for choice in seen.choices]
            _demand(moves == texts[0], f"the scene shows seat {viewer} other choices than its legal moves")


def points(game: Game, before: list[int], position: Positions, seats: int) -> list[int]:
    """The events of a move add up to the points it scored; returns the points of all seats."""
    now, gained = game.scores(position, seats), [0] * seats
    for event in game.events(position):
        if event.seat >= 0:
            gained[event.seat] += event.points
        _demand(bool(event.clause), "an event names no clause")
    expected = [old + new for old, new in zip(before, gained, strict=True)]
    _demand(expected == now, f"points go from {before} to {now}, but events score {gained}")
    return now


def end(game: Game, position: Positions, seats: int) -> None:
    """At the end, places agree with points, ties are shared, and estimates are exact."""
    places, scores = game.places(position, seats), game.scores(position, seats)
    shared = [1 + sum(other < place for other in places) for place in places]
    _demand(places == shared, f"places are {places}: 1 is best, ties share a place and the next one is skipped")
    for seat in range(seats):
        better = [other for other in range(seats) if scores[other] < scores[seat] and places[other] <= places[seat]]
        _demand(not better, f"points are {scores}, but places are {places}")
    expected = game.expected(position, seats)
    _demand(bool(np.allclose(expected, scores)), f"the game is over with {scores}, but expect says {expected}")


def record(game: Game, seats: int, options: dict[str, str], moves: list[str], position: Positions) -> None:
    """Replaying the record of a game gives the same last position, byte for byte."""
    written = Record(game.name, game.facts.revision, seats, options, tuple(moves)).write()
    again = Table.replay(game, Record.read(written))
    _demand(again.position.tobytes() == position.tobytes(), "the record of the game leads to another position")
