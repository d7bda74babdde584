"""Checking the chance of a finished game."""

from pathlib import Path

from tilewright.cli import setup
from tilewright.cli.console import Failure, out, print_json
from tilewright.core.record import RecordError
from tilewright.server.chance import VerifyError, given
from tilewright.server.chance import verify as check


def verify(file: Path, commitment: str | None, as_json: bool) -> None:
    """Draw everything anew from the secret, and compare."""
    record = setup.read(file)
    try:
        draws = check(setup.ready(record.game), record, commitment)
    except (VerifyError, RecordError) as error:
        raise Failure(f"{file}: {error}") from None
    promised = next(note for note in record.notes if note.startswith("chance sha256")).split()[-1]
    if as_json:
        print_json({"file": str(file), "draws": draws, "given": given(record), "commitment": promised})
    else:
        if given(record):
            out.print(f"The first {given(record)} moves were taken over from another game and are not checked.")
        out.print(f"All {draws} draws follow from the secret. Shown at the start must have been:\n{promised}")
