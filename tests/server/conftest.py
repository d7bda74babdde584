"""One real server for all tests that do not harm it, and one PostgreSQL with fresh databases."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

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
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, postgres.running(Path(folder)) as address:
        yield address


@pytest.fixture(scope="module")
def database(cluster: str) -> str:
    """A PostgreSQL database for the tests of one file."""
    return postgres.create(cluster)


@pytest.fixture
def own_database(cluster: str) -> str:
    """A PostgreSQL database for one test."""
    return postgres.create(cluster)
