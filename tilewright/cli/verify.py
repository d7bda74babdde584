"""Verifies the chance of a finished game."""

from pathlib import Path

from tilewright import games
from tilewright.cli import setup
from tilewright.cli.console import Failure, out, print_json
from tilewright.core.record import RecordError
from tilewright.server.table.chance import VerifyError, contributions, given, lot_of
from tilewright.server.table.chance import verify as check


def verify(file: Path, commitment: str | None, nonce: str | None, as_json: bool) -> None:
    """Repeat every draw from the secret and the nonces, and compare."""
    record = setup.read(file)
    try:
        draws = check(setup.ready(games.played(record.game, record.revision)), record, commitment)
        nonces = [one.nonce for one in contributions(record)]
        if nonce is not None and nonce.strip().lower() not in nonces:
            raise VerifyError("this nonce is not one of those used for the draws")
    except (VerifyError, RecordError) as error:
        raise Failure(f"{file}: {error}") from None
    began = lot_of(record)
    promised = next(note for note in record.notes if note.startswith("chance sha256")).split()[-1]
    if as_json:
        print_json(
            {
                "file": str(file),
                "draws": draws,
                "lot": None if began is None else began + 1,
                "given": given(record),
                "commitment": promised,
                "nonces": nonces,
            }
        )
    else:
        if given(record):
            out.print(f"The first {given(record)} moves were copied from another game and are not checked.")
        if began is not None:
            out.print(f"The lot fell on the player who had seat {began + 1} before the game, as it had to.")
        added = sum(one is not None for one in nonces)
        source = f"the secret and {added} of {len(nonces)} browsers' nonces" if nonces else "the secret"
        out.print(
            f"All {draws} draws follow from {source}. The commitment shown at the start must have been:\n{promised}"
        )
