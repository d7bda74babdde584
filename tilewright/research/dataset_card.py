"""The card of a data set: what its columns hold, how it was made, its licence, its revision and its digest."""

from typing import TYPE_CHECKING, Any

import numpy as np

from tilewright import __version__
from tilewright.bots.roster import suited
from tilewright.research.observation import page

if TYPE_CHECKING:
    from tilewright.research.dataset import Dataset

GAMES = {
    "game": "its number",
    "bots": "who had each seat",
    "points": "of each seat at the end",
    "places": "of each seat, 1 is best, ties shared",
    "plies": "moves in the record, draws included",
    "record": "every move in words, draws included: a text that can be replayed (`Table.of(Record.read(text))`)",
    "fault": "why a bot lost the game before its end; empty if none did",
}
DECISIONS = {
    "game": "the game's number",
    "ply": "how many moves came before",
    "seat": "who decided, counted from 0; moves without a choice are not listed",
    "observation": "what the seat saw, see below",
    "legal": "the numbers of all legal actions; they mean something in this position only",
    "policy": "for each legal action the share of the search's visits; 1 for the action played if there was no search",
    "action": "the number of the action that was played",
    "value": "the result the bot expected for its seat, −1 to 1, if it said",
    "result": "how the game ended for the seat, −1 to 1",
    "lead": "the same in points over the best other",
    "moves": "the legal actions in words",
    "meaning": "a row of numbers for each legal action, see below",
    "points": "what the bot expected each seat to have at the end, if it said",
}
_CARD = """---
license: mit
pretty_name: "{title}: games between bots"
tags: [board-games, reinforcement-learning, self-play, tilewright]
configs:
- config_name: decisions
  data_files: "decisions-*.parquet"
- config_name: games
  data_files: "games-*.parquet"
---

# {title}: games between bots

{count:,} games for {seats} seats with {decisions:,} decisions, between bots that see only what their seat may know.

| | |
|---|---|
| game | {title} (`{name}`), revision {revision} of its rules{options} |
| bots | {bots} |
| made by | `{command}`, Tilewright {version} |
| repeatable | {repeatable} |
| licence | MIT, like Tilewright; no text or picture of a publisher is used, and names are trademarks of their owners |
| digest | `{digest}`, the SHA-256 of `SHA256SUMS`, which lists the files |

{results}

`Dataset("FOLDER")` from `tilewright.research.dataset` reads these files, and its `check()` compares their digests and
plays every game again. Split them by game, never by decision: decisions of one game share its result.

## Columns

`games-*.parquet` has a row for each game:

{games}

`decisions-*.parquet` has a row for each decision with more than one legal action:

{columns}

## What the numbers mean

{layouts}
"""


def written(data: "Dataset", command: str) -> str:
    """The card of a data set."""
    facts, ended = data.facts, data.games(["points", "places", "plies"]).to_pylist()
    decisions = data.decisions(["game"]).num_rows
    shown = {name: what for name, what in DECISIONS.items() if name != "meaning" or data.game.description}
    chosen = ", ".join(f"{name} {value}" for name, value in facts["options"].items())
    return _CARD.format(
        title=data.game.facts.title,
        name=facts["game"],
        revision=facts["revision"],
        options=f"; {chosen}" if chosen else "",
        count=len(ended),
        seats=facts["seats"],
        decisions=decisions,
        bots=_bots(data),
        command=command,
        version=__version__,
        repeatable=_repeatable(facts["spelled"], facts["seed"]),
        digest=data.digest,
        results=_results(ended, facts["seats"]),
        games=_table(("column", "holds"), GAMES),
        columns=_table(("column", "holds"), shown),
        layouts=page(data.game).partition("\n\n")[2],
    )


def _bots(data: "Dataset") -> str:
    own = ", ".join(f"{name}={value}" for name, value in suited(data.game.facts).items())
    found = []
    for bot, spelled in zip(data.facts["bots"], data.facts["spelled"], strict=True):
        more = f"`{spelled}`" if bot != spelled else ""
        more += f"{' ' if more else ''}with `{own}`" if own and spelled.startswith("search") else ""
        found.append(f"`{bot}`{f' ({more})' if more else ''}")
    return ", ".join(found)


def _repeatable(spelled: list[str], seed: int) -> str:
    if any(bot.startswith("search") and "iterations=" not in bot for bot in spelled):
        return "no: a bot thinks for some time, so that its moves depend on the machine"
    if any(bot.startswith(("py:", "cmd:")) for bot in spelled):
        return f"seed {seed}, as far as the bots of others are"
    return f"yes: seed {seed} gives the same games on every machine"


def _results(ended: list[dict[str, Any]], seats: int) -> str:
    points = np.array([row["points"] for row in ended], dtype=float)
    first = np.array([row["places"] for row in ended]) == 1
    plies = [row["plies"] for row in ended]
    lines = {
        f"{seat + 1}": f"{points[:, seat].mean():.1f} ± {points[:, seat].std():.1f} | {first[:, seat].mean():.0%}"
        for seat in range(seats)
    }
    table = "\n".join(f"| {seat} | {line} |" for seat, line in lines.items())
    middle = (
        f"Moves of a game, draws included: {np.median(plies):.0f} in the middle, {min(plies)} to {max(plies)} in all."
    )
    return f"| seat | points, mean and spread | first places |\n|--:|--:|--:|\n{table}\n\n{middle}"


def _table(headings: tuple[str, str], rows: dict[str, str]) -> str:
    lines = "\n".join(f"| `{name}` | {what} |" for name, what in rows.items())
    return f"| {headings[0]} | {headings[1]} |\n|---|---|\n{lines}"
