"""Looks for known vulnerabilities in what we ship: PyPI's and npm's advisories, and npm's signatures.

If a service does not answer, one line says so and the audit passes; if it reports findings, the audit fails.
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
    """A service, the command that queries it, and a function from its answer to findings, or None for no answer."""

    service: str
    command: list[str]
    findings: Callable[[Any], list[str] | None]

    def verdict(self) -> tuple[bool, list[str]]:
        """Whether nothing was found, and the lines to print."""
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
    """Vulnerable Python packages; None if the service skipped packages and found nothing in the others."""
    packages = answer["dependencies"]
    if any("skip_reason" in one for one in packages) and not any(one.get("vulns") for one in packages):
        return None
    return [f"{one['name']} {one['version']}: {known['id']}" for one in packages for known in one.get("vulns", ())]


def of_npm(answer: Any) -> list[str] | None:
    """Vulnerable packages in the client's bundle."""
    if "auditReportVersion" not in answer:
        return None
    return [f"{name}: {one['severity']}" for name, one in answer["vulnerabilities"].items()]


def of_signatures(answer: Any) -> list[str] | None:
    """Packages whose signature is invalid or missing."""
    if "invalid" not in answer:
        return None
    return [f"{one['name']} {one['version']}: {kind}" for kind in ("invalid", "missing") for one in answer[kind]]


def audits() -> list[Audit]:
    """All audits that can run on this machine."""
    if find_spec("pip_audit") is None:
        raise SystemExit("pip-audit is missing: it is one of the development tools, and make check installs them")
    lock = ["-r", str(ROOT / "deploy" / "requirements.lock"), "--require-hashes", "--disable-pip"]
    style = ["--format", "json", "--progress-spinner", "off", "--timeout", str(ANSWER_S)]
    found = [Audit("PyPI's advisory service", [sys.executable, "-m", "pip_audit", *lock, *style], of_python)]
    npm = shutil.which("npm")
    if npm is None:
        print("audit skipped: there is no npm here to audit the client with")
        return found
    found.append(Audit("npm's advisory service", [npm, "audit", "--omit=dev", "--package-lock-only", *QUICKLY], of_npm))
    if (ROOT / "web" / "node_modules").is_dir():
        found.append(Audit("npm's signature service", [npm, "audit", "signatures", *QUICKLY], of_signatures))
    return found


def main() -> int:
    """Run all audits at once; return 1 if any of them found something."""
    with ThreadPoolExecutor() as pool:
        verdicts = list(pool.map(Audit.verdict, audits()))
    for _, lines in verdicts:
        print("\n".join(lines), end="\n" if lines else "")
    return 0 if all(is_well for is_well, _ in verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
