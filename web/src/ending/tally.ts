// Where points came from: sums by event kind and seat, what was collected on the way, and the scores over time.
import type { Closing, Event, Told } from '../wire'
import { stepsOf, totalsAfter } from './steps'

export interface Tally {
  kinds: string[] // in the order in which they first scored
  collected: string[] // those whose points count only later, on another track
  points: Map<string, number[]>
  events: Map<string, Event[]>
}

/** What an event is worth without scoring yet: green points, for example. */
const worth = ({ points, terms }: Event): number =>
  points ? 0 : terms.reduce((sum, term) => sum + term.count * term.each, 0)

export function tally(moves: Told[], seats: number): Tally {
  const points = new Map<string, number[]>()
  const events = new Map<string, Event[]>()
  const collected = new Set<string>()
  for (const event of moves.flatMap((told) => told.events)) {
    const gain = event.points || worth(event)
    if (!gain || event.seat < 0) continue
    if (!event.points) collected.add(event.kind)
    const sums = points.get(event.kind) ?? Array.from({ length: seats }, () => 0)
    sums[event.seat] = (sums[event.seat] ?? 0) + gain
    points.set(event.kind, sums)
    const key = `${event.kind} ${event.seat}`
    events.set(key, [...(events.get(key) ?? []), event])
  }
  return { kinds: [...points.keys()].filter((kind) => !collected.has(kind)), collected: [...collected], points, events }
}

/** The scores over time: after each ply from 0, then after each step of the final scoring. */
export interface Course {
  plies: number[][]
  steps: number[][] // the first is the score before the final scoring; empty if there was none
  collected: number[][] // after each ply, with what will be scored later; empty if nothing is collected
}

export function course(moves: Told[], seats: number, closing: Closing | null): Course {
  let now: number[] = Array.from({ length: seats }, () => 0)
  let more = now
  const course: Course = { plies: [now], steps: [], collected: [more] }
  moves.forEach(({ events }, at) => {
    const isLast = at === moves.length - 1
    const own = closing && isLast ? events.slice(0, events.length - closing.events.length) : events
    now = added(now, own, (event) => event.points)
    more = added(more, own, worth)
    course.plies.push(now)
    course.collected.push(more)
  })
  if (!more.some(Boolean)) course.collected = []
  if (closing) {
    const steps = stepsOf(closing)
    course.steps = [0, ...steps.map((_, at) => at + 1)].map((count) => totalsAfter(closing, steps, count))
  }
  return course
}

function added(scores: number[], events: Event[], gain: (event: Event) => number): number[] {
  const sums = [...scores]
  for (const event of events) if (event.seat >= 0) sums[event.seat] = (sums[event.seat] ?? 0) + gain(event)
  return sums
}

/** The share of a chart's width that the final scoring gets: as much as it matters, but neither part vanishes unless it is empty. */
export function finalShare({ plies, steps }: Course): number {
  const before = plies.at(-1)!.reduce((sum, points) => sum + points, 0)
  const after = (steps.at(-1) ?? plies.at(-1)!).reduce((sum, points) => sum + points, 0)
  if (steps.length < 2 || after <= before) return 0
  return before ? Math.min(0.6, Math.max(0.25, (after - before) / after)) : 1
}
