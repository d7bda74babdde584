"""Packs the conformance kit of this version: `python -m tools.kit dist`, which `make release` runs."""

import io
import lzma
import sys
import tarfile
import tempfile
from pathlib import Path

from tests.kit.play import FINISHED
from tilewright import __version__
from tilewright.conformance.kit import write

NAME = f"tilewright-conformance-{__version__}"


def packed(folder: Path, name: str) -> bytes:
    """A folder as an archive that is always the same: names sorted, no times, no owners."""
    tape = io.BytesIO()
    with tarfile.open(fileobj=tape, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for file in sorted(one for one in folder.rglob("*") if one.is_file()):
            about = tarfile.TarInfo(f"{name}/{file.relative_to(folder).as_posix()}")
            about.size = file.stat().st_size
            with file.open("rb") as data:
                archive.addfile(about, data)
    return lzma.compress(tape.getvalue(), preset=9)


def main(folder: Path) -> None:
    """Write the archive into a folder."""
    with tempfile.TemporaryDirectory() as made:
        write(Path(made), FINISHED)
        file = folder / f"{NAME}.tar.xz"
        file.write_bytes(packed(Path(made), NAME))
    print(f"{file}: {file.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
