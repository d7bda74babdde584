"""Building positions from words, and why it is refused."""

from collections.abc import Mapping
from typing import Any

from tilewright.core.message import Message
from tilewright.core.move import Impossible
from tilewright.games import find
from tilewright.words import LANGUAGES

Reasons = list[tuple[str, str]]


def reasons(name: str, state: Any, seats: int = 2, options: Mapping[str, str] | None = None) -> Reasons:
    """The clause and the key of every reason why a position is impossible; each can be said in every language."""
    game = find(name)
    try:
        position = game.build(state, seats, options or {})
    except Impossible as error:
        for refusal in error.refusals:
            assert all(game.say(refusal.reason, language) for language in LANGUAGES)
            assert refusal.text == game.say(refusal.reason, "en")
        return [(refusal.clause, _key(refusal.reason)) for refusal in error.refusals]
    assert game.kernels.check(position, 0) == 0
    return []


def _key(reason: Message) -> str:
    """The key of a reason, without the place it is about."""
    inner = dict(reason.args).get("reason")
    return inner.key if isinstance(inner, Message) else reason.key
