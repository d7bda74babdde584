// The colours of kinds of points, and what their averages say: where the person is ahead of the others, and where not.
import type { Statistics } from '../wire'

export const COLOURS = 6
const LEAST = 1 // points a game worth talking about

export interface Part {
  kind: string
  colour: number
  texture: number // tells kinds of the same colour apart
  points: number
}

/** The first word of a kind says what its points are for: `road` of `road-finished` and `road-open`. */
const subject = (kind: string) => kind.split('-')[0]!

/** The parts of a bar: kinds about the same thing have the same colour and another texture. */
export function parts(kinds: string[], points: number[]): Part[] {
  const subjects = [...new Set(kinds.map(subject))]
  return kinds.map((kind, at) => {
    const number = subjects.indexOf(subject(kind))
    const alike = kinds.slice(0, at).filter((one) => subject(one) === subject(kind)).length
    const texture = (alike + Math.floor(number / COLOURS)) % 2
    return { kind, colour: number % COLOURS, texture, points: points[at] ?? 0 }
  })
}

export const sum = (points: number[]): number => points.reduce((one, other) => one + other, 0)

export interface Lead {
  kind: string
  points: number
}

/** Where the person scores most above the others, and most below them; null where it is not worth talking about. */
export function leads({ kinds, mine, rivals }: Statistics): { ahead: Lead | null; behind: Lead | null } {
  const all = kinds
    .map((kind, at) => ({ kind, points: (mine[at] ?? 0) - (rivals[at] ?? 0) }))
    .sort((one, other) => other.points - one.points)
  const [best, worst] = [all[0], all.at(-1)]
  return {
    ahead: best && best.points >= LEAST ? best : null,
    behind: worst && worst.points <= -LEAST ? { ...worst, points: -worst.points } : null,
  }
}
