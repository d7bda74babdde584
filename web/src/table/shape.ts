// The shapes of pieces, for what is drawn around them.
import type { Area, Box } from '../wire'

/** Whether an area has a grid of hexagons. */
export const isHexagonal = ({ grid }: Area): boolean => grid === 'hex' || grid === 'flat'

export const FIGURE = 26 // units around the middle of a figure

const SQUARISH = 0.09 // how far a hexagon's box may be from its exact shape
const isUpright = ([, , wide, high]: Box) => Math.abs(wide / high - Math.sqrt(3) / 2) < SQUARISH
const isFlat = ([, , wide, high]: Box) => Math.abs(wide / high - 2 / Math.sqrt(3)) < SQUARISH
/** Whether a box fits around a hexagon that stands on a corner or lies on a side. */
export const isHexagon = (box: Box): boolean => isUpright(box) || isFlat(box)

const HALF = 50 // units from the middle of a square tile to its edge
const OVERHANG = 8 // units by which walls on it may stick out
const edge = (at: number) => (Math.abs(Math.abs(at) - HALF) < OVERHANG ? Math.sign(at) * HALF : at)

/** The outline of what is drawn in a box around its origin: a hexagon on a board of hexagons, else a rectangle. */
export function outline(box: Box, isHex: boolean): string {
  const [left, top, wide, high] = box
  const [right, bottom] = [left + wide, top + high]
  if (isHex && isUpright(box)) {
    const [x, up, down] = [left + wide / 2, top + high / 4, bottom - high / 4]
    return `M${x} ${top}L${right} ${up}V${down}L${x} ${bottom}L${left} ${down}V${up}Z`
  }
  if (isHex && isFlat(box)) {
    const [y, west, east] = [top + high / 2, left + wide / 4, right - wide / 4]
    return `M${left} ${y}L${west} ${top}H${east}L${right} ${y}L${east} ${bottom}H${west}Z`
  }
  return `M${edge(left)} ${edge(top)}H${edge(right)}V${edge(bottom)}H${edge(left)}Z`
}
