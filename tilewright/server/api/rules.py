"""The rules of a game: for readers, as data with pictures of the examples; and the ledger behind them."""

import asyncio
import re
from functools import cache, partial
from html import escape
from typing import Any

import msgspec
from litestar import Request, get
from litestar.datastructures import State as AppState
from litestar.response import Response

from tilewright import games, words
from tilewright.core.game import Game
from tilewright.core.palette import THEMES
from tilewright.learn import example, lesson
from tilewright.learn.page import LEDGER, NoPageError, page
from tilewright.server.api.pages import answer, client_page, document, known
from tilewright.server.api.rest import replays_of
from tilewright.server.forms import RulesPage
from tilewright.server.gate import limits
from tilewright.server.learn.drawings import Picture
from tilewright.server.refusal import Refused

_PICTURE = re.compile(r"([0-9a-z][0-9a-z._-]*?)(?:@(\d{1,5}))?-([a-z]+)(?:-([a-z]{2}))?\.svg")
_CLAUSE = re.compile(r"<(p|li)>(?:<strong>)?(\d+(?:\.\d+)+)")


@get("/rules/{page_or_file:str}", sync_to_thread=True)
def show_rules(page_or_file: str) -> Response[Any]:
    """A game's ledger as Markdown; without `.md` the client's page, which shows the rules for readers."""
    name = known(page_or_file.removesuffix(".md"))
    if page_or_file.endswith(".md"):
        return answer(_ledger(name), "text/markdown")
    return client_page()


@get("/rules/{game:str}/{file:str}")
async def read_rules(state: AppState, game: str, file: str) -> Response[Any]:
    """The rules for readers in a language (`de.json`), or the ledger: every clause with its tests and rulings."""
    name = known(game)
    if file == "ledger":
        return answer(await asyncio.to_thread(_ledger_page, name), "text/html")
    language = file.removesuffix(".json")
    if language not in words.LANGUAGES or language == file:
        raise Refused(404, "no-page")
    playable: Game | None = state.hub.loader.game(name)
    is_quick = playable is not None and playable.is_compiled()
    return answer(await replays_of(state).run(_read, name, language, is_quick), "application/json")


@get("/rules/{game:str}/example/{picture:str}")
async def draw_example(request: Request[Any, Any, Any], state: AppState, game: str, picture: str) -> Response[Any]:
    """The picture of an example (`3.4-sides-must-match@1-day.svg`), or so in German (`-day-de.svg`)."""
    name, found = known(game), _PICTURE.fullmatch(picture)
    record, ply, theme, language = found.groups() if found else ("", None, "", None)
    if theme not in THEMES or (language or "en") not in words.LANGUAGES:
        raise Refused(404, "no-page")
    try:
        playable: Game = await state.hub.loader.load(name)
        wish = Picture(name, record, int(ply) if ply else None, theme, language or "en")
        address = state.limits.key(request.client)
        drawn = await state.drawings.get(playable, wish, lambda: state.limits.charge(address, limits.DRAW))
    except LookupError:
        raise Refused(404, "no-page") from None
    return answer(drawn, "image/svg+xml")


@cache
def _read(name: str, language: str, is_sized: bool) -> bytes:
    """The page as data, with the sizes of its pictures if they can be worked out quickly."""
    facts = games.facts(name)
    size = partial(example.size, games.find(name)) if is_sized else partial(example.unsized, facts)
    try:
        found = page(facts, language, size)
    except NoPageError:
        raise Refused(404, "no-page") from None
    made = RulesPage(name, found.language, lesson.minutes(facts), list(found.sections))
    return msgspec.json.encode(made)


def _ledger(name: str) -> str:
    file = games.facts(name).folder / LEDGER
    if not file.is_file():
        raise Refused(404, "no-page")
    return file.read_text(encoding="utf-8")


def _ledger_page(name: str) -> str:
    """The ledger, in which every clause can be linked to by its number."""
    from markdown_it import MarkdownIt  # noqa: PLC0415 -- the first page does not have to wait for it

    body = MarkdownIt().enable("table").render(_ledger(name))
    anchored = _CLAUSE.sub(lambda found: f'<{found[1]} id="{found[2]}">{found[2]}', body)
    back = f'<p><a href="/rules/{name}">{escape(games.facts(name).title)}</a></p>'
    return document(games.facts(name).title, back + anchored)


HANDLERS = [show_rules, read_rules, draw_example]
