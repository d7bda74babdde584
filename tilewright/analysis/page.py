"""A review as one self-contained page: odds, luck and skill, turning points with pictures, and every turn."""

import html
from collections.abc import Callable, Iterator, Sequence

from tilewright.analysis import tale
from tilewright.analysis.review import Review
from tilewright.analysis.tale import Told
from tilewright.core.message import Message
from tilewright.core.palette import DAY, SEATS
from tilewright.core.picture import picture
from tilewright.core.scene import SPECTATOR

WIDTH, HEIGHT = 960, 220  # of the chart
PICTURED = 6  # turning points that are drawn
DASHES = ("", "9 4", "3 4", "12 3 3 3", "6 2")
GRADE_COLOURS = {
    "best": "#1A7045",
    "good": "#1A7045",
    "inaccurate": "#7A5A00",
    "mistake": "#9A4B00",
    "blunder": "#9C1446",
}
STYLE = """
.tilewright-review { font: 15px/1.5 system-ui, sans-serif; color: #23252d; background: #fffdf8; max-width: 1000px;
  margin: 0 auto; padding: 16px }
.tilewright-review table { border-collapse: collapse; width: 100% }
.tilewright-review th, .tilewright-review td { text-align: left; padding: 4px 10px; border-bottom: 1px solid #e5dfd0;
  vertical-align: top }
.tilewright-review .number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.tilewright-review .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px }
.tilewright-review .pair svg { width: 100%; height: auto }
.tilewright-review .quiet { color: #5b5f6b }
@media (max-width: 700px) { .tilewright-review .pair { grid-template-columns: 1fr } }
"""

Speak = Callable[[Message], str]


def page(review: Review, language: str = "en") -> str:
    """The whole page."""
    title = html.escape(f"Tilewright · {review.game.facts.title}")
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><body>{body(review, language)}</body></html>\n'
    )


def body(review: Review, language: str = "en", pictures: int = PICTURED) -> str:
    """What is on the page, to stand in another one; with this many turning points drawn."""
    say = tale.speaker(review.game)

    def speak(message: Message) -> str:
        return html.escape(say(message, language))

    told = list(tale.tell(review))
    parts = [
        f"<style>{STYLE}</style>",
        f"<h1>{speak(Message.of('review-title', title=review.game.facts.title))}</h1>",
        f'<p class="quiet">{speak(_made(review))}</p>',
        f"<h2>{speak(Message.of('review-odds'))}</h2>",
        _chart(review, speak),
        f"<h2>{speak(Message.of('review-skill'))}</h2>",
        *_skill(review, speak),
        f"<h2>{speak(Message.of('review-turning'))}</h2>" if pictures else "",
        *_turning(review, told, speak, language, pictures),
        f"<h2>{speak(Message.of('review-turns'))}</h2>",
        _turns(told, speak),
    ]
    return f'<div class="tilewright-review">{"".join(parts)}</div>'


def _made(review: Review) -> Message:
    return Message.of("review-made", plies=len(review.plies), strength=review.strength.name)


def _seat(seat: int) -> Message:
    return Message.of("review-name", seat=seat + 1)


def _chart(review: Review, speak: Speak) -> str:
    """The chances of all seats over the game, as lines."""
    moments, plies = review.moments, max(1, len(review.record.moves))
    lines = []
    for seat in range(review.seats):
        spots = " ".join(f"{WIDTH * one.ply / plies:.1f},{HEIGHT * (1 - one.odds[seat]):.1f}" for one in moments)
        colour = SEATS[seat].fill
        lines.append(
            f'<polyline points="{spots}" fill="none" stroke="{colour}" stroke-width="3" '
            f'stroke-dasharray="{DASHES[seat]}"><title>{speak(_seat(seat))}</title></polyline>'
        )
    grid = "".join(
        f'<path d="M0 {HEIGHT * part:.0f}H{WIDTH}" stroke="#d9d2c0" stroke-dasharray="2 5"/>' for part in (0, 0.5, 1)
    )
    names = " · ".join(
        f'<span style="color:{SEATS[seat].fill}">■</span> {speak(_seat(seat))}' for seat in range(review.seats)
    )
    return (
        f'<svg viewBox="-4 -4 {WIDTH + 8} {HEIGHT + 8}" role="img" width="100%">{grid}{"".join(lines)}</svg>'
        f"<p>{names}</p>"
    )


def _row(cells: Sequence[str], tag: str = "td") -> str:
    first, *rest = cells
    return f"<tr><{tag}>{first}</{tag}>{''.join(f'<{tag} class=number>{cell}</{tag}>' for cell in rest)}</tr>"


def _skill(review: Review, speak: Speak) -> Iterator[str]:
    if not review.is_over:
        yield f"<p>{speak(Message.of('review-unfinished'))}</p>"
        return
    names = ("seat", "start", "luck", "own", "others", "result", "adjusted", "rate", "word")
    rows = [_row([speak(Message.of(f"review-{name}")) for name in names], "th")]
    for seat, one in enumerate(review.accounts):
        word = review.play(seat)
        numbers = (one.start, one.luck, one.own, one.others, one.result, one.skill)
        cells = [speak(_seat(seat)), *(f"{number:+.1f}" for number in numbers), f"{review.error_rate(seat):.2f}"]
        rows.append(_row([*cells, speak(Message.of(f"review-play-{word}")) if word else ""]))
    yield f"<table>{''.join(rows)}</table>"
    yield f'<p class="quiet">{speak(Message.of("review-skill-how"))}</p>'
    yield f"<h3>{speak(Message.of('review-luckiest'))}</h3><ul>"
    for message in luckiest(review):
        yield f"<li>{speak(message)}</li>"
    yield "</ul>"


def luckiest(review: Review) -> list[Message]:
    """The luckiest draws in words."""
    found = []
    for draw in review.luckiest():
        seat = max(range(review.seats), key=lambda one: draw.leads[one])
        points = f"{draw.leads[seat]:.1f}"
        found.append(Message.of("review-luckiest-row", ply=draw.ply, move=draw.move, seat=seat + 1, points=points))
    return found


def _turning(review: Review, told: Sequence[Told], speak: Speak, language: str, most: int) -> Iterator[str]:
    """The turns that cost most, with pictures of what was played and of what was better."""
    worst = sorted((one for one in told if one.better), key=lambda one: -one.turn.worst.cost)[:most]
    for one in sorted(worst, key=lambda one: one.turn.number):
        turn = one.turn
        drawn = [
            picture(review.game.scene(position, SPECTATOR), review.game, DAY, language)
            for position in (one.after, one.best)
        ]
        captions = [
            speak(Message.of("review-played", what=sentences(one.played))),
            speak(Message.of("review-better-row", what=sentences(one.better))),
        ]
        lost = Message.of("review-lost", points=f"{turn.loss:.1f}", chance=f"{100 * turn.chance_lost:.0f}")
        yield f"<h3>{speak(Message.of('review-turn'))} {turn.number}: {_grade(one, speak)}</h3><p>{speak(lost)}</p>"
        yield f"<p>{' '.join(map(speak, turn.said))}</p>" if turn.said else ""
        figures = [f"<div><p>{text}</p>{image}</div>" for text, image in zip(captions, drawn, strict=True)]
        yield f'<div class="pair">{"".join(figures)}</div>'


def _turns(told: Sequence[Told], speak: Speak) -> str:
    names = ("turn", "what", "better", "grade", "loss", "chance")
    rows = ["<tr>" + "".join(f"<th>{speak(Message.of(f'review-{name}'))}</th>" for name in names) + "</tr>"]
    for one in told:
        turn = one.turn
        better = speak(sentences(one.better)) if one.better and turn.grade not in ("best", None) else ""
        numbers = (f"{turn.loss:.1f}", f"{100 * turn.chance_lost:.0f} %") if turn.grade else ("", "")
        rows.append(
            f"<tr><td>{turn.number}</td><td>{speak(sentences(one.played))}</td><td>{better}</td>"
            f"<td>{_grade(one, speak)}</td>" + "".join(f'<td class="number">{cell}</td>' for cell in numbers) + "</tr>"
        )
    return f"<table>{''.join(rows)}</table>"


def sentences(said: Sequence[Message]) -> Message:
    """Several sentences as one message."""
    return Message.listed(list(said))


def _grade(one: Told, speak: Speak) -> str:
    word = speak(Message.of(f"review-grade-{one.turn.grade or 'none'}"))
    return f'<b style="color:{GRADE_COLOURS.get(one.turn.grade or "", "#5b5f6b")}">{word}</b>'
