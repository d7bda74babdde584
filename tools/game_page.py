"""A game's page on the documentation site, generated from the game itself, so that a new game has one at once."""

import re
from importlib import import_module
from pathlib import Path
from statistics import mean

from tests.kit.play import FINISHED
from tilewright.core.game import Facts, Game
from tilewright.core.message import Message
from tilewright.core.palette import THEMES
from tilewright.games import find
from tilewright.research.observation import page as layout_page
from tilewright.server.api.cover import cover, has_cover

ROOT = Path(__file__).resolve().parent.parent
THEME_NAMES = {"day": "only-light", "dusk": "only-dark"}  # Material shows an image of this anchor in one theme only
_GOLDEN = re.compile(r"^# (\d+) (\d+) \|", re.MULTILINE)  # the seat to move, and how many legal moves it has


def covers(name: str) -> dict[str, str]:
    """The game's cover in each theme, as SVG files by name; none if it has no cover."""
    return {f"{name}-{theme}.svg": cover(name, theme) for theme in THEMES} if has_cover(name) else {}


def index() -> str:
    """The page that lists all games."""
    rows = [_row(find(name)) for name in FINISHED]
    head = ["# Games", "", "| | game | players | minutes | |", "|---|---|:-:|--:|---|"]
    return "\n".join([*head, *rows, ""])


def page(name: str) -> str:
    """The whole page of one game, always with the same headings."""
    game = find(name)
    rules, notation, history = _rules(game.facts)
    parts = [
        f"# {game.facts.title}",
        *_pictures(name, game.facts.title),
        "## What it is",
        _about(game),
        _brief(game.facts),
        "## Rules",
        rules,
        "## Notation",
        _verbs(game),
        *notation,
        "## Observation",
        "What `observe` and `describe` fill, as described under [observations](../observations.md): " + _layout(game),
        "## Numbers",
        _numbers(game),
        "## Version history",
        f"The rules are at revision {game.facts.revision}.",
        *history,
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def _row(game: Game) -> str:
    name, facts = game.name, game.facts
    pictures = " ".join(f"![{facts.title}]({file}){{ width=160 }}" for file in _shown(name))
    return f"| {pictures} | [**{facts.title}**]({name}.md) | {_seats(facts)} | {facts.minutes} | {_about(game)} |"


def _shown(name: str) -> list[str]:
    return [f"{name}-{theme}.svg#{THEME_NAMES[theme]}" for theme in THEMES] if has_cover(name) else []


def _pictures(name: str, title: str) -> list[str]:
    return [f"![{title}]({file}){{ width=480 }}" for file in _shown(name)]


def _about(game: Game) -> str:
    return game.say(Message.of("about"), "en")


def _seats(facts: Facts) -> str:
    return f"{facts.seats[0]}–{facts.seats[-1]}"


def _brief(facts: Facts) -> str:
    """Players, minutes and options."""
    rows = [f"* {_seats(facts)} players, about {facts.minutes} minutes", f"* in commands and in Python: `{facts.name}`"]
    rows += [
        f"* option `{option.name}`: {', '.join(f'`{value}`' for value in option.values)}; `{option.usual}` by default"
        for option in facts.options
    ]
    return "\n".join(rows)


def _rules(facts: Facts) -> tuple[str, list[str], list[str]]:
    """RULES.md one heading level deeper; its sections on notation and revisions are returned separately."""
    text = (facts.folder / "RULES.md").read_text(encoding="utf-8")
    body, *sections = re.split(r"^## ", text.partition("\n")[2].strip(), flags=re.MULTILINE)
    apart: dict[str, list[str]] = {"Notation": [], "Revision history": []}
    kept = [body.strip()]
    for section in sections:
        title, _, rest = section.partition("\n")
        deeper = re.sub(r"^#", "##", rest.strip(), flags=re.MULTILINE)
        if title.strip() in apart:
            apart[title.strip()].append(deeper)
        else:
            kept.append(f"### {title.strip()}\n\n{deeper}")
    return "\n\n".join(kept), apart["Notation"], apart["Revision history"]


def _verbs(game: Game) -> str:
    """The moves as the game's notation module lists them, after its first sentence."""
    home = f"tilewright.games.{game.name}.table.notation"  # a file, or a folder of files
    listed = (import_module(home).__doc__ or "").partition("\n")[2].strip("\n")
    return f"```text\n{listed.rstrip()}\n```\n\nRecords and coordinates: [notation](../notation.md)."


def _layout(game: Game) -> str:
    return layout_page(game).partition("\n\n")[2]


def _numbers(game: Game) -> str:
    """Sizes from the game itself, the branching of its golden games, and its speed if it was measured."""
    rows = [
        ("actions", f"{game.actions:,}"),
        ("legal moves, at most", f"{game.most_legal:,}"),
        ("moves in a game, chance included, at most", f"{game.longest:,}"),
        ("bytes in a position", f"{game.dtype.itemsize:,}"),
        ("numbers in an observation", f"{game.observation:,}"),
        *_branching(game.facts),
        *_speed(game.facts.title),
    ]
    return "\n".join(["| number of | |", "|---|--:|", *(f"| {what} | {value} |" for what, value in rows)])


def _branching(facts: Facts) -> list[tuple[str, str]]:
    """Legal moves of a player and decisions of a game, on average over the recorded random games."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((facts.folder / "tests" / "golden").glob("*.game"))]
    legal = [[int(found) for _, found in _GOLDEN.findall(text)] for text in texts]
    if not legal:
        return []
    everything = [number for one in legal for number in one]
    where = f"{len(legal)} random games"
    return [
        (f"legal moves of a player, on average in {where}", f"{mean(everything):.1f}"),
        (f"decisions in a game, on average in {where}", f"{mean(map(len, legal)):.0f}"),
    ]


def _speed(title: str) -> list[tuple[str, str]]:
    """Random games a second on one core, as measured in docs/speed.md."""
    lines = (ROOT / "docs" / "speed.md").read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    for at, row in enumerate(cells):
        if len(row) == 8 and row[0] and title.endswith(row[0]):  # the speed table shortens the name of Wheel of Fortune
            more = [other for other in cells[at + 1 : at + 2] if not other[0]]
            return [
                (f"random games a second on one core, {seats} seats ([measured](../speed.md))", rate)
                for _, seats, rate, *_ in [row, *more]
            ]
    return []
