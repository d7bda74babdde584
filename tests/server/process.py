"""A real server in its own process, on a free port."""

import itertools
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

ROOT = Path(__file__).resolve().parents[2]
START_S = 60.0
READY_S = 90.0  # a game may have to be compiled first
HTTP = httpx.Client(
    timeout=30, limits=httpx.Limits(max_keepalive_connections=0)
)  # shared, since creating a client is slow


# Below the ports that the system gives to outgoing connections, one of which could take a port before its server does.
# Each test process has ports of its own, and starts at a different one each time.
FIRST_PORT, LAST_PORT, PROCESSES = 20_000, 32_000, 16
_own = range(FIRST_PORT + int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]) % PROCESSES, LAST_PORT, PROCESSES)
_ports = itertools.islice(itertools.cycle(_own), os.getpid() % len(_own), None)


def free_port() -> int:
    return next(filter(_free, _ports))


def _free(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind(("", port))
        except OSError:
            return False
        return True


class Server:
    """`tilewright serve` as its users start it; by default bots do not pause and nothing is limited."""

    def __init__(self, data: Path, *options: str, port: int | None = None, **environment: str) -> None:
        self.data = data
        self.environment = {**os.environ, "PYTHONPATH": str(ROOT), **environment}
        self.port = port or free_port()
        self.options = options
        self.before: tuple[str, ...] = ()  # a command that starts the server, such as one that lowers its limits
        self.log = data / f"server-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def live(self, code: str) -> str:
        return f"ws://127.0.0.1:{self.port}/live/{code}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def launch(self) -> None:
        """Start the process, without waiting for it."""
        command = [*self.before, sys.executable, "-m", "tilewright", "serve"]
        command += ["--port", str(self.port), "--data", str(self.data)]
        command += ["--no-open", "--pace", "0", "--gather", "0", *(self.options or ("--limit", "0"))]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log, env=self.environment)

    def start(self) -> Self:
        if self._process is None or self._process.poll() is not None:
            self.launch()
        assert self._process is not None
        self.signal(signal.SIGCONT)  # a test that failed may have left it frozen
        end = time.monotonic() + START_S
        while True:
            try:
                if HTTP.get(f"{self.url}/health", timeout=2).status_code == 200:
                    return self
            except httpx.TransportError:
                pass
            assert self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.05)

    def stop(self, by: int = signal.SIGTERM) -> None:
        assert self._process is not None
        self._process.send_signal(by)
        self._process.send_signal(signal.SIGCONT)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(20)
            raise

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def signal(self, number: int) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def complaints(self) -> str:
        """What the server logged although it should not have."""
        return "\n".join(line for line in self.log.read_text().splitlines() if not line.startswith("Tilewright is at"))

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, _: TracebackType | None) -> None:
        if self._process is not None and self._process.poll() is None:
            self.stop()

    # ---- requests

    def get(self, path: str, tokens: str = "", **more: Any) -> httpx.Response:
        return HTTP.get(self.url + path, headers={"X-Seat-Tokens": tokens}, **more)

    def post(self, path: str, body: Any = None, tokens: str = "", **headers: str) -> httpx.Response:
        sent = {"X-Seat-Tokens": tokens, **headers}
        return HTTP.post(self.url + path, json={} if body is None else body, headers=sent)

    def upload(self, record: str) -> Any:
        """The facts of an uploaded record, once its game is ready."""
        end = time.monotonic() + READY_S
        while True:
            answer = HTTP.post(f"{self.url}/api/records", content=record.encode(), timeout=60)
            if answer.status_code != 409:
                assert answer.status_code == 201, answer.text
                return answer.json()
            assert time.monotonic() < end, answer.text
            time.sleep(0.1)

    def table(self, game: str, *seats: dict[str, Any], **more: Any) -> tuple[str, dict[int, str]]:
        """A new table; returns its code and tokens."""
        answer = self.post("/api/tables", {"game": game, "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return made["table"]["code"], {int(seat): token for seat, token in made["tokens"].items()}

    def start_table(self, code: str, token: str, fill: str | None = None) -> None:
        answer = self.post(f"/api/tables/{code}/start", {"fill": fill}, token)
        assert answer.status_code == 200, answer.text


def person(name: str = "Ada") -> dict[str, Any]:
    return {"kind": "person", "name": name}


def bot(level: str = "beginner") -> dict[str, Any]:
    return {"kind": "bot", "level": level}


OPEN: dict[str, Any] = {"kind": "open"}


@contextmanager
def pair_of(data: Path, *options: str) -> Iterator[tuple[Server, Server]]:
    """Two processes of one server, started at the same time."""
    one, two = Server(data, *options), Server(data, *options)
    one.launch()
    with two, one:
        yield one, two
