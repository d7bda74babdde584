"""The MkDocs hook of the documentation site: pages generated from the package, and links that lead to the right page.

Pages in docs/ link to files of the repository, as they do on GitHub. On the site a link to another page leads to that
page, and a link to any other file leads to a copy of the file.
"""

import re
from functools import partial
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from tests.kit.play import FINISHED
from tilewright.games import FOLDER
from tools import game_page, notebook

ROOT = Path(__file__).resolve().parent.parent
COPIES = "files"  # where files of the repository are on the site
NOTEBOOK = notebook.FILE.relative_to(ROOT).as_posix()
# pages whose text is outside docs/
OUTSIDE = {
    "index.md": "README.md",
    "changelog.md": "CHANGELOG.md",
    "contributing.md": "CONTRIBUTING.md",
    "security.md": "SECURITY.md",
    "notebook.md": NOTEBOOK,
}
_GAMES = FOLDER.relative_to(ROOT).as_posix()
_LINK = re.compile(r"""(\]\(|<(?:img|source|a)\b[^>]*?\b(?:src|srcset|href)=")([^)"\s]+)""")
_FENCE = re.compile(r"^(```.*?^```)", re.MULTILINE | re.DOTALL)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """List a page for each game under Games."""
    for entry in config.nav or []:
        if "Games" in entry:
            entry["Games"] = ["games/index.md", *(f"games/{name}.md" for name in FINISHED)]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the generated pages, and copies of the files that pages link to."""
    made = {page: (ROOT / source).read_text(encoding="utf-8") for page, source in OUTSIDE.items()}
    made["games/index.md"] = game_page.index()
    for name in FINISHED:
        made[f"games/{name}.md"] = game_page.page(name)
        made |= {f"games/{file}": drawn for file, drawn in game_page.covers(name).items()}
    made["notebook.md"], pictures = notebook.page(notebook.load())
    made |= pictures
    for uri, content in made.items():
        files.append(File.generated(config, uri, content=content))
    written = {file.src_uri: file.content_string for file in files.documentation_pages()}
    for path in sorted(_linked_files(written)):
        files.append(File.generated(config, f"{COPIES}/{path}", content=(ROOT / path).read_bytes()))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Point links to pages and copies on the site."""
    uri = page.file.src_uri
    parts = [part if _FENCE.match(part) else _LINK.sub(partial(_led, uri), part) for part in _FENCE.split(markdown)]
    return "".join(parts)


def _led(uri: str, found: re.Match[str]) -> str:
    return found[1] + _on_site(found[2], uri)


def _home(uri: str) -> PurePosixPath:
    """The folder in the repository that the links of a page start from."""
    return PurePosixPath(OUTSIDE[uri]).parent if uri in OUTSIDE else PurePosixPath("docs", uri).parent


def _in_repository(target: str, uri: str) -> str | None:
    """The file in the repository that a link of a page leads to; None if it leads elsewhere."""
    path = target.partition("#")[0]
    if not path or "://" in path or path.startswith("mailto:"):
        return None
    found = normpath(str(_home(uri) / path))
    return found if (ROOT / found).is_file() else None


def _page_of(path: str) -> str | None:
    """Where a file of the repository is on the site without being copied."""
    for page, source in OUTSIDE.items():
        if path == source:
            return page
    game = re.fullmatch(rf"{_GAMES}/(\w+)/RULES\.md", path)
    if game:
        return f"games/{game[1]}.md"
    return path.removeprefix("docs/") if path.startswith("docs/") else None


def _on_site(target: str, uri: str) -> str:
    """A link of a page as the site needs it."""
    path = _in_repository(target, uri)
    if path is None:
        return target
    anchor = "".join(target.partition("#")[1:])
    return relpath(_page_of(path) or f"{COPIES}/{path}", str(PurePosixPath(uri).parent)) + anchor


def _linked_files(written: dict[str, str]) -> set[str]:
    """The files of the repository that pages link to and that are not part of the site."""
    targets = [
        _in_repository(target, uri)
        for uri, text in written.items()
        for _, target in _LINK.findall(_FENCE.sub("", text))
    ]
    return {path for path in targets if path is not None and _page_of(path) is None}
