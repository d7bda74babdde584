"""The files a browser loads: the client, sprite sheets and messages."""

import json
import mimetypes
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, get
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.response import Response

from tilewright import games, words
from tilewright.core import svg
from tilewright.core.palette import THEMES
from tilewright.server.api.cover import cover
from tilewright.server.refusal import OWN, Refused

STATIC = Path(__file__).resolve().parents[1] / "static"
SHORT, LONG, NEWEST = "public, max-age=300", "public, max-age=31536000, immutable", "no-cache"
KINDS = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".woff2": "font/woff2",
}  # where systems differ
WORKER = "sw.js"  # a browser must always get the newest one
MOST_PATH = 255  # bytes; file systems reject longer names
_SHEET = re.compile(r"(cover-)?([a-z]+)(?:-([a-z]{2}))?\.svg")


def known(name: str) -> str:
    """The name of a game."""
    if name not in games.names():
        raise Refused(404, "no-game")
    return name


def answer(body: str | bytes, kind: str, keep: str = SHORT) -> Response[Any]:
    """A file."""
    return Response(body, media_type=kind, headers={"Cache-Control": keep})


# ---- art and words


@get("/art/{game:str}/{sheet:str}", sync_to_thread=True)
def art(game: str, sheet: str) -> Response[Any]:
    """All symbols of a game in one file (`day.svg`), its shapes, or its cover in a language (`cover-day-de.svg`)."""
    if sheet == "shapes.json":
        return answer(_shapes(known(game)), "application/json")
    found = _SHEET.fullmatch(sheet)
    is_cover, theme, language = found.groups() if found else (None, "", None)
    if theme not in THEMES or (language and not is_cover) or (language or "en") not in words.LANGUAGES:
        raise Refused(404, "no-page")
    drawn = cover(known(game), theme, language or "en") if is_cover else _sheet(known(game), theme)
    return answer(drawn, "image/svg+xml")


@cache
def _shapes(name: str) -> str:
    return json.dumps(dict(games.art(name).shapes()), separators=(",", ":"))


@cache
def _sheet(name: str, theme: str) -> str:
    art = games.art(name)
    palette = THEMES[theme]
    symbols = [art.symbol(one, palette) for one in art.ids()]
    body = svg.element("defs", "".join([*art.shared(palette).values(), *symbols]))
    return svg.document(0, 0, body, (0, 0, 0, 0), games.facts(name).title, theme)


@get("/words/{file:str}", sync_to_thread=True)
def shared_words(file: str) -> Response[Any]:
    """The messages used outside games."""
    return answer(_words(None, file), "text/plain")


@get("/words/{game:str}/{file:str}", sync_to_thread=True)
def game_words(game: str, file: str) -> Response[Any]:
    """The messages of a game, with the shared ones."""
    return answer(_words(known(game), file), "text/plain")


@get("/words/{game:str}/learn/{file:str}", sync_to_thread=True)
def learn_words(game: str, file: str) -> Response[Any]:
    """The messages of a game for learners: lessons, pieces and questions."""
    return answer(_learn_words(known(game), file), "text/plain")


@cache
def _learn_words(name: str, file: str) -> str:
    language = file.removesuffix(".ftl")
    if language not in words.LANGUAGES or language == file:
        raise Refused(404, "no-page")
    return words.text(games.facts(name).folder / "learn" / "words", language)


@cache
def _words(name: str | None, file: str) -> str:
    language = file.removesuffix(".ftl")
    if language not in words.LANGUAGES or language == file:
        raise Refused(404, "no-page")
    facts = games.facts(name) if name else None
    own = words.homes(facts) if facts else ()
    shared, *others = (words.text(home, language) for home in (words.SHARED, OWN, *reversed(own)))
    head = words.head(facts) if facts and not words.is_complete(own[0]) else ""
    return "\n".join([shared, head, *others])  # of two messages with the same key, a client uses the last


def document(title: str, body: str) -> str:
    """A plain page."""
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"></head><body><main>{body}</main></body></html>'
    )


class SchemaPage(OpenAPIRenderPlugin):
    """All requests on one page that loads nothing from elsewhere."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        rows = "".join(
            f"<tr><td>{method.upper()}</td><td><code>{escape(path)}</code></td>"
            f"<td>{escape(about.get('description', ''))}</td></tr>"
            for path, methods in sorted(openapi_schema["paths"].items())
            for method, about in methods.items()
            if isinstance(about, dict)
        )
        body = f'<h1>Tilewright</h1><p><a href="/schema/openapi.json">openapi.json</a></p><table>{rows}</table>'
        return document("Tilewright API", body).encode()


# ---- the client

FALLBACK = document(
    "Tilewright",
    "<h1>Tilewright</h1><p>The server is running, but the web client has not been built: run <code>make web</code>, "
    'or use <a href="/schema">the API</a>.</p>',
)


@get("/", sync_to_thread=True, include_in_schema=False)
def home() -> Response[Any]:
    """The client's page."""
    return client_page()


def client_page() -> Response[Any]:
    """The page of the client, whatever it shows."""
    page = STATIC / "index.html"
    return answer(page.read_bytes() if page.is_file() else FALLBACK, "text/html", NEWEST)


@get("/{path:path}", sync_to_thread=True, include_in_schema=False)
def client(path: str) -> Response[Any]:
    """A file of the client, or its page for addresses like /t/CODE, which the client handles itself."""
    inside = path.strip("/")
    if len(inside.encode()) > MOST_PATH:
        raise Refused(404, "no-page")
    wanted = (STATIC / inside).resolve() if "\0" not in inside else STATIC
    if wanted.is_relative_to(STATIC) and wanted.is_file():
        kind = KINDS.get(wanted.suffix) or mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        keep = LONG if "assets" in wanted.parts else NEWEST if wanted.name == WORKER else SHORT
        return answer(wanted.read_bytes(), kind, keep)
    if inside.split("/")[0] in ("api", "art", "words", "rules", "assets"):
        raise Refused(404, "no-page")
    return client_page()


HANDLERS = [art, shared_words, game_words, learn_words, home, client]
