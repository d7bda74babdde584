// Which part of the table the view shows: it keeps its scale while everything fits, and moves only as far as needed.
import type { Box } from '../wire'
import type { Frame } from './glide'
import { CLOSEST } from './places'
import type { Point } from './touch'

/** The part of the window in which the table is seen, in pixels. */
export interface Space {
  left: number
  top: number
  width: number
  height: number
}

/** What has to be seen. */
export interface Sight {
  all: Box // every piece and every open place
  known: Box // everything there was so far, and room for what comes next
  open: Box | null // the open places
  focus: Point | null // where something happens
  closest: number // the scale that the open places need
  least: number // the scale below which pieces are not recognised
}

const ROOM = 0.84 // of the scale at which everything just fits, so that it need not change again soon
const LARGEST = 1.2 // px per unit, unless places need more
const LOST = 0.45 // of the scale that would fit: the table looks lost
const CLEAR = 0.22 // of the space, from its edge to where something happens
const WIDE = 1.5 // times the least scale: more of the table should be seen
const SLACK = 6 // px that a piece may lie beyond the space

/** The scale at which a box just fits. */
const fitting = (box: Box, space: Space) => Math.min(space.width / box[2], space.height / box[3])

/** A frame of this scale with the middle of a box in the middle of the space. */
function centred(box: Box, k: number, space: Space): Frame {
  const [x, y] = [box[0] + box[2] / 2, box[1] + box[3] / 2]
  return { x: space.left + space.width / 2 - x * k, y: space.top + space.height / 2 - y * k, k }
}

/** Everything, as large as it fits. */
export const whole = (box: Box, space: Space): Frame => centred(box, Math.min(fitting(box, space), LARGEST), space)

/** The same frame moved as little as possible so that a box lies inside the space; in the middle if it is larger. */
export function moved({ x, y, k }: Frame, box: Box, space: Space): Frame {
  const along = (at: number, from: number, length: number, start: number, room: number) => {
    if (length * k > room) return start + room / 2 - (from + length / 2) * k
    return at + Math.max(0, start - (at + from * k)) - Math.max(0, at + (from + length) * k - start - room)
  }
  return {
    x: along(x, box[0], box[2], space.left, space.width),
    y: along(y, box[1], box[3], space.top, space.height),
    k,
  }
}

/** The same frame at another scale; a point of the table stays where it is. */
const scaled = ({ x, y, k }: Frame, to: number, at: Point): Frame => ({
  x: x + at.x * (k - to),
  y: y + at.y * (k - to),
  k: to,
})

const shrunk = ({ left, top, width, height }: Space, by: number): Space => ({
  left: left + width * by,
  top: top + height * by,
  width: width * (1 - 2 * by),
  height: height * (1 - 2 * by),
})

const wider = ({ left, top, width, height }: Space, by: number): Space => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

const isSame = (one: Frame, other: Frame) => Math.hypot(one.x - other.x, one.y - other.y) < 0.5 && one.k === other.k
const middle = (box: Box): Point => ({ x: box[0] + box[2] / 2, y: box[1] + box[3] / 2 })

/** The frame to show next, given the one that is shown; the same one if it will do. */
export function framed(from: Frame, sight: Sight, space: Space): Frame {
  const least = Math.max(sight.least, sight.closest)
  return fitting(sight.all, space) >= least ? entire(from, sight, space) : partial(from, sight, space, least)
}

/** Everything is to be seen. */
function entire(from: Frame, { all, known, closest }: Sight, space: Space): Frame {
  const fit = Math.min(fitting(known, space), LARGEST)
  if (from.k < closest) return moved(scaled(from, closest, middle(all)), all, space)
  if (from.k < LOST * fit) return centred(known, fit * ROOM, space)
  if (isSame(moved(from, all, wider(space, SLACK)), from)) return from
  if (fitting(all, space) >= from.k) return moved(from, all, space)
  return centred(known, Math.max(closest, Math.min(fit * ROOM, fitting(all, space))), space)
}

/** There is too little space for everything: first the open places, then what happens. */
function partial(from: Frame, { open, focus, all }: Sight, space: Space, least: number): Frame {
  const k = Math.min(CLOSEST, Math.max(least, Math.min(from.k, WIDE * least)))
  const isOpen = open !== null && fitting(open, space) >= k
  const at = isOpen ? middle(open) : (focus ?? middle(all))
  const near = scaled(from, k, at)
  if (isOpen) return moved(near, open, space)
  return moved(near, [at.x, at.y, 0, 0], shrunk(space, CLEAR))
}
