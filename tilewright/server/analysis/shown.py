"""A review as browsers get it: as far as it is known, with the quick look where there is nothing better yet."""

from collections.abc import Mapping
from dataclasses import dataclass

from tilewright.analysis import share, stored
from tilewright.analysis.ply import Choice, Decision, Judged
from tilewright.analysis.review import Review, Turn
from tilewright.analysis.strength import STRENGTHS
from tilewright.core.game import EVERYTHING, OVER
from tilewright.server.analysis import forms
from tilewright.server.analysis.forms import Strength
from tilewright.server.analysis.shelf import Stored
from tilewright.server.record import replay
from tilewright.server.refusal import Refused
from tilewright.server.table import story
from tilewright.server.table.state import State

LUCKIEST = 5


@dataclass(frozen=True)
class Origin:
    """Whose review it is: a table's, or an uploaded record's."""

    kind: str  # t or r
    name: str

    @property
    def id(self) -> str:
        """The name of the review in addresses."""
        return f"{self.kind}-{self.name}"


def shown(origin: Origin, state: State, row: Stored, said: Mapping[Strength, Mapping[int, str]]) -> forms.Review:
    """The review of a game, from what is said about its moves."""
    known: dict[int, tuple[Strength, Judged]] = {}
    for strength, found in said.items():  # the stronger one comes later
        known |= {ply: (strength, stored.read(text.encode())) for ply, text in found.items()}
    review = _review(state, row, known)
    is_complete = len(known) == row.plies
    done = len(said[row.strength])
    return forms.Review(
        id=origin.id,
        kind="t" if origin.kind == "t" else "r",
        source=origin.name,
        game=state.game.facts.recorded_name,
        status=_status(row, len(known)),
        strength=row.strength,
        done=done,
        sketched=len(said["quick"]),
        of=row.plies,
        over=state.actor == OVER,
        turns=_turns(review, {ply: strength for ply, (strength, _) in known.items()}),
        turning=[turn.number for turn in review.turning_points()],
        moments=[forms.ReviewMoment(one.ply, one.odds, one.points, one.low, one.high) for one in review.moments],
        draws=[forms.ReviewDraw(one.ply, one.move, one.leads, one.odds) for one in review.draws],
        luckiest=[one.ply for one in review.luckiest(LUCKIEST)] if is_complete else [],
        average=share.average(review),
        seats=_seats(review) if is_complete and review.is_over else [],
    )


def better(state: State, ply: int, said: str, viewer: int) -> forms.ReviewBetter:
    """What would have been better than a move, from what is said about it."""
    decision = stored.read(said.encode())
    if not isinstance(decision, Decision) or not decision.choices:
        raise Refused(404, "no-ply")
    made, lines = replay.onward(state, ply - 1, (decision.best.move, *decision.best.line))
    told = [story.read(line.told, EVERYTHING) for line in lines]
    return forms.ReviewBetter(ply, told, state.game.scene(made.position, viewer))


def _status(row: Stored, known: int) -> forms.Progress:
    if row.status == "working":
        return "working" if known else "waiting"
    return "done" if row.status == "done" else "cancelled" if row.status == "cancelled" else "failed"


def _review(state: State, row: Stored, known: Mapping[int, tuple[Strength, Judged]]) -> Review:
    """The review of what is known; of other moves only who made them."""
    plies: list[Judged] = []
    for ply, entry in enumerate(state.entries, start=1):
        if ply in known:
            plies.append(known[ply][1])
        elif entry.seat >= 0:
            plies.append(Decision(ply, entry.seat, entry.words, 0))
    return Review(
        game=state.game,
        record=state.record(EVERYTHING),
        strength=STRENGTHS[row.strength],
        plies=tuple(plies),
        scores=tuple(state.game.scores(state.position, state.seats)),
        places=tuple(state.game.places(state.position, state.seats)),
        is_over=state.actor == OVER and len(known) == len(state.entries),
    )


def _turns(review: Review, known: Mapping[int, Strength]) -> list[forms.ReviewTurn]:
    found: list[forms.ReviewTurn] = []
    before: tuple[float, ...] = ()
    for turn in review.turns:
        graded = [one for one in turn.decisions if one.choices]
        after = graded[-1].played.odds if graded else ()
        found.append(_turn(turn, before or (graded[0].best.odds if graded else ()), after, known))
        before = after or before
    return found


def _turn(
    turn: Turn, before: tuple[float, ...], after: tuple[float, ...], known: Mapping[int, Strength]
) -> forms.ReviewTurn:
    plies = [one.ply for one in turn.decisions]
    return forms.ReviewTurn(
        number=turn.number,
        seat=turn.seat,
        first=plies[0],
        last=plies[-1],
        judged=_judged([known.get(ply) for ply in plies]),
        grade=turn.grade,
        loss=turn.loss,
        chance_lost=turn.chance_lost,
        before=before if after else (),
        after=after,
        worst=turn.decisions.index(turn.worst),
        decisions=[_decision(one) for one in turn.decisions],
        said=list(turn.said),
        about=turn.about,
    )


def _judged(strengths: "list[Strength | None]") -> forms.Known:
    if None in strengths:
        return "no"
    return "quick" if "quick" in strengths else "usual"


def _decision(one: Decision) -> forms.ReviewDecision:
    return forms.ReviewDecision(
        ply=one.ply,
        move=one.move,
        grade=one.grade,
        loss=one.loss,
        chance_lost=one.chance_lost,
        error=one.lead_error,
        choices=[_choice(choice) for choice in one.choices],
    )


def _choice(one: Choice) -> forms.ReviewChoice:
    return forms.ReviewChoice(one.move, one.lead, one.odds, one.line)


def _seats(review: Review) -> list[forms.ReviewSeat]:
    return [
        forms.ReviewSeat(
            points=review.scores[seat],
            luck=one.luck,
            skill=one.skill,
            chance_luck=review.chances[seat].luck,
            error_rate=review.error_rate(seat),
            choices=len(review.choices(seat)),
            play=review.play(seat),
        )
        for seat, one in enumerate(share.shares(review))
    ]
