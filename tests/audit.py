"""Asks who knows about holes in what we ship: PyPI's advisories, npm's advisories, npm's signatures.

A service that does not answer is told of in one line and is no failure; an answer with findings is one.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ANSWER_S = 5  # for one request
ALL_S = 25  # for all requests of one service
QUICKLY = ["--json", f"--fetch-timeout={ANSWER_S * 1000}", "--fetch-retries=0"]


@dataclass(frozen=True)
class Audit:
    """A service, how it is asked, and what its answer says: the findings, None if it is no answer."""

    service: str
    command: list[str]
    findings: Callable[[Any], list[str] | None]

    def verdict(self) -> tuple[bool, list[str]]:
        """Whether all is well as far as is known, and what to tell."""
        try:
            done = subprocess.run(
                self.command, cwd=ROOT / "web", capture_output=True, text=True, check=False, timeout=ALL_S
            )
            found = self.findings(json.loads(done.stdout))
        except (subprocess.TimeoutExpired, json.JSONDecodeError):
            found = None
        if found is None:
            return True, [f"audit skipped: {self.service} does not answer"]
        return not found, [f"{self.service}: {one}" for one in found]


def of_python(answer: Any) -> list[str] | None:
    """Holes in Python packages; packages that the service does not know were not looked at."""
    packages = answer["dependencies"]
    if any("skip_reason" in one for one in packages) and not any(one.get("vulns") for one in packages):
        return None
    return [f"{one['name']} {one['version']}: {hole['id']}" for one in packages for hole in one.get("vulns", ())]


def of_npm(answer: Any) -> list[str] | None:
    """Holes in what is bundled."""
    if "auditReportVersion" not in answer:
        return None
    return [f"{name}: {one['severity']}" for name, one in answer["vulnerabilities"].items()]


def of_signatures(answer: Any) -> list[str] | None:
    """Packages that are not what their makers signed."""
    if "invalid" not in answer:
        return None
    return [f"{one['name']} {one['version']}: {kind}" for kind in ("invalid", "missing") for one in answer[kind]]


def audits() -> list[Audit]:
    """All that can be asked from here."""
    if find_spec("pip_audit") is None:
        raise SystemExit("pip-audit is missing: it comes with the tools for tests, make check sets them up")
    lock = ["-r", str(ROOT / "deploy" / "requirements.lock"), "--require-hashes", "--disable-pip"]
    style = ["--format", "json", "--progress-spinner", "off", "--timeout", str(ANSWER_S)]
    found = [Audit("PyPI's advisory service", [sys.executable, "-m", "pip_audit", *lock, *style], of_python)]
    npm = shutil.which("npm")
    if npm is None:
        print("audit skipped: there is no npm here to ask for the client")
        return found
    found.append(Audit("npm's advisory service", [npm, "audit", "--omit=dev", "--package-lock-only", *QUICKLY], of_npm))
    if (ROOT / "web" / "node_modules").is_dir():
        found.append(Audit("npm's signature service", [npm, "audit", "signatures", *QUICKLY], of_signatures))
    return found


def main() -> int:
    """Ask all at once; 1 if any of them knows of something."""
    with ThreadPoolExecutor() as pool:
        verdicts = list(pool.map(Audit.verdict, audits()))
    for _, lines in verdicts:
        print("\n".join(lines), end="\n" if lines else "")
    return 0 if all(is_well for is_well, _ in verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
