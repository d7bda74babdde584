"""The list of games."""

from rich import box
from rich.table import Table

from tilewright import games, words
from tilewright.cli.console import out, print_json
from tilewright.core.game import Facts
from tilewright.core.message import Message


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
    table = Table(box=box.SIMPLE_HEAD, caption="tilewright play NAME", caption_justify="left")
    for heading in ("name", "title", "seats", "minutes", "options (default first)"):
        table.add_column(heading, justify="right" if heading == "minutes" else "left")
    for facts in every:
        options = "\n".join(f"{option.name} = {' | '.join(option.values)}" for option in facts.options)
        table.add_row(
            f"[bold]{facts.name}[/]", _title(facts), f"{facts.seats[0]}–{facts.seats[-1]}", str(facts.minutes), options
        )
    out.print(table)


def _title(facts: Facts) -> str:
    """The title, and a mark for a game that has rules only."""
    if not games.is_draft(facts.name):
        return facts.title
    return f"{facts.title} ({words.speaker()(Message.of('mark-draft'), 'en')})"
