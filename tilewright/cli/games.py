"""The list of games."""

from rich import box
from rich.table import Table

from tilewright import games, words
from tilewright.cli.console import out, print_json
from tilewright.core.game import Facts
from tilewright.core.message import Message

WIDE = 76  # columns in which a table has room


def show(as_json: bool) -> None:
    """Print what is known about every game without compiling it."""
    every = [games.facts(name) for name in games.names()]
    if as_json:
        print_json(
            [
                {
                    "name": facts.name,
                    "title": facts.title,
                    "seats": list(facts.seats),
                    "minutes": facts.minutes,
                    "revision": facts.revision,
                    "options": {option.name: list(option.values) for option in facts.options},
                    "draft": games.is_draft(facts.name),
                }
                for facts in every
            ]
        )
        return
    if out.width >= WIDE:
        out.print(_table(every))
        return
    for facts in every:
        out.print(f"[bold]{facts.name}[/]", soft_wrap=True)
        seats = f"{facts.seats[0]}–{facts.seats[-1]}"
        out.print(f"  {_title(facts)}, {seats} seats, {facts.minutes} minutes")
        if facts.options:
            out.print(f"  {_options(facts)}".replace("\n", "\n  "))


def _table(every: list[Facts]) -> Table:
    """The games; names are never cut, since they are typed again."""
    table = Table(box=box.SIMPLE_HEAD, caption="tilewright play NAME", caption_justify="left")
    table.add_column("name", style="bold", min_width=max(len(facts.name) for facts in every))
    for heading in ("title", "seats", "minutes", "options (default first)"):
        table.add_column(heading, justify="right" if heading == "minutes" else "left", overflow="fold")
    for facts in every:
        seats = f"{facts.seats[0]}–{facts.seats[-1]}"
        table.add_row(facts.name, _title(facts), seats, str(facts.minutes), _options(facts))
    return table


def _options(facts: Facts) -> str:
    return "\n".join(f"{option.name} = {' | '.join(option.values)}" for option in facts.options)


def _title(facts: Facts) -> str:
    """The title, and a mark for a game that has rules only."""
    if not games.is_draft(facts.name):
        return facts.title
    return f"{facts.title} ({words.speaker()(Message.of('mark-draft'), 'en')})"
