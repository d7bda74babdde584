// What a tap means: pick the one thing under the finger, or zoom in where there are several.
import type { Area } from '../wire'
import { CLOSEST, far, middles, scaleFor, type Pointing } from './places'

export type Point = { x: number; y: number }
/** Something that may be picked, as a box around its middle, in units of the table. */
export interface Target extends Point {
  id: string
  wide: number
  high: number
  isDisc?: boolean // its mark may be drawn beside it
}
export type Meaning = { pick: string } | { scale: number } | null

const SIZES: Record<string, [number, number]> = { cell: [82, 82], hex: [74, 74], card: [76, 104], disc: [23, 23] }

const away = (at: Point, { x, y, wide, high }: Target) =>
  Math.hypot(Math.max(0, Math.abs(x - at.x) - wide / 2), Math.max(0, Math.abs(y - at.y) - high / 2))

/** The places whose marks a pointer covers at a point. */
function nearby(at: Point, targets: Target[], k: number, pointing: Pointing): Target[] {
  const marks = middles(targets, k, pointing)
  const drawn = targets.map((target, index) => ({ ...target, ...marks[index]! }))
  return drawn.filter((target) => away(at, target) * k <= pointing.least / 2)
}

const nearest = (at: Point, targets: Target[]) =>
  targets.reduce((best, one) => (far(one, at) < far(best, at) ? one : best))

/** What a tap or a click at a point means when a unit is `k` pixels: the nearest place, or a scale at which those near it
 * can be told apart. */
export function touched(at: Point, targets: Target[], k: number, pointing: Pointing): Meaning {
  const near = nearby(at, targets, k, pointing)
  if (!near.length) return null
  const isCrowded = near.some((one) => near.some((other) => one !== other && far(one, other) * k < pointing.least - 1))
  const scale = isCrowded && k < CLOSEST ? scaleFor(near, pointing) : 0
  if (scale > k) return { scale }
  return { pick: nearest(at, near).id }
}

/** The place onto which a piece is dropped at a point. */
export function nearestPlace(at: Point, targets: Target[], k: number, pointing: Pointing): string | null {
  const near = nearby(at, targets, k, pointing)
  return near.length ? nearest(at, near).id : null
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
      return { id: spot.id, x: spot.x, y: spot.y, wide, high, isDisc: spot.shape === 'disc' }
    })
  const pieces = area.pieces
    .filter((piece) => isOpen(piece.id))
    .map((piece) => {
      const [left, top, wide, high] = reach(piece.art)
      return { id: piece.id, x: piece.x + left + wide / 2, y: piece.y + top + high / 2, wide, high }
    })
  return [...spots, ...pieces]
}
