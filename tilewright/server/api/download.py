"""Records as files that people download, in both forms, and the JSON Schemas of what is in such files."""

from functools import cache
from pathlib import Path
from typing import Any, Literal

from litestar import get
from litestar.response import Response

import tilewright
from tilewright.core.record import JSON_ENDING, JSON_TYPE, TEXT_ENDING, TEXT_TYPE, Record, RecordError
from tilewright.server.api.pages import answer
from tilewright.server.refusal import Refused

Form = Literal["text", "json"]
SCHEMAS = {"record.json": "core/record.schema.json"}


def download(record: Record, form: Form, name: str) -> Response[str]:
    """A record in one of its forms."""
    if form == "json":
        return _file(record.to_json(), JSON_TYPE, name + JSON_ENDING)
    return _file(record.write(), TEXT_TYPE, name + TEXT_ENDING)


def stored(text: str, form: Form, name: str) -> Response[str]:
    """A record that is stored as text; that text remains as it was sent."""
    if form == "text":
        return _file(text, TEXT_TYPE, name + TEXT_ENDING)
    try:
        return download(Record.read(text), form, name)
    except RecordError as error:  # accepted by an earlier version
        raise Refused(422, "record", line=error.line, reason=error.reason[:300]) from None


def _file(text: str, kind: str, name: str) -> Response[str]:
    return Response(text, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/api/schemas/{name:str}", media_type="application/schema+json", sync_to_thread=True)
def schema(name: str) -> Response[Any]:
    """The JSON Schema of records in JSON: `record.json`."""
    if name not in SCHEMAS:
        raise Refused(404, "no-page")
    return answer(_schema(SCHEMAS[name]), "application/schema+json")


@cache
def _schema(path: str) -> bytes:
    return (Path(tilewright.__file__).parent / path).read_bytes()


HANDLERS = [schema]
