"""Where the store of a server is, from the options of its commands."""

from pathlib import Path

import platformdirs

from tilewright.cli.console import Failure
from tilewright.server.store.database import address


def folder_of(database: str | None, data: Path | None) -> Path:
    """The data folder; raises Failure if the database's address is malformed."""
    if database is not None and not database.startswith(("postgres://", "postgresql://", "sqlite+aiosqlite://")):
        raise Failure(f"a database is given as postgresql://USER@HOST/NAME, not '{database}'")
    return data or Path(platformdirs.user_data_dir("tilewright", appauthor=False))


def url_of(database: str | None, data: Path | None) -> str:
    """The address of the store."""
    return address(database or "", folder_of(database, data))
