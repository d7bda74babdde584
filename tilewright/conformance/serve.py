"""Our own engine for a runner of the kit: one line of JSON in, one line out."""

import json
from collections.abc import Callable, Iterable
from typing import Any

from tilewright import __version__, games
from tilewright.conformance import MEMBERS, PROTOCOL
from tilewright.conformance.engine import Engine


def serve(lines: Iterable[str], say: Callable[[str], None]) -> None:
    """Answer until the lines end; what makes no sense is answered with an error, and forgotten."""
    engine = Engine()
    for line in lines:
        if line.strip():
            say(json.dumps(_answer(engine, line), ensure_ascii=False))


def _answer(engine: Engine, line: str) -> dict[str, Any]:
    try:
        question = json.loads(line)
    except (ValueError, RecursionError):
        return {"error": "this is not JSON"}
    if not isinstance(question, dict):
        return {"error": "a question is an object"}
    if "hello" in question:
        about = {name: {"answers": list(MEMBERS)} for name in games.names()}
        return {"hello": PROTOCOL, "name": f"tilewright {__version__}", "games": about}
    try:
        return {"id": question.get("id")} | engine.answer(question)
    except ValueError as error:
        return {"id": question.get("id"), "error": str(error)}
