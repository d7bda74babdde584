// Introduces who plays, on pages whose table is not live.
import { dressSeats } from '../link/look.svelte'
import { ownName } from '../link/opening'
import { introduce } from '../link/words.svelte'

/** Introduces the players of a lesson or a puzzle; whoever has no name there is the reader. */
export function present(shown: { names: string[]; seat: number } | null): void {
  dressSeats([])
  introduce({
    names: shown?.names.map((name) => name || ownName()) ?? [],
    reader: shown?.seat ?? null,
  })
}
