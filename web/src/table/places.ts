// Where the places that may be picked are drawn and hit: never on top of each other, however small the land is.
import type { Point, Target } from './touch'

/** How large places must be for what points at them, in pixels. */
export interface Pointing {
  least: number // the side of a target
  stray: number // how far a disc may be drawn from its place
  mark: number // the radius of the smallest disc
}
export const MOUSE: Pointing = { least: 24, stray: 16, mark: 6.5 }
export const FINGER: Pointing = { least: 44, stray: 30, mark: 9 }

/** What this device is pointed at with; a small screen is taken for a phone. */
export const pointingOn = (isSmall: boolean): Pointing =>
  isSmall || matchMedia('(pointer: coarse)').matches ? FINGER : MOUSE

const ROUNDS = 80
export const DISC = 11.5 // units: the radius of a disc where there is space
const GROWN = 1.1 // times that, where there is none
const FAR_AWAY = 3 // times the distance at which the land should come closer
const GAP = 1 // px between two targets
export const CLOSEST = 3.5 // px per unit, the closest the land comes

/** A place as it is drawn: the middle of its mark, and the box that can be hit, around that middle. */
export interface Placed extends Point {
  id: string
  reach: { x: number; y: number; width: number; height: number }
}

/** Moves discs apart until their middles are `gap` apart; places of other kinds stay where they are. */
export function spreadOut(targets: Target[], gap: number): Point[] {
  const at = targets.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < ROUNDS; round += 1) {
    let isApart = true
    for (let one = 0; one < at.length; one += 1)
      for (let other = one + 1; other < at.length; other += 1)
        if (part(at[one]!, at[other]!, !!targets[one]!.isDisc, !!targets[other]!.isDisc, gap)) isApart = false
    if (isApart) break
  }
  return at
}

/** Pushes two points apart along one axis, those that can move; false if they are apart, or neither can. */
function part(one: Point, other: Point, isFirstFree: boolean, isSecondFree: boolean, gap: number): boolean {
  if ((!isFirstFree && !isSecondFree) || off(one, other) >= gap) return false
  const axis = mainAxis(one, other)
  const way = other[axis] < one[axis] ? -1 : 1
  const push = (way * (gap * 1.001 - Math.abs(other[axis] - one[axis]))) / (isFirstFree && isSecondFree ? 2 : 1)
  if (isFirstFree) one[axis] -= push
  if (isSecondFree) other[axis] += push
  return true
}

/** The axis along which two points are further apart. */
const mainAxis = (one: Point, other: Point) =>
  Math.abs(other.x - one.x) >= Math.abs(other.y - one.y) ? ('x' as const) : ('y' as const)

/** The side of the largest squares around two points that do not overlap. */
const off = (one: Point, other: Point) => Math.max(Math.abs(other.x - one.x), Math.abs(other.y - one.y))
export const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** The middles of the places at a scale, or null if they cannot be told apart near where they are. */
export function apart(targets: Target[], k: number, { least, stray }: Pointing, patience = 1): Point[] | null {
  const isLarge = targets.every(({ wide, high, isDisc }) => isDisc || Math.min(wide, high) * k >= least)
  if (!isLarge) return null
  const gap = (least + GAP) / k
  const at = spreadOut(targets, gap)
  const isNear = at.every((one, index) => far(one, targets[index]!) * k <= patience * stray)
  return isNear && !isCrowded(at, targets, least / k) ? at : null
}

/** Whether two places are nearer than `gap`; no scale can part those that lie at one point. */
function isCrowded(at: Point[], targets: Target[], gap: number): boolean {
  return at.some((one, first) =>
    at.some((other, second) => second > first && !isOne(targets[first]!, targets[second]!) && off(one, other) < gap),
  )
}

const isOne = (one: Target, other: Target) => !one.isDisc && !other.isDisc && one.x === other.x && one.y === other.y

/** The smallest scale at which all places can be told apart, and discs hide little; at most the closest one. */
export function scaleFor(targets: Target[], pointing: Pointing): number {
  let [low, high] = [targets.some(({ isDisc }) => isDisc) ? pointing.mark / DISC / GROWN : 0.05, CLOSEST]
  if (!targets.length) return 0
  if (apart(targets, low, pointing)) return low
  for (let step = 0; step < 9; step += 1) {
    const middle = Math.sqrt(low * high)
    if (apart(targets, middle, pointing)) high = middle
    else low = middle
  }
  return high
}

/** Where places are drawn at a scale: apart, further away if need be, or where they are if there are too many. */
export const middles = (targets: Target[], k: number, pointing: Pointing): Point[] =>
  apart(targets, k, pointing, FAR_AWAY) ?? targets.map(({ x, y }) => ({ x, y }))

/** The places at a scale, with what can be hit of each: up to half the way to the next one. */
export function place(targets: Target[], k: number, pointing: Pointing): Placed[] {
  const at = middles(targets, k, pointing)
  return targets.map(({ id, wide, high }, index) => {
    const one = at[index]!
    const half = { x: Math.max(wide, pointing.least / k) / 2, y: Math.max(high, pointing.least / k) / 2 }
    const [from, to] = [{ x: -half.x, y: -half.y }, { ...half }]
    at.forEach((other, number) => {
      if (number === index || !off(one, other)) return
      const axis = mainAxis(one, other)
      const middle = (other[axis] - one[axis]) / 2
      if (middle > 0) to[axis] = Math.min(to[axis], middle)
      else from[axis] = Math.max(from[axis], middle)
    })
    return { id, ...one, reach: { ...from, width: to.x - from.x, height: to.y - from.y } }
  })
}
