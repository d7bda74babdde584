"""The store as a whole: backup, restore and check."""

from pathlib import Path
from typing import Any

import typer

from tilewright import shelf
from tilewright.cli import setup
from tilewright.cli.admin.desk import complaining, run
from tilewright.cli.bar import counting
from tilewright.cli.console import Failure, out, print_json
from tilewright.cli.place import url_of
from tilewright.core.game import Game
from tilewright.server.operator import backup as copies
from tilewright.server.operator import inspection, preflight
from tilewright.server.operator.inspection import Finding
from tilewright.server.store.database import Store


def backup(database: str | None, data: Path | None, file: Path) -> None:
    """Save the store."""
    url = url_of(database, data)
    source = preflight.file_of(url)
    if source is not None and not source.exists():
        raise Failure(f"there is no store at {source}", 1)
    with complaining():
        copies.save(url, file)
    out.print(f"saved in {file}: {file.stat().st_size:,} bytes", markup=False, soft_wrap=True)


def restore(database: str | None, data: Path | None, file: Path, yes: bool) -> None:
    """Restore a backup."""
    with complaining():
        copies.restore(url_of(database, data), file, yes)
    out.print(f"restored from {file}", markup=False, soft_wrap=True)


def check(database: str | None, data: Path | None, as_json: bool) -> None:
    """Check everything."""

    async def work(store: Store) -> tuple[int, list[Finding]]:
        findings = await inspection.store_findings(store)
        tables = 0
        with counting() as bar:
            task = bar.add_task("checking", total=sum((await store.count()).values()))
            async for _, found in inspection.table_findings(store, _game):
                findings += found
                tables += 1
                bar.advance(task)
        return tables, findings

    tables, findings = run(database, data, work)
    if as_json:
        wrong: list[dict[str, Any]] = [{"table": one.code or None, "problem": one.problem} for one in findings]
        print_json({"ok": not findings, "tables": tables, "problems": wrong})
    else:
        for one in findings:
            out.print(f"{one.code or 'the store'}: {one.problem}", markup=False, soft_wrap=True)
        out.print(f"tables checked: {tables}, problems: {len(findings)}", markup=False)
    if findings:
        raise typer.Exit(1)


def _game(name: str) -> Game:
    if name not in shelf.homes():  # older revisions that were kept are there, too
        raise ValueError(f"there is no game '{name}'")
    return setup.ready(name)
