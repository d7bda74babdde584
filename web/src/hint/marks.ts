// Where the choices of a hint lie in an area.
import type { Area } from '../wire'
import type { Row } from './hints.svelte'

const LIFT = 50 // units

export interface Disc {
  number: number
  x: number
  y: number
  aside: number // how many discs lie to the left of it at the same place, less half of the others
}

/** What may be picked in an area for one of these choices. */
export const hintedIn = (rows: Row[]): Set<string> => new Set(rows.flatMap(({ choice }) => choice.picks))

/** The numbers of choices whose last pick in an area is a place or a piece there; those that would cover each other,
 * within `reach`, stand side by side. A lifted one stands above what lies there. */
export function discsOf(area: Area, rows: Row[], isLifted: (number: number) => boolean, reach: number): Disc[] {
  const places = new Map<string, { x: number; y: number }>()
  for (const piece of area.pieces) places.set(piece.id, piece)
  for (const spot of area.spots) if (spot.shape !== 'button') places.set(spot.id, spot)
  const found = rows.flatMap(({ number, choice }) => {
    const at = places.get(choice.picks.findLast((pick) => places.has(pick)) ?? '')
    return at ? [{ number, x: at.x, y: at.y - (isLifted(number) ? LIFT : 0) }] : []
  })
  return found.map((one) => {
    const near = found.filter(({ x, y }) => Math.hypot(x - one.x, y - one.y) < reach)
    return { ...one, aside: near.indexOf(one) - (near.length - 1) / 2 }
  })
}
