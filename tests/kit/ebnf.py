"""Reads the grammars of docs/format.md, so that tests match texts against exactly what is published.

Their notation is that of the XML specification. No production refers to itself, so each becomes a regular expression.
"""

import re
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "format.md"
_BLOCK = re.compile(r"^(#+) ([^\n]+)\n(?:(?!^#).)*?^```ebnf\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_PRODUCTION = re.compile(r"^(\w+)\s*::=\s*(.+)$", re.MULTILINE)
_TOKEN = re.compile(r"\s*(?:'([^']*)'|\[([^\]]*)\]|#x([0-9A-F]+)|(\w+)|([()|*+?-]))")
_CODE = re.compile(r"#x([0-9A-F]+)")


class Grammar:
    """The productions of one block, by name."""

    def __init__(self, text: str) -> None:
        self.productions = dict(_PRODUCTION.findall(text))
        assert len(self.productions) == len(text.strip().splitlines()), "one line for each production"
        self._compiled: dict[str, re.Pattern[str]] = {}

    def matches(self, text: str, name: str) -> bool:
        """Whether a whole text is what a production describes."""
        return self.compiled(name).fullmatch(text) is not None

    def compiled(self, name: str) -> re.Pattern[str]:
        """A production as a regular expression."""
        if name not in self._compiled:
            self._compiled[name] = re.compile(self._pattern(name))
        return self._compiled[name]

    def _pattern(self, name: str) -> str:
        items: list[str] = []
        tokens = _TOKEN.finditer(self.productions[name])
        for token in tokens:
            if token[5] == "-":  # A - B, both of them words
                items.append(rf"(?!{self._item(next(tokens))}(?![^\t\n ])){items.pop()}")
            else:
                items.append(self._item(token))
        return f"(?:{''.join(items)})"

    def _item(self, token: re.Match[str]) -> str:
        literal, chars, code, name, sign = token.groups()
        if literal is not None:
            return f"(?:{re.escape(literal)})"
        if chars is not None:
            return f"[{_CODE.sub(_character, chars)}]"
        if code is not None:
            return _character(token, 3)
        return sign or self._pattern(name)


def _character(found: re.Match[str], group: int = 1) -> str:
    return re.escape(chr(int(found[group], 16)))


def grammars() -> dict[str, Grammar]:
    """Every grammar of the page, by the heading above it."""
    return {heading: Grammar(text) for _, heading, text in _BLOCK.findall(PAGE.read_text(encoding="utf-8"))}
