// Where on the table points were scored.
import type { Event, Piece } from '../wire'

export interface GainAt {
  x: number
  y: number
  points: number
  pieces: Piece[]
}

/** The points of each thing that was scored, in its middle; of several seats, those of the best. */
export function gainsOn(events: Event[], byId: Map<string, Piece>): GainAt[] {
  const groups = new Map<string, Event[]>()
  for (const event of events.filter(({ points }) => points > 0)) {
    const key = event.feature || event.pieces.join(' ')
    groups.set(key, [...(groups.get(key) ?? []), event])
  }
  return [...groups.values()].flatMap((group) => {
    const ids = new Set(group.flatMap((event) => event.pieces))
    const pieces = [...ids].flatMap((id) => byId.get(id) ?? [])
    if (!pieces.length) return []
    const mean = (of: (piece: Piece) => number) => pieces.reduce((sum, piece) => sum + of(piece), 0) / pieces.length
    const points = Math.max(...group.map((event) => event.points))
    return [{ x: mean(({ x }) => x), y: mean(({ y }) => y), points, pieces }]
  })
}
