// Where the handles of a ghost stand: at its corners, but never on a place that may be picked.
import type { Placed } from './places'
import type { Point } from './touch'

/** The corners of a ghost at which a square of this side covers no other place. */
export function freeCorners(ghost: Point, corner: Point, side: number, others: Placed[], least: number): Point[] {
  const corners = [1, -1].flatMap((down) => [-1, 1].map((right) => ({ x: right * corner.x, y: down * corner.y })))
  const isFree = (at: Point) =>
    others.every(
      ({ x, y }) => Math.max(Math.abs(ghost.x + at.x - x), Math.abs(ghost.y + at.y - y)) >= (side + least) / 2,
    )
  return corners.filter(isFree)
}
