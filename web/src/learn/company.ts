// Who plays in a lesson, in the form of a table.
import { dressSeats } from '../link/look.svelte'
import { ownName } from '../link/opening'
import { introduce } from '../link/words.svelte'
import { castOf } from '../replay/cast'
import type { RecordPlayer, Table } from '../wire'

const player = (name: string): RecordPlayer => ({
  name,
  level: null,
  rating: null,
  colour: null,
  place: null,
  points: null,
})

/** The players by seat; the learner, whose name is empty, is called `you`. */
export function companyOf(game: string, names: string[], sides: number[], you: string): Table | null {
  const players = names.map((name) => player(name || you))
  const played = { players, title: '', date: '', clock: null, rated: false }
  return castOf({ id: '', game, seats: names.length, options: {}, notes: [], plies: 0, scores: [], played, sides })
}

/** Introduces the players of a lesson or a puzzle; whoever has no name there is the reader. */
export function present(shown: { names: string[]; seat: number } | null): void {
  dressSeats([])
  introduce({
    names: shown?.names.map((name) => name || ownName()) ?? [],
    reader: shown?.seat ?? null,
  })
}
