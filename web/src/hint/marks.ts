// Where the choices of a hint lie in an area.
import type { Area } from '../wire'
import type { Row } from './hints.svelte'

export interface Disc {
  number: number
  x: number
  y: number
  aside: number // how many discs lie to the left of it at the same place, less half of the others
}

/** What may be picked in an area for one of these choices. */
export const hintedIn = (rows: Row[]): Set<string> => new Set(rows.flatMap(({ choice }) => choice.picks))

/** The numbers of choices whose last pick in an area is a place or a piece there. */
export function discsOf(area: Area, rows: Row[]): Disc[] {
  const places = new Map<string, { x: number; y: number }>()
  for (const piece of area.pieces) places.set(piece.id, piece)
  for (const spot of area.spots) if (spot.shape !== 'button') places.set(spot.id, spot)
  const found = rows.flatMap(({ number, choice }) => {
    const at = places.get(choice.picks.findLast((pick) => places.has(pick)) ?? '')
    return at ? [{ number, x: at.x, y: at.y }] : []
  })
  return found.map((one) => {
    const same = found.filter(({ x, y }) => x === one.x && y === one.y)
    return { ...one, aside: same.indexOf(one) - (same.length - 1) / 2 }
  })
}
