"""A PostgreSQL server for tests, in a temporary folder on a free port, and fresh databases on it."""

import os
import pwd
import shutil
import subprocess
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tests.server.process import free_port

HOMES = Path("/usr/lib/postgresql")


def binaries() -> Path | None:
    """The folder of the newest PostgreSQL programs on this machine."""
    found = [home / "bin" for home in HOMES.glob("*") if (home / "bin" / "initdb").exists()]
    if found:
        return max(found, key=lambda home: float(home.parent.name))
    other = shutil.which("initdb")
    return Path(other).parent if other else None


def _run(folder: Path, *command: str) -> None:
    """As the current user, but not as root, which PostgreSQL refuses."""
    other: dict[str, Any] = {}
    if os.geteuid() == 0:
        user = pwd.getpwnam("nobody")
        os.chown(folder, user.pw_uid, user.pw_gid)
        other = {"user": user.pw_uid, "group": user.pw_gid}
    with (folder / "output").open("w+") as output:  # not a pipe: the server would keep it open
        done = subprocess.run(command, stdout=output, stderr=output, cwd=folder, timeout=120, check=False, **other)
        output.seek(0)
        assert done.returncode == 0, output.read()


@contextmanager
def running() -> Iterator[str]:
    """A running database; yields its address.

    Its folder is not one of pytest's, which are closed to other users again whenever another pytest starts.
    """
    home = binaries()
    if home is None:
        pytest.skip("there is no PostgreSQL: make postgres")
    with TemporaryDirectory(ignore_cleanup_errors=True) as made:
        folder = Path(made)
        data, port = folder / "data", free_port()
        own = ["-U", "tilewright", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"]
        _run(folder, str(home / "initdb"), "-D", str(data), *own)
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
        _run(folder, str(home / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield f"postgresql://tilewright@127.0.0.1:{port}/postgres"
        finally:
            _run(folder, str(home / "pg_ctl"), "-D", str(data), "-w", "-m", "immediate", "stop")


def create(address: str) -> str:
    """A fresh database on a running server; returns its address."""
    home, server, name = binaries(), address.rpartition("/")[0], f"test_{uuid.uuid4().hex[:12]}"
    assert home is not None
    command = [str(home / "psql"), "-q", "-c", f"create database {name}", address]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, timeout=60)
    return f"{server}/{name}"
