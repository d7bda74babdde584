"""Everything the OpenAPI description allows, tried at random: no request may break the server."""

import os
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings

from tests.server.process import Server

EXAMPLES = int(os.environ.get("SCHEMA_EXAMPLES", "6"))


def test_no_request_breaks_the_server(server: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]

        @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            answer = case.call()
            assert answer.status_code < 500, f"{case.method} {case.formatted_path}: {answer.text}"
            if answer.status_code >= 400:
                problem = answer.json()
                assert problem["status"] == answer.status_code
                assert problem["reason"]["key"].startswith("server-")
            assert "Traceback" not in answer.text

        check()
        tried += 1
    assert tried > 20
