"""What newcomers see first is correct: links, citation, workflow, templates, version and the files of a release."""

import re
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import hatch_metadata
from tests.kit.play import FINISHED
from tilewright import __version__
from tilewright.cli import SERVER
from tilewright.games import facts
from tools import kit, release

ROOT = Path(__file__).resolve().parent.parent
GITHUB = ROOT / ".github"
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *GITHUB.glob("*.md")]
FORMS = sorted((GITHUB / "ISSUE_TEMPLATE").glob("[!c]*.yml"))
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
_MAKE = re.compile(r"\bmake ([a-z][a-z-]*)")


def load(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def code(text: str) -> str:
    """Only the code in a page, where `make` is the program."""
    return "\n".join(re.findall(r"```.*?```|`[^`\n]+`", text, re.DOTALL))


def targets() -> set[str]:
    return set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def anchors(page: Path) -> set[str]:
    """The anchors that headings get on GitHub."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_and_pictures_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'(?:src|srcset)="([^"]+)"', text):
        file, _, anchor = target.partition("#")
        if "://" in target:
            continue
        found = page.parent / file if file else page
        assert found.exists(), target
        assert not anchor or anchor in anchors(found), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_name_only_targets_that_exist(page: Path) -> None:
    assert set(_MAKE.findall(code(page.read_text(encoding="utf-8")))) <= targets()


def test_the_games_of_the_readme_are_finished() -> None:
    """A game that has lost its scene, its pictures or a language would otherwise pass for a draft."""
    assert sorted(re.findall(r"games/(\w+)/RULES\.md", README)) == FINISHED


@pytest.mark.parametrize("name", FINISHED)
def test_the_readme_has_every_game_with_its_facts(name: str) -> None:
    known = facts(name)
    (row,) = [line for line in README.splitlines() if f"games/{name}/RULES.md" in line]
    seats = f"{known.seats[0]}–{known.seats[-1]}"
    assert f"**{known.title}**" in row
    assert f"| {seats} | {known.minutes} |" in row
    picture = ROOT / "docs" / "pictures" / f"cover-{name}.webp"
    assert f"docs/pictures/{picture.name}" in row
    assert picture.stat().st_size <= 40_000


@pytest.mark.parametrize("theme", ["day", "dusk"])
def test_the_moving_picture_is_small(theme: str) -> None:
    film = ROOT / "docs" / "pictures" / f"game-{theme}.webp"
    assert f"docs/pictures/{film.name}" in README
    assert film.stat().st_size < 1_500_000


def test_the_readme_begins_with_two_commands() -> None:
    first = re.search(r"```sh\n(.*?)```", README, re.DOTALL)
    assert first
    assert _MAKE.findall(first[1]) == ["play", "test"]
    assert "Unofficial: not affiliated with the publishers" in README


def test_figures_in_the_readme_are_those_of_the_pages() -> None:
    """The figures for speed, load and strength in the README are on the pages it links to."""
    speed, research, strength = (
        (ROOT / "docs" / f"{name}.md").read_text() for name in ("speed", "research", "strength")
    )
    for figure in ("60 to 61 thousand", "542", "56 %", "2.7 ms"):
        assert figure in README
        assert figure in speed
    assert "6.5 million" in README
    assert "| Carcassonne | 6,514,000 |" in research
    wins = [
        float(share) for share in re.findall(r"^\| [^|]+ \| 200 \| ([\d.]+) % [^|]*\|.*\| \d+ % \|$", strength, re.M)
    ]
    assert len(wins) == len(FINISHED) + 1  # one game twice, the second time with a whole core
    assert f"{min(wins):.0f} to {max(wins):.0f} %" in README


def test_the_citation_can_be_read() -> None:
    cited = load(ROOT / "CITATION.cff")
    assert cited["cff-version"] == "1.2.0"
    assert {"message", "title", "authors"} <= set(cited)
    assert cited["license"] == PROJECT["project"]["license"]
    assert all("name" in author for author in cited["authors"])


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_call_only_targets_that_exist(path: Path) -> None:
    jobs = load(path)["jobs"].values()
    commands = "\n".join(step.get("run", "") for job in jobs for step in job["steps"])
    assert {"check", "test", "play", "release"} <= set(_MAKE.findall(commands)) <= targets()
    assert all("timeout-minutes" in job for job in jobs)


def test_every_python_we_name_is_tested() -> None:
    matrix = load(GITHUB / "workflows" / "test.yml")["jobs"]["test"]["strategy"]["matrix"]["python"]
    named = [line.rsplit(" ", 1)[1] for line in PROJECT["project"]["classifiers"] if ":: 3." in line]
    assert matrix == named
    assert PROJECT["project"]["requires-python"] == f">={matrix[0]}"


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_issue_forms_ask_something(path: Path) -> None:
    form = load(path)
    assert {"name", "description", "body"} <= set(form)
    asked = [field for field in form["body"] if field["type"] != "markdown"]
    assert any(field.get("validations", {}).get("required") for field in asked)
    assert len({field["id"] for field in asked}) == len(asked)
    if path.stem == "rules":
        (games,) = [field for field in asked if field["id"] == "game"]
        assert sorted(games["attributes"]["options"]) == sorted(facts(name).title for name in FINISHED)


def test_the_version_is_written_once() -> None:
    assert PROJECT["project"]["dynamic"] == ["version", "readme", "urls"]
    assert "version" not in PROJECT["project"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "tilewright/__init__.py"
    assert re.findall(r'^__version__ = "(.+)"$', (ROOT / "tilewright" / "__init__.py").read_text(), re.M) == [
        __version__
    ]
    for name in ("package.json", "package-lock.json"):
        head = (ROOT / "web" / name).read_text()[:400]
        assert f'"{__version__}"' not in head, name


def test_types_come_with_the_package() -> None:
    assert (ROOT / "tilewright" / "py.typed").is_file()
    assert "tilewright/py.typed" in release.IN_WHEEL
    ignored = subprocess.run(["git", "check-ignore", "tilewright/py.typed"], cwd=ROOT, check=False, capture_output=True)
    assert ignored.returncode != 0


def test_an_incomplete_release_is_refused() -> None:
    whole = list(release.IN_WHEEL)
    assert release.complaints(whole, release.IN_WHEEL) == []
    for missing in ("tilewright/py.typed", "tilewright/server/static/index.html", "tilewright/cli/words/nl.ftl"):
        assert release.complaints([name for name in whole if name != missing], release.IN_WHEEL) == [
            f"{missing} is missing"
        ]
    extra = "tilewright/games/cornwall/tests/test_rules.py"
    assert release.complaints([*whole, extra], release.IN_WHEEL) == [f"{extra} does not belong in a release"]


@pytest.mark.parametrize("url", ["", "https://example.org/tilewright"])
def test_the_description_of_a_release_works_outside_the_repository(url: str) -> None:
    made = hatch_metadata.filled_in(ROOT, url)
    text = made["readme"]["text"]
    targets = re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'(?:src|srcset)="([^"]+)"', text)
    ours = [re.fullmatch(rf"{url}/(raw|blob)/v{__version__}/([^#]+).*", target) for target in targets if url]
    assert all("://" in target for target in targets)
    assert all((ROOT / one[2]).exists() and (one[1] == "raw") == one[2].endswith(".webp") for one in ours if one)
    assert len([one for one in ours if one]) > (30 if url else -1)
    assert "## Five games" in text
    assert ("urls" in made) == bool(url)


def test_the_server_is_an_extra_that_newcomers_get() -> None:
    """`make play` and every line for players install it; the command names what is missing without it."""
    extras = PROJECT["project"]["optional-dependencies"]
    assert {re.split(r"[\[<>=]", line)[0] for line in extras["server"]} == SERVER
    assert not {re.split(r"[\[<>=]", line)[0] for line in PROJECT["project"]["dependencies"]} & SERVER
    assert '-e ".[server]"' in (ROOT / "Makefile").read_text()
    assert "tilewright[server" in extras["dev"][0]
    assert "pip install '.[server]'" in README


def test_an_empty_folder_is_no_release(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.release", str(tmp_path)], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert "one wheel and one source archive" in done.stdout


def test_the_kit_of_a_release_is_whole_and_always_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "FINISHED", ["tabula_rasa"])
    kit.main(tmp_path)
    file = tmp_path / f"tilewright-conformance-{__version__}.tar.xz"
    first = file.read_bytes()
    assert "its games are tabula_rasa" in release.of_kit(file)
    monkeypatch.setattr(release, "FINISHED", ["tabula_rasa"])
    assert release.of_kit(file) == []
    kit.main(tmp_path)
    assert file.read_bytes() == first
    with tarfile.open(file) as archive:
        archive.extractall(tmp_path / "out", filter="data")
    (tmp_path / "out" / kit.NAME / "tabula_rasa" / "clauses.json").unlink()
    file.write_bytes(kit.packed(tmp_path / "out" / kit.NAME, kit.NAME))
    assert release.of_kit(file) == ["tabula_rasa/clauses.json is missing"]


@pytest.mark.parametrize("name", [name for name in release.IN_PACKAGE if "/static/" not in name])
def test_what_a_release_must_contain_exists(name: str) -> None:
    assert (ROOT / name).is_file()
