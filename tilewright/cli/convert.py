"""Converts a record from text to JSON, or back."""

from pathlib import Path

import typer

from tilewright.cli import setup
from tilewright.cli.console import out, print_json
from tilewright.core.record import is_json


def convert(file: Path, output: Path | None, form: str | None, as_json: bool) -> None:
    """Write a record in one form, by default the other one, into a file or to standard output."""
    record = setup.read(file)
    wanted = form or _named(output) or ("text" if is_json(file.read_text(encoding="utf-8")) else "json")
    text = record.to_json() if wanted == "json" else record.write()
    if output is None:
        typer.echo(text, nl=False)
        return
    output.write_text(text, encoding="utf-8", newline="\n")
    if as_json:
        print_json({"file": str(output), "form": wanted, "moves": len(record.moves)})
    else:
        out.print(f"{output}: {len(record.moves)} moves as {wanted}", markup=False, soft_wrap=True)


def _named(output: Path | None) -> str | None:
    """The form that the name of a file asks for."""
    return None if output is None else "json" if output.suffix.lower() == ".json" else "text"
