"""One real server for all tests that do not harm it, and one PostgreSQL with fresh databases."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.process import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
    assert running.complaints() == ""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """The address of a running PostgreSQL."""
    with postgres.running() as address:
        yield address


@pytest.fixture(scope="module")
def database(cluster: str) -> str:
    """A PostgreSQL database for the tests of one file."""
    return postgres.create(cluster)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server on each kind of store."""
    url = request.getfixturevalue("database") if request.param == "postgresql" else None
    with Server(tmp_path_factory.mktemp("house"), "--limit", "0", *(("--database", url) if url else ())) as server:
        yield server
    assert server.complaints() == ""


@pytest.fixture
def own_database(cluster: str) -> str:
    """A PostgreSQL database for one test."""
    return postgres.create(cluster)
