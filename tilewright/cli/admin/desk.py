"""Opens the store for a command, or says in one line why that is not possible."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import typer
from sqlalchemy.exc import SQLAlchemyError

from tilewright.cli.console import Failure
from tilewright.cli.place import url_of
from tilewright.server.operator.access import opened
from tilewright.server.operator.preflight import Unusable
from tilewright.server.store.database import Store

Done = TypeVar("Done")


def run(database: str | None, data: Path | None, work: Callable[[Store], Awaitable[Done]]) -> Done:
    """Do something with the store."""

    async def at_work() -> Done:
        async with opened(url_of(database, data)) as store:
            return await work(store)

    with complaining():
        return asyncio.run(at_work())


@contextmanager
def complaining() -> Iterator[None]:
    """Turn any problem with the store into one line and exit status 1."""
    try:
        yield
    except Unusable as unusable:
        raise Failure(str(unusable), 1) from None
    except SQLAlchemyError as error:
        raise Failure(f"the store does not answer: {str(error).splitlines()[0]}", 1) from None


def confirm(question: str, yes: bool) -> None:
    """Ask before something is deleted permanently."""
    if not yes:
        typer.confirm(question, abort=True)
