"""The description of a release: the README with links and pictures that work outside the repository.

TILEWRIGHT_REPOSITORY is the address of the repository, without which the description has no pictures and no links to
its files.
"""

import os
import re
from pathlib import Path
from typing import Any

VARIABLE = "TILEWRIGHT_REPOSITORY"
_PICTURE = re.compile(r"<picture>.*?</picture>\s*", re.DOTALL)
_IMAGE = re.compile(r"!\[([^\]]*)\]\((?![a-z]+://)([^)]+)\)")
_LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?![a-z]+://|#)([^)]+)\)")
_SOURCE = re.compile(r'(src|srcset)="(?![a-z]+://)([^"]+)"')
_TAG = re.compile(r'<img src="(?![a-z]+://)[^>]*>')


def get_metadata_hook() -> Any:
    """The hook as Hatchling asks for it; only a build has Hatchling."""
    from hatchling.metadata.plugin.interface import MetadataHookInterface  # noqa: PLC0415

    class DescriptionHook(MetadataHookInterface):  # type: ignore[misc]
        """Fills in the description and the addresses of the project."""

        def update(self, metadata: dict[str, Any]) -> None:
            """Set `readme`, and `urls` if the repository is known."""
            metadata |= filled_in(Path(self.root), os.environ.get(VARIABLE, "").rstrip("/"))

    return DescriptionHook


def filled_in(root: Path, url: str) -> dict[str, Any]:
    """The description, and the addresses if that of the repository is known."""
    found = re.search(r'__version__ = "(.+)"', (root / "tilewright" / "__init__.py").read_text(encoding="utf-8"))
    assert found is not None
    version, text = found[1], (root / "README.md").read_text(encoding="utf-8")
    made: dict[str, Any] = {"readme": {"content-type": "text/markdown", "text": described(text, url, version)}}
    if url:
        made["urls"] = {
            "Repository": url,
            "Documentation": f"{url}/tree/v{version}/docs",
            "Changelog": f"{url}/blob/v{version}/CHANGELOG.md",
            "Issues": f"{url}/issues",
        }
    return made


def described(text: str, url: str, version: str) -> str:
    """A page of the repository for readers elsewhere: with the repository's address, or without its files."""
    if not url:
        text = _TAG.sub("", _PICTURE.sub("", text))
        return _LINK.sub(r"\1", _IMAGE.sub(r"*\1*", text))
    files, pages = f"{url}/raw/v{version}", f"{url}/blob/v{version}"
    text = _SOURCE.sub(rf'\1="{files}/\2"', _IMAGE.sub(rf"![\1]({files}/\2)", text))
    return _LINK.sub(rf"[\1]({pages}/\2)", text)
