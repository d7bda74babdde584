"""Everything the OpenAPI description allows, tried at random: no request may bring the server to an error of its own."""

import os

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from tests.server.process import Server

EXAMPLES = int(os.environ.get("SCHEMA_EXAMPLES", "8"))


@pytest.fixture(scope="module")
def described(server: Server):  # type: ignore[no-untyped-def]
    return schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")


schema = schemathesis.pytest.from_fixture("described")


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_server(case) -> None:  # type: ignore[no-untyped-def]
    answer = case.call()
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        problem = answer.json()
        assert problem["status"] == answer.status_code
        assert problem["reason"]["key"].startswith("server-")
    assert "Traceback" not in answer.text
