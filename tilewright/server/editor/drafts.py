"""A position while it is laid out: the next edit, what it is worth, and questions about it."""

from collections.abc import Mapping
from typing import Any

from tilewright.core.edit import Editor
from tilewright.core.event import Event
from tilewright.core.game import OVER, Game, Positions, clone
from tilewright.core.move import Impossible, Refusal
from tilewright.core.record import Record
from tilewright.core.scene import SPECTATOR
from tilewright.server import wire
from tilewright.server.editor import forms
from tilewright.server.refusal import Refused
from tilewright.server.table.inquiry import Answer

MOST_MOVES = 60  # named; of the others it is only said how many there are


def drafted(game: Game, wish: forms.AskDraft) -> forms.Draft:
    """The position after an edit; if that is refused, the position before it and the reasons."""
    editor = _editor(game)
    position, reasons = _begin(game, wish.seats, wish.options, wish.state), list[forms.Reason]()
    if wish.edit:
        try:
            position = _edited(game, position, wish.options, wish.edit)
        except (Refusal, Impossible) as error:
            reasons = _reasons(error)
    seats = int(position["seats"][0])
    actor = int(game.kernels.actor(position, 0))
    moves = [choice.label for choice in game.scene(position, actor).choices] if actor >= 0 else []
    points, events = _ended(game, editor, position, seats)
    return forms.Draft(
        state=game.state(position),
        scene=editor.scene(position, wish.thing),
        things=editor.things(position),
        settings=editor.settings(position),
        reasons=reasons,
        points=points,
        events=events,
        actor=actor,
        prompt=game.prompt(position),
        moves=moves[:MOST_MOVES],
        legal=len(moves),
    )


def record(game: Game, wish: forms.AskDraft) -> str:
    """The record of a game that begins with a position."""
    position = _begin(game, wish.seats, wish.options, wish.state)
    facts = game.facts
    options = {option.name: wish.options.get(option.name, option.usual) for option in facts.options}
    return Record(facts.recorded_name, facts.revision, wish.seats, options, (), position=game.state(position)).write()


def answer(game: Game, question: forms.AskAboutDraft) -> Answer:
    """The features of a position, or why a thing cannot be put at a point."""
    editor = _editor(game)
    position = _begin(game, question.seats, question.options, question.state)
    if question.ask == "features":
        return wire.FeaturesAnswer(None, 0, game.features(position, SPECTATOR))
    edit = editor.aim(position, question.thing, question.area, question.x, question.y, question.move)
    if edit is None:
        return wire.Why(None, 0, None, None, "")
    try:
        _edited(game, position, question.options, edit)
    except (Refusal, Impossible) as error:
        first = _reasons(error)[0]
        return wire.Why(None, 0, edit, first.reason, first.clause)
    return wire.Why(None, 0, edit, None, "")


def _editor(game: Game) -> Editor:
    if game.edit is None:
        raise Refused(404, "no-editor")
    return game.edit


def _begin(game: Game, seats: int, options: Mapping[str, str], state: Mapping[str, Any] | None) -> Positions:
    """The position in these words, or the start of a game."""
    try:
        return game.new(seats, options) if state is None else game.build(state, seats, options)
    except Impossible as error:
        raise Refused.because(422, error.refusals[0].reason) from None
    except ValueError:
        raise Refused(422, "malformed") from None


def _edited(game: Game, position: Positions, options: Mapping[str, str], words: str) -> Positions:
    after = _editor(game).apply(game.state(position), words)
    return game.build(after, int(position["seats"][0]), options)


def _reasons(error: Refusal | Impossible) -> list[forms.Reason]:
    refusals = error.refusals if isinstance(error, Impossible) else (error,)
    return [forms.Reason(one.reason, one.clause) for one in refusals]


def _ended(game: Game, editor: Editor, position: Positions, seats: int) -> tuple[list[forms.SeatPoints], list[Event]]:
    """The points now and if the game ended here, and how its final scoring adds up."""
    after, events = position, list[Event]()
    if int(game.kernels.actor(position, 0)) != OVER:
        after = clone(position)
        editor.finish(after)
        events = game.events(after)
    counted = zip(game.scores(position, seats), game.scores(after, seats), game.places(after, seats), strict=True)
    return [forms.SeatPoints(*one) for one in counted], events
