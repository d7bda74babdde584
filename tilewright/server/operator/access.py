"""Opens the store for an operator's command: a server may be running, and no new store is ever created."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import sqlalchemy as sa

from tilewright.server.operator import preflight
from tilewright.server.operator.preflight import Unusable
from tilewright.server.store.database import Store
from tilewright.server.store.schema import REVISION, STORED_REVISION


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """The store; Unusable if there is none, or if it is not up to date with this version."""
    file = preflight.file_of(url)
    if file is None:
        await preflight.check_postgres(url)
    elif not file.exists():
        raise Unusable(f"there is no store at {file}")
    else:
        preflight.check_file(file, is_checked=False)
    store = Store(url)
    try:
        await _check_revision(store)
        await store.open()
        yield store
    finally:
        await store.close()


async def _check_revision(store: Store) -> None:
    async with store.readers.connect() as connection:
        is_there = await connection.run_sync(lambda sync: sa.inspect(sync).has_table(STORED_REVISION.name))
        stored = (await connection.execute(sa.select(STORED_REVISION))).scalars().all() if is_there else []
    if list(stored) != [REVISION]:
        raise Unusable("this store is empty or from an older version: start the server once to bring it up to date")
