// What is written on features, and where: each badge lies on its feature, clear of figures and of other badges if it can.
import type { Feature, Message } from '../wire'

export interface Kind {
  key: string
  name: Message
  count: number
}
export interface Badge {
  feature: Feature
  text: string
  x: number // of its middle, in units of the table
  y: number
  wide: number // in pixels
  high: number
}

const CHIP = 18 // px
const DIGIT = 7.4
const HIGH = 22
const LOW = 16 // where nobody is
const FIGURE = 30 // units, the free space around a figure
const APART = 2 // px between two badges

/** The kinds of features, in the order in which the game lists them. */
export function kindsOf(features: Feature[]): Kind[] {
  const found = new Map<string, Kind>()
  for (const { kind } of features) {
    const known = found.get(kind.key)
    if (known) known.count += 1
    else found.set(kind.key, { key: kind.key, name: kind, count: 1 })
  }
  return [...found.values()]
}

/** What a feature is worth now, and what is possible; a tick where there is nothing more to gain. */
export function worthOf({ points, possible, is_finished, takers }: Feature): string {
  if (is_finished && !takers.length) return '✓'
  return points === possible ? `${points}` : `${points}→${possible}`
}

export const sizeOf = (text: string, leaders: number): { wide: number; high: number } =>
  leaders
    ? { wide: 8 + leaders * (CHIP + 2) + text.length * DIGIT, high: HIGH }
    : { wide: 8 + text.length * DIGIT * 0.86, high: LOW }

type Rect = { x: number; y: number; wide: number; high: number } // around its middle, in units

const overlap = (one: Rect, other: Rect): number =>
  Math.max(0, (one.wide + other.wide) / 2 - Math.abs(one.x - other.x)) *
  Math.max(0, (one.high + other.high) / 2 - Math.abs(one.y - other.y))

/** A badge for each feature with parts on these pieces, where a unit is `scale` pixels; the strongest choose first.
 * Where nobody is and nothing can be had there is none: a full land has dozens of such fields.
 */
export function badgesOf(features: Feature[], pieces: Set<string>, scale: number): Badge[] {
  const here = features.filter(
    ({ places, leaders, points, possible }) =>
      (leaders.length || points || possible) && places.some(([id, , , shape]) => shape && pieces.has(id)),
  )
  const figures = here.flatMap(({ places }) => places.filter(([, , , shape]) => !shape))
  const taken: Rect[] = figures.map(([, x, y]) => ({ x, y: y - FIGURE / 4, wide: FIGURE, high: FIGURE }))
  const first = [...here].sort(
    (one, other) =>
      Math.sign(other.leaders.length) - Math.sign(one.leaders.length) ||
      one.places.length - other.places.length ||
      other.points - one.points,
  )
  return first.map((feature) => {
    const text = worthOf(feature)
    const size = sizeOf(text, feature.leaders.length)
    const [wide, high] = [(size.wide + APART) / scale, (size.high + APART) / scale]
    const at = freest(feature, pieces, wide, high, taken)
    taken.push({ ...at, wide, high })
    return { feature, text, ...at, ...size }
  })
}

function freest(feature: Feature, pieces: Set<string>, wide: number, high: number, taken: Rect[]) {
  const parts = feature.places.filter(([id, , , shape]) => shape && pieces.has(id))
  const middle = { x: mean(parts.map(([, x]) => x)), y: mean(parts.map(([, , y]) => y)) }
  let best = { x: parts[0]![1], y: parts[0]![2] }
  let least = Infinity
  for (const [, x, y] of parts)
    for (const aside of [0, high, -high]) {
      const rect = { x, y: y + aside, wide, high }
      const covered = taken.reduce((sum, other) => sum + overlap(rect, other), 0) / (wide * high)
      const far = Math.hypot(x - middle.x, y - middle.y)
      const cost = covered * 1e4 + far + (aside ? 400 : 0)
      if (cost < least) [best, least] = [{ x, y: y + aside }, cost]
    }
  return best
}

const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)
