"""One real server for all tests that do not harm it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.process import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running
    assert running.complaints() == ""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path
