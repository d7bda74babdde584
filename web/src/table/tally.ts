// Where points came from: sums by event kind and seat, and the score of each seat over time.
import type { Event, Told } from '../wire'

export interface Tally {
  kinds: string[]
  points: Map<string, number[]>
  events: Map<string, Event[]>
}

export function tally(moves: Told[], seats: number): Tally {
  const points = new Map<string, number[]>()
  const events = new Map<string, Event[]>()
  for (const event of moves.flatMap((told) => told.events)) {
    if (!event.points) continue
    const sums = points.get(event.kind) ?? Array.from({ length: seats }, () => 0)
    sums[event.seat] = (sums[event.seat] ?? 0) + event.points
    points.set(event.kind, sums)
    const key = `${event.kind} ${event.seat}`
    events.set(key, [...(events.get(key) ?? []), event])
  }
  return { kinds: [...points.keys()], points, events }
}

/** The scores after each ply, from 0. */
export function race(moves: Told[], seats: number): number[][] {
  let now: number[] = Array.from({ length: seats }, () => 0)
  const rows = [now]
  for (const told of moves) {
    now = [...now]
    for (const event of told.events) if (event.seat >= 0) now[event.seat] = (now[event.seat] ?? 0) + event.points
    rows.push(now)
  }
  return rows
}
