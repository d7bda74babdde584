"""deploy/ works: the image installs and serves, and the options, files and variables that it names exist."""

import asyncio
import configparser
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import httpx
import pytest
import typer
import yaml
from websockets.exceptions import ConnectionClosed

from tests.kit.containerfile import Image, instructions
from tests.server.player import at
from tests.server.postgres import binaries, running
from tests.server.process import HTTP, ROOT, bot, free_port, person
from tilewright.cli import app
from tilewright.games import names

DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
COMPOSE_TEXT = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load(COMPOSE_TEXT)
START_S = 60.0
Process = subprocess.Popen[bytes]


def unit() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DEPLOY / "tilewright.service")
    return parser


@contextmanager
def serving(
    command: list[str], folder: Path, environment: dict[str, str]
) -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    """A server started by a given command on a free port; yields its address and its process."""
    port = free_port()
    line = [word if word != "8000" else str(port) for word in command]
    url = f"http://127.0.0.1:{port}"
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(line, cwd=folder, env=environment, stdout=log, stderr=log)
    try:
        end = time.monotonic() + START_S
        while True:
            assert process.poll() is None, (folder / "log").read_text()
            assert time.monotonic() < end, "the server does not answer"
            try:
                HTTP.get(f"{url}/health", timeout=2).raise_for_status()
                break
            except httpx.HTTPError:
                time.sleep(0.1)
        yield url, process
    finally:
        process.kill()
        process.wait(20)


# ---- the image


def test_the_image_installs_serves_and_stops(tmp_path: Path) -> None:
    """One test, so that the image is built once however tests are spread over processes."""
    image = Image(DEPLOY / "Containerfile", ROOT, tmp_path)
    its_user_owns_the_volumes(image)
    it_serves_the_client(image)
    the_sdist_gives_the_same_wheel_without_node(image, tmp_path)


def its_user_owns_the_volumes(image: Image) -> None:
    assert image.user != "root"
    assert [line[-1] for line in image.recorded if line[0] == "useradd"] == [image.user]
    owned = {path for line in image.recorded if line[:2] == ["chown", f"{image.user}:"] for path in line[2:]}
    assert owned == {image.here(volume) for volume in image.volumes}


def it_serves_the_client(image: Image) -> None:
    volumes = [Path(image.here(volume)) for volume in image.volumes]

    def files() -> set[tuple[Path, float]]:
        """All files outside the volumes; none may change, because the root is read-only in compose.yaml."""
        found = [path for path in image.root.rglob("*") if path.is_file() and not path.is_symlink()]
        return {(path, path.stat().st_mtime) for path in found if not any(map(path.is_relative_to, volumes))}

    before = files()
    environment = {**image.environment, "HOME": str(volumes[0])}
    executable = shutil.which(image.command[0], path=environment["PATH"])
    assert executable is not None
    assert Path(executable).is_relative_to(image.root)
    with serving([executable, *image.command[1:]], image.workdir, environment) as (url, process):
        page = HTTP.get(f"{url}/").text
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script, page
        assert HTTP.get(url + script[1]).headers["content-type"].startswith("text/javascript")
        notices = HTTP.get(f"{url}/licenses.txt")
        assert notices.headers["content-type"].startswith("text/plain")
        for name in ("@fluent/bundle", "d3-zoom", "svelte", "uqr"):
            assert f"\n{name} " in notices.text
        assert image.port == "8000"
        healthy = [word.replace(":8000", url.removeprefix("http://127.0.0.1")) for word in image.health]
        assert healthy != image.health
        image.run(*healthy)
        assert asyncio.run(_code_at_the_end(url, process)) == 1012  # reconnect: it was stopped, not killed
        with pytest.raises(AssertionError, match="refused"):
            image.run(*healthy)
    assert files() == before


async def _code_at_the_end(url: str, process: Process) -> int:
    """What a table's socket receives when the container is stopped."""
    made = HTTP.post(f"{url}/api/tables", json={"game": names()[0], "seats": [person(), bot()]}).json()
    async with at(f"{url.replace('http', 'ws')}/live/{made['table']['code']}") as ada:
        await ada.hello(made["tokens"]["0"])
        process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(process.wait, 20)
        with pytest.raises(ConnectionClosed) as closed:
            await ada.next("never")
    return closed.value.rcvd.code if closed.value.rcvd else 0


def the_sdist_gives_the_same_wheel_without_node(image: Image, folder: Path) -> None:
    """The archive contains the built client: a Node that fails when called is never called."""
    build = image.stage("build")
    (first,) = (build / "wheels").glob("*.whl")
    python, made = str(build / "opt" / "build" / "bin" / "python"), folder / "made"
    broken = folder / "broken"
    broken.mkdir()
    for name, script in {"node": "echo v99.0.0", "npm": "exit 1"}.items():
        (broken / name).write_text(f"#!/bin/sh\n{script}\n")
        (broken / name).chmod(0o755)
    environment = {**image.environment, "PATH": f"{broken}:{image.environment['PATH']}"}

    def run(*arguments: str, cwd: Path) -> None:
        done = subprocess.run(
            [python, *arguments], cwd=cwd, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr

    run("-m", "hatchling", "build", "-t", "sdist", "-d", str(made), cwd=build / "src")
    (archive,) = made.glob("*.tar.gz")
    run("-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", str(made), str(archive), cwd=folder)
    (second,) = made.glob("*.whl")
    with zipfile.ZipFile(first) as one, zipfile.ZipFile(second) as other:
        names = set(one.namelist())
        assert names == set(other.namelist())
    assert {f"tilewright/server/static/{name}" for name in ("index.html", "licenses.txt")} <= names
    assert {name.rsplit("/", 1)[1] for name in names if "/licenses/" in name} == {"LICENSE", "NOTICE"}


# ---- options, files and variables


def commands() -> dict[str, list[str]]:
    """Every command with which deploy/ and the page on hosting start the server."""
    image = dict(instructions((DEPLOY / "Containerfile").read_text()))
    lines = re.findall(r"^(tilewright serve[^#\n]*)", HOSTING, re.MULTILINE)
    servers = {name: one["command"] for name, one in COMPOSE["services"].items() if "command" in one}
    return {
        "image": yaml.safe_load(image["CMD"]),
        "unit": shlex.split(unit()["Service"]["ExecStart"]),
        **servers,
        **{line.strip(): shlex.split(line) for line in lines},
    }


@pytest.mark.parametrize("name", commands())
def test_every_start_command_is_understood(name: str) -> None:
    program, word, *options = commands()[name]
    assert (Path(program).name, word) == ("tilewright", "serve")
    command = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    assert not command.make_context("serve", options).args


def test_compose_refers_to_what_exists() -> None:
    services = COMPOSE["services"]
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), name
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"], volume
        if "build" in service:
            context = DEPLOY / service["build"]["context"]
            assert (context / service["build"]["dockerfile"]).is_file()
    upstream = re.search(r"reverse_proxy (.+) \{", (DEPLOY / "Caddyfile").read_text())
    assert upstream
    servers = [name for name, service in services.items() if "command" in service]
    assert upstream[1].split() == [f"{name}:8000" for name in servers]


def test_variables_of_compose_are_in_the_example() -> None:
    named = set(re.findall(r"\$\{(\w+)", COMPOSE_TEXT))
    lines = (DEPLOY / "example.env").read_text().splitlines()
    assert {line.split("=")[0] for line in lines if line and not line.startswith("#")} == named
    ignored = subprocess.run(["git", "check-ignore", "-q", "deploy/.env"], cwd=ROOT, check=False)
    assert ignored.returncode == 0 or not (ROOT / ".git").exists()


def test_many_sockets_may_be_open() -> None:
    assert unit()["Service"]["LimitNOFILE"] == "65536"
    assert {COMPOSE["services"][name]["ulimits"]["nofile"] for name in ("server", "second", "caddy")} == {65536}


def test_the_unit_is_valid(tmp_path: Path) -> None:
    service = unit()["Service"]
    state, cached = f"/var/lib/{service['StateDirectory']}", f"/var/cache/{service['CacheDirectory']}"
    assert f"--data {state} " in service["ExecStart"]
    assert service["Environment"] == f"TILEWRIGHT_CACHE={cached}"
    assert "[Service]" not in HOSTING
    if shutil.which("systemd-analyze"):
        program = service["ExecStart"].split()[0]
        text = (DEPLOY / "tilewright.service").read_text().replace(program, str(shutil.which("true")))
        (tmp_path / "tilewright.service").write_text(text)
        command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / "tilewright.service")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


async def _demand_password(url: str, password: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(f"alter role tilewright password '{password}'")
        rules = await connection.fetchval("show hba_file")
        Path(rules).write_text("host all all 127.0.0.1/32 scram-sha-256\n")
        await connection.execute("select pg_reload_conf()")
    finally:
        await connection.close()


def test_compose_reaches_its_database(tmp_path: Path) -> None:
    """The health check and the server's command, with a PostgreSQL that requires a password."""
    service, check = COMPOSE["services"]["server"], COMPOSE["services"]["db"]["healthcheck"]["test"]
    assert "${POSTGRES_PASSWORD" in service["environment"]["PGPASSWORD"]
    assert check[0] == "CMD"
    with running() as url:
        asyncio.run(_demand_password(url, "secret"))
        place = url.removeprefix("postgresql://tilewright@")
        probe = [str((binaries() or Path()) / check[1]), *check[2:], "-p", place.split(":")[1].split("/")[0]]
        assert subprocess.run(probe, stdout=subprocess.DEVNULL, check=False).returncode == 0
        mapped = {"db/tilewright": place, "/var/lib/tilewright": str(tmp_path / "data")}
        words = service["command"][1:]
        for old, new in mapped.items():
            words = [word.replace(old, new) for word in words]
        assert words != service["command"][1:]
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "PGPASSWORD": "secret"}
        with serving([sys.executable, "-m", "tilewright", *words], tmp_path, environment) as (server, _):
            assert HTTP.get(f"{server}/health").json()["database"] == "postgresql"
        del environment["PGPASSWORD"]
        with (
            pytest.raises(AssertionError, match="password"),
            serving([sys.executable, "-m", "tilewright", *words], tmp_path, environment),
        ):
            pass
    assert subprocess.run(probe, stdout=subprocess.DEVNULL, check=False).returncode != 0
