"""A small interpreter for our Containerfile: builds its stages in a folder, without a container engine."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from string import Template

TOOLS = ("sh", "env", "mkdir", "ls", "uname")  # what the base image has; Python is ours, and there is no Node
RECORDED = ("useradd", "chown")  # need root: only recorded
NOT_INHERITED = ("PYTHON", "VIRTUAL_ENV", "TILEWRIGHT", "XDG_", "NUMBA")
_ABSOLUTE = re.compile(r"""(^|[\s:="'\[])/(?=\w)""")


def instructions(text: str) -> list[tuple[str, str]]:
    """Each instruction and its arguments."""
    lines = [line for line in text.replace("\\\n", " ").splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


class Image:
    """What a Containerfile builds in a folder; the current stage is always at `root`, so paths in it stay valid."""

    def __init__(self, file: Path, context: Path, folder: Path) -> None:
        self._context, self._folder, self.root = context, folder, folder / "root"
        self._ignored = (context / ".dockerignore").read_text().split()
        for word, rest in instructions(file.read_text()):
            getattr(self, f"_do_{word.lower()}")(rest)

    # ---- what the Containerfile sets

    name = ""
    user = "root"
    workdir = Path()
    environment: dict[str, str]
    volumes: list[str]
    port = ""
    health: list[str]
    command: list[str]

    @property
    def recorded(self) -> list[list[str]]:
        """Commands that were recorded and not run."""
        return [shlex.split(line) for line in (self.root / "recorded").read_text().splitlines()]

    def stage(self, name: str) -> Path:
        """The root of an earlier stage."""
        return self._folder / name

    def here(self, text: str) -> str:
        """The text with absolute paths of the image replaced by paths of this machine."""
        return _ABSOLUTE.sub(rf"\g<1>{self.root}/", text)

    def run(self, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run a command as if in the image."""
        done = subprocess.run(
            command,
            cwd=self.workdir,
            env={**self.environment, **environment},
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        assert done.returncode == 0, f"{shlex.join(command)}\n{done.stdout}{done.stderr}"
        return done

    # ---- instructions

    def _do_from(self, rest: str) -> None:
        if self.root.exists():
            self.root.rename(self.stage(self.name))
        self.name = rest.partition(" AS ")[2]
        self.user, self.workdir, self.volumes, self.port = "root", self.root, [], ""
        bin_folder = self.root / "usr" / "local" / "bin"
        bin_folder.mkdir(parents=True)
        kept = {name: value for name, value in os.environ.items() if not name.startswith(NOT_INHERITED)}
        self.environment = {**kept, "PATH": str(bin_folder)}
        for tool in TOOLS:
            (bin_folder / tool).symlink_to(str(shutil.which(tool)))
        base = getattr(sys, "_base_executable", sys.executable)
        scripts = {tool: f'echo {tool} "$@" >> {self.root}/recorded' for tool in RECORDED}
        for name, script in {**scripts, "python": f'exec {base} "$@"'}.items():
            (bin_folder / name).write_text(f"#!/bin/sh\n{script}\n")
            (bin_folder / name).chmod(0o755)

    def _do_run(self, rest: str) -> None:
        self.run("sh", "-e", "-c", self.here(rest))

    def _do_env(self, rest: str) -> None:
        for pair in shlex.split(self.here(rest)):
            name, _, value = pair.partition("=")
            self.environment[name] = Template(value).substitute(self.environment)

    def _do_copy(self, rest: str) -> None:
        *sources, target = shlex.split(rest)
        home: Path = self._context
        copy: Callable[[str, str], object] = shutil.copy2
        if sources[0].startswith("--from="):
            home, copy = self.stage(sources.pop(0).removeprefix("--from=")), os.link  # hundreds of megabytes, only read
        into = Path(self.here(target)) if target.startswith("/") else self.workdir / target
        for source in sources:
            found = home / source.lstrip("/")
            if found.is_dir():
                shutil.copytree(found, into, True, self._passed_over, copy, dirs_exist_ok=True)
            else:
                assert len(sources) == 1 or target.endswith("/"), rest
                goal = into / found.name if target.endswith("/") else into
                goal.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(found, goal)

    def _passed_over(self, folder: str, names: list[str]) -> list[str]:
        if not Path(folder).is_relative_to(self._context):
            return []
        inside = Path(folder).relative_to(self._context)
        return [name for name in names if f"**/{name}" in self._ignored or str(inside / name) in self._ignored]

    def _do_workdir(self, rest: str) -> None:
        self.workdir = Path(self.here(rest))
        self.workdir.mkdir(parents=True, exist_ok=True)

    def _do_user(self, rest: str) -> None:
        self.user = rest

    def _do_volume(self, rest: str) -> None:
        self.volumes = json.loads(rest)

    def _do_expose(self, rest: str) -> None:
        self.port = rest

    def _do_healthcheck(self, rest: str) -> None:
        self.health = json.loads(rest.partition("CMD ")[2])

    def _do_cmd(self, rest: str) -> None:
        self.command = [self.here(word) for word in json.loads(rest)]
