"""The documentation site: it builds without a warning, its links work, and it fetches nothing from elsewhere."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest

from tests.kit.play import FINISHED
from tilewright.games import facts
from tools import game_page

ROOT = Path(__file__).resolve().parent.parent
HEADINGS = ["What it is", "Rules", "Notation", "Observation", "Numbers", "Version history"]
LOADED = {"script": "src", "img": "src", "source": "srcset", "link": "href"}  # what a browser fetches by itself


@dataclass
class Html(HTMLParser):
    """The ids, links and loaded files of one page."""

    text: str
    ids: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    loaded: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.ids |= {value for key in ("id", "name") if (value := found.get(key))}
        target = found.get(LOADED[tag]) if tag in LOADED else None
        if target and found.get("rel") not in ("canonical", "next", "prev"):
            self.loaded.append(target)
        if tag == "a" and (link := found.get("href")):
            self.links.append(link)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    # not --quiet: it hides warnings from --strict as well
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def pages(site: Path) -> Iterator[tuple[Path, Html]]:
    for path in site.rglob("*.html"):
        yield path, Html(path.read_text(encoding="utf-8"))


def is_elsewhere(target: str) -> bool:
    return target.startswith(("http://", "https://", "mailto:", "data:"))


def test_links_and_anchors_exist(site: Path) -> None:
    known = {path.resolve(): html for path, html in pages(site)}
    checked = 0
    for path, html in known.items():
        if path.name == "404.html":  # its links start from the site's address, wherever that is
            continue
        for target in html.links + html.loaded:
            if is_elsewhere(target):
                continue
            file, anchor = urldefrag(unquote(target))
            found = (path.parent / file).resolve() if file else path
            found = found / "index.html" if found.is_dir() else found
            assert found.is_file(), f"{path.relative_to(site)}: {target}"
            if anchor and found in known and not anchor.startswith("__"):
                assert anchor in known[found].ids, f"{path.relative_to(site)}: {target}"
            checked += 1
    assert checked > 1000


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    for path, html in pages(site):
        assert [target for target in html.loaded if is_elsewhere(target) and not target.startswith("data:")] == [], path


@pytest.mark.parametrize("name", FINISHED)
def test_every_game_has_its_page(site: Path, name: str) -> None:
    text = (site / "games" / name / "index.html").read_text(encoding="utf-8")
    assert facts(name).title in text
    assert f"{name}-day.svg" in text
    assert f"{name}-dusk.svg" in text


@pytest.mark.parametrize("name", FINISHED)
def test_game_pages_have_the_same_headings(name: str) -> None:
    lines = game_page.page(name).splitlines()
    assert [line.removeprefix("## ") for line in lines if line.startswith("## ")] == HEADINGS
    rules = (facts(name).folder / "RULES.md").read_text(encoding="utf-8")
    clauses = [line for line in rules.splitlines() if line.startswith("**")]
    assert clauses
    assert set(clauses) <= set(lines)
    for number in ("actions", "legal moves of a player", "bytes in a position", "random games a second"):
        assert any(line.startswith(f"| {number}") for line in lines), number


def test_the_reference_lists_the_public_names(site: Path) -> None:
    found = {name for path, html in pages(site) if "api" in path.parts for name in html.ids}
    for name in ("table.Table", "core.game.Game", "core.record.Record", "core.scene.Scene", "bots.roster.Roster"):
        assert f"tilewright.{name}" in found
    assert {"tilewright.research.batch.Batch.step", "tilewright.table.Table.play"} <= found
