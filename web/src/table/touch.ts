// What a tap means: pick the one thing under the finger, or zoom in where there are several.
import type { Area } from '../wire'

export type Point = { x: number; y: number }
/** Something that may be picked, as a box around its middle, in units of the table. */
export interface Target extends Point {
  id: string
  wide: number
  high: number
}
export type Meaning = { pick: string } | { scale: number } | null

const FINGER = 22 // px from the middle of a fingertip to its rim
const APART = 40 // px between middles that a finger can tell apart
const CLOSER = 48 // px between them after zooming in
export const CLOSEST = 3.5 // px per unit

const SIZES: Record<string, [number, number]> = { cell: [82, 82], hex: [74, 74], card: [76, 104], disc: [23, 23] }

const far = (at: Point, { x, y, wide, high }: Target) =>
  Math.hypot(Math.max(0, Math.abs(x - at.x) - wide / 2), Math.max(0, Math.abs(y - at.y) - high / 2))

/** The smallest distance between the centres of several things. */
export function spread(targets: Point[]): number {
  let least = Infinity
  targets.forEach((one, at) =>
    targets.slice(at + 1).forEach((other) => (least = Math.min(least, Math.hypot(one.x - other.x, one.y - other.y)))),
  )
  return least
}

/** What a tap at a point means when a unit is `k` pixels. */
export function touched(at: Point, targets: Target[], k: number): Meaning {
  const near = targets.filter((target) => far(at, target) * k <= FINGER)
  if (!near.length) return null
  const apart = spread(near)
  if (apart * k < APART && k < CLOSEST) return { scale: Math.min(CLOSEST, CLOSER / apart) }
  const middle = (target: Target) => Math.hypot(target.x - at.x, target.y - at.y)
  return { pick: near.reduce((best, target) => (middle(target) < middle(best) ? target : best)).id }
}

/** Everything that may be picked in an area now; `reach` is the extent of a drawing around its origin. */
export function targetsOf(
  area: Area,
  isOpen: (id: string) => boolean,
  reach: (art: string) => [number, number, number, number],
): Target[] {
  const spots = area.spots
    .filter((spot) => spot.shape !== 'button' && isOpen(spot.id))
    .map((spot) => {
      const [wide, high] = SIZES[spot.shape] ?? [23, 23]
      return { id: spot.id, x: spot.x, y: spot.y, wide, high }
    })
  const pieces = area.pieces
    .filter((piece) => isOpen(piece.id))
    .map((piece) => {
      const [left, top, wide, high] = reach(piece.art)
      return { id: piece.id, x: piece.x + left + wide / 2, y: piece.y + top + high / 2, wide, high }
    })
  return [...spots, ...pieces]
}
