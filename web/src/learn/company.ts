// Who plays in a lesson, in the form of a table.
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
