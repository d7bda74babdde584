"""The audit fails if there are findings and only then: real tools against our own services."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tests.server.process import free_port
from tools.audit import ROOT, of_signatures

PYTHON_HOLE = {
    "id": "PYSEC-0000-1",
    "summary": "a hole",
    "affected": [{"package": {"name": "litestar", "ecosystem": "PyPI"}}],
}
NPM_HOLE = {
    "id": 1,
    "url": "",
    "title": "a hole",
    "severity": "high",
    "vulnerable_versions": "*",
    "cwe": [],
    "cvss": {"score": 9, "vectorString": None},
}


@contextmanager
def services(has_holes: bool) -> Iterator[str]:
    """The part of OSV and of the npm registry that audits use; yields their address."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            npm, python = {"svelte": [NPM_HOLE]}, {"vulns": [PYTHON_HOLE]}
            body = json.dumps({} if not has_holes else python if self.path == "/osv" else npm).encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def do_GET(self) -> None:
            self.send_error(404)

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def audit(address: str, **more: str) -> tuple[int, list[str]]:
    environment = {
        **os.environ,
        "PIP_AUDIT_VULNERABILITY_SERVICE": "osv",
        "PIP_AUDIT_OSV_URL": f"{address}/osv",
        "npm_config_registry": address,
        **more,
    }
    done = subprocess.run(
        [sys.executable, "-m", "tools.audit"], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


def test_vulnerabilities_fail() -> None:
    with services(has_holes=True) as address:
        status, told = audit(address)
    assert status == 1
    assert any(
        line.startswith("PyPI's advisory service: litestar ") and line.endswith(": PYSEC-0000-1") for line in told
    )
    assert "npm's advisory service: svelte: high" in told


def test_no_vulnerabilities_succeed() -> None:
    with services(has_holes=False) as address:
        status, told = audit(address)
    assert status == 0
    assert not [line for line in told if "advisory" in line]


def test_a_service_that_does_not_answer_is_reported_without_failing() -> None:
    nobody = f"http://127.0.0.1:{free_port()}"
    status, told = audit(nobody, HTTPS_PROXY=nobody)
    assert status == 0
    assert told[:2] == [f"audit skipped: {one}'s advisory service does not answer" for one in ("PyPI", "npm")]


@pytest.mark.parametrize(
    ("answer", "findings"),
    [
        ({"error": {"code": "ENOTFOUND"}}, None),
        ({"invalid": [], "missing": []}, []),
        ({"invalid": [{"name": "uqr", "version": "0.1.2"}], "missing": []}, ["uqr 0.1.2: invalid"]),
    ],
)
def test_signatures(answer: object, findings: list[str] | None) -> None:
    assert of_signatures(answer) == findings
