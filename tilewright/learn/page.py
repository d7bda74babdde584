"""The rules for readers as data: sections of lines, each with the clauses it tells, its words and its pictures.

A game without `learn/rules` is read from its ledger, RULES.md: its clauses as far as players need them.
"""

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Literal

import msgspec

from tilewright.core.game import Facts
from tilewright.learn import rules

if TYPE_CHECKING:
    from markdown_it.token import Token

USUAL = "en"  # the language of ledgers, and of pages that are not translated
LEDGER = "RULES.md"

_MARK = re.compile(r"\[(\d+\.\d+(?:, \d+\.\d+)*)\](?: |$)")
_MENTION = re.compile(r"\((\d+\.\d+(?:, \d+\.\d+)*)\)")
_LISTS = {"bullet_list_open": "item", "ordered_list_open": "number"}

Size = tuple[float, float]


class RuleFigure(msgspec.Struct, frozen=True):
    """A picture of the rules: an example to try, or a piece."""

    kind: Literal["example", "piece"]
    name: str  # of the example's record, or of the art
    ply: int  # the example after this many moves
    caption: str
    width: float = 0  # of an example's picture, in pixels; 0 if it is not known yet
    height: float = 0


class RuleLine(msgspec.Struct, frozen=True):
    """A paragraph, an item of a list or a table."""

    kind: Literal["text", "item", "number", "table"]  # number: of a numbered list
    clauses: tuple[str, ...]  # that it tells
    html: str  # "" for pictures alone
    figures: tuple[RuleFigure, ...] = ()


class RuleSection(msgspec.Struct, frozen=True):
    """A heading and what stands below it."""

    level: int  # 2, or 3 for a part of the section before it
    heading: str
    lines: tuple[RuleLine, ...]


class Page(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    language: str  # that it is written in
    sections: tuple[RuleSection, ...]

    def clauses(self) -> set[str]:
        """Every clause that it tells."""
        return {clause for section in self.sections for line in section.lines for clause in line.clauses}


class NoPageError(LookupError):
    """The game has no rules to read."""


def page(facts: Facts, language: str, size: Callable[[str, int | None], tuple[int, Size]]) -> Page:
    """The rules of a game in a language, or in English; `size` gives the ply and the size of an example's picture."""
    for tongue in dict.fromkeys((language, USUAL)):
        if (file := rules.file(facts, tongue)).is_file():
            return Page(tongue, _Reader(file.read_text(encoding="utf-8"), size).sections())
    if not (ledger := facts.folder / LEDGER).is_file():
        raise NoPageError(facts.name)
    return Page(USUAL, _Reader(_plain(ledger.read_text(encoding="utf-8")), size).sections())


def _plain(ledger: str) -> str:
    """A ledger without what players do not need: its preface, the tests of each clause, and the chapters at its end."""
    chapters = re.split(r"^(?=## )", ledger, flags=re.M)[1:]
    kept = (text for text in chapters if not re.match(r"## (Rulings|Notation|Revision history)\b", text))
    told = re.sub(r"^\*\*(\d+\.\d+)\*\* ", r"[\1] ", "".join(kept), flags=re.M)
    return re.sub(r" \*\([^()\n]*\)\*$", "", told, flags=re.M)


def _joined(before: list[RuleLine], after: list[RuleLine]) -> list[RuleLine]:
    """Lines one after the other; pictures that stand alone belong to the line before them."""
    if before and before[-1].kind != "table" and len(after) == 1 and not after[0].html:
        last = msgspec.structs.replace(before[-1], figures=before[-1].figures + after[0].figures)
        return [*before[:-1], last]
    return before + after


class _Reader:
    """Reads one page."""

    def __init__(self, text: str, size: Callable[[str, int | None], tuple[int, Size]]) -> None:
        from markdown_it import MarkdownIt  # noqa: PLC0415 -- only rules need it

        self._markdown: MarkdownIt = MarkdownIt("commonmark", {"html": False}).enable("table")
        self._tokens: list[Token] = self._markdown.parse(text)
        self._known = set(rules.clauses(text))
        self._size = size

    def sections(self) -> tuple[RuleSection, ...]:
        found: list[RuleSection] = []
        begun, level, lines = "", 2, list[RuleLine]()
        for block in self._blocks(self._tokens):
            if block[0].type != "heading_open":
                lines = _joined(lines, self._lines(block))
                continue
            if begun or lines:
                found.append(RuleSection(level, begun, tuple(lines)))
            begun, level, lines = block[1].content, int(block[0].tag[1:]), []
        return (*found, RuleSection(level, begun, tuple(lines)))

    def _blocks(self, tokens: "list[Token]") -> "Iterator[list[Token]]":
        """Each token that opens, with everything to the one that closes it."""
        block: list[Token] = []
        depth = 0
        for token in tokens:
            block.append(token)
            depth += token.nesting
            if not depth:
                yield block
                block = []

    def _lines(self, block: "list[Token]") -> list[RuleLine]:
        kind = _LISTS.get(block[0].type)
        if kind:
            return [
                self._line("number" if kind == "number" else "item", item[1:-1]) for item in self._blocks(block[1:-1])
            ]
        return [self._line("table" if block[0].type == "table_open" else "text", block)]

    def _line(self, kind: Literal["text", "item", "number", "table"], tokens: "list[Token]") -> RuleLine:
        clauses: tuple[str, ...] = ()
        figures: list[RuleFigure] = []
        inlines = [token for token in tokens if token.type == "inline"]
        for inline in inlines:
            first = next(iter(inline.children or ()), None)
            mark = _MARK.match(first.content) if first and first.type == "text" and inline is inlines[0] else None
            if first and mark:
                clauses, first.content = tuple(mark[1].split(", ")), first.content[mark.end() :]
            figures += self._lift(inline)
        inside = tokens[1:-1] if kind == "text" and tokens[0].type == "paragraph_open" else tokens
        html = self._markdown.renderer.render(inside, self._markdown.options, {}).strip()
        return RuleLine(kind, clauses, _MENTION.sub(self._linked, html), tuple(figures))

    def _lift(self, inline: "Token") -> Iterator[RuleFigure]:
        """Take the pictures out of a text."""
        kept: list[Token] = []
        pictures: list[Token] = []
        for child in inline.children or []:
            (pictures if child.type == "image" else kept).append(child)
        if pictures and all(child.type == "softbreak" or not child.content.strip() for child in kept):
            kept = []
        inline.children = kept
        for picture in pictures:
            (shown,) = rules.shown(f"![{picture.content}]({picture.attrGet('src')})")
            if shown.kind == "piece":
                yield RuleFigure("piece", shown.name, 0, shown.caption)
            else:
                ply, (width, height) = self._size(shown.name, shown.ply)
                yield RuleFigure("example", shown.name, ply, shown.caption, width, height)

    def _linked(self, found: re.Match[str]) -> str:
        """Clauses in brackets as links, if the page tells them."""
        one = (
            f'<a href="#{clause}">{clause}</a>' if clause in self._known else clause for clause in found[1].split(", ")
        )
        return f"({', '.join(one)})"
