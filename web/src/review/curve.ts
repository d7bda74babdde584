// The curve of odds over the turns of a game, and where its labels are.
import type { Review, ReviewTurn } from '../wire'

export interface Point {
  turn: number // after so many turns
  odds: readonly number[] // of every seat
}

/** The odds before each turn in which something could be chosen, and at the end. */
export function curveOf({ turns, moments, of }: Review): Point[] {
  const points: Point[] = []
  let at = 0
  for (const { ply, odds } of moments) {
    while (at < turns.length && turns[at]!.last <= ply) at += 1
    const turn = ply >= of ? turns.length : at
    if (points.at(-1)?.turn !== turn) points.push({ turn, odds })
  }
  const last = turns.findLast((one) => one.after.length > 0)
  if (last && (points.at(-1)?.turn ?? 0) < last.number) points.push({ turn: last.number, odds: last.after })
  return points
}

/** The odds of a seat after some turns, between the points of the curve. */
export function oddsAt(points: readonly Point[], turn: number, seat: number): number {
  const after = points.findIndex((one) => one.turn >= turn)
  if (after < 0) return points.at(-1)?.odds[seat] ?? 0
  const [from, to] = [points[Math.max(0, after - 1)]!, points[after]!]
  const share = to.turn === from.turn ? 1 : (turn - from.turn) / (to.turn - from.turn)
  return from.odds[seat]! + share * (to.odds[seat]! - from.odds[seat]!)
}

/** Heights of labels, moved apart as little as possible so that each has its space between two limits. */
export function apart(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => wanted[one]! - wanted[other]!)
  const placed = [...wanted]
  let above = top - gap
  for (const at of order) above = placed[at] = Math.max(placed[at]!, above + gap)
  let below = bottom + gap
  for (const at of order.reverse()) below = placed[at] = Math.min(placed[at]!, below - gap)
  return placed
}

/** How many turns are judged, from the first one on. */
export const judgedOf = (turns: readonly ReviewTurn[]): number => {
  const open = turns.findIndex((one) => one.judged === 'no')
  return open < 0 ? turns.length : open
}

/** One seat of each side; two sides are shown as one curve between them. */
export const heads = (sides: readonly number[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => sides.length < seats || sides.indexOf(sides[seat]!) === seat,
  )
