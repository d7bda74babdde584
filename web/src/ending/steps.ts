// The steps of a final scoring: each lights one feature, or the pieces of one event, and says who gets how much.
import type { Area, Closing, Event, Feature, Piece } from '../wire'
import type { Point } from '../table/touch'

/** What seats get in one step; those who get nothing for what they hold are listed with 0. */
export interface Gain {
  seat: number
  points: number
}
export interface Step {
  kind: string // of its first event
  feature: Feature | null
  pieces: string[] // what is lit besides the feature
  events: Event[]
  gains: Gain[]
}
/** Steps of one kind; a scoring in which one feature scores in several ways has a single chapter without a kind. */
export interface Chapter {
  kind: string
  label: Feature['label'] | null // what all its features are called
  first: number
  count: number
}

const isSeen = (event: Event): boolean => event.points !== 0 || event.feature !== '' || event.pieces.length > 0
const keyOf = (event: Event): string => event.feature || `${event.kind}|${event.pieces.join('|')}`

/** The events one after the other, those about the same thing together; then sorted by kind, unless that would tear features apart. */
export function stepsOf({ events, features }: Closing): Step[] {
  const byId = new Map(features.map((feature) => [feature.id, feature]))
  const groups: Event[][] = []
  for (const event of events.filter(isSeen)) {
    const last = groups.at(-1)
    if (last && keyOf(last[0]!) === keyOf(event)) last.push(event)
    else groups.push([event])
  }
  const steps = groups.map((group) => stepOf(group, byId.get(group[0]!.feature) ?? null))
  if (isMixed(steps)) return steps
  const kinds = [...new Set(steps.map((step) => step.kind))]
  return kinds.flatMap((kind) => steps.filter((step) => step.kind === kind))
}

function stepOf(events: Event[], feature: Feature | null): Step {
  const seats = [...new Set(events.map((event) => event.seat))].filter((seat) => seat >= 0)
  const points = (seat: number) => events.reduce((sum, event) => sum + (event.seat === seat ? event.points : 0), 0)
  const holders = feature?.holders.map(([seat]) => seat) ?? []
  return {
    kind: events[0]!.kind,
    feature,
    pieces: [...new Set(events.flatMap((event) => event.pieces))],
    events,
    gains: [...new Set([...seats, ...holders])].map((seat) => ({ seat, points: points(seat) })),
  }
}

const isMixed = (steps: Step[]): boolean => steps.some(({ events, kind }) => events.some((one) => one.kind !== kind))

export function chaptersOf(steps: Step[]): Chapter[] {
  if (!steps.length) return []
  if (isMixed(steps)) return [{ kind: '', label: null, first: 0, count: steps.length }]
  return [...new Set(steps.map((step) => step.kind))].map((kind) => {
    const own = steps.filter((step) => step.kind === kind)
    const label = own[0]!.feature?.label ?? null
    const isCommon = own.every((step) => JSON.stringify(step.feature?.label ?? null) === JSON.stringify(label))
    return { kind, label: isCommon ? label : null, first: steps.indexOf(own[0]!), count: own.length }
  })
}

/** The points of each seat after the first `count` steps. */
export function totalsAfter({ scene }: Closing, steps: Step[], count: number): number[] {
  const totals: number[] = []
  for (const { seat, points } of scene.panels) totals[seat] = points
  for (const { gains } of steps.slice(0, count))
    for (const { seat, points } of gains) totals[seat] = (totals[seat] ?? 0) + points
  return totals
}

const MOST_MS = 20_000
const LONG_MS = 900
const SHORT_MS = 450
const LONG_STEPS = 12

/** For how long a step is shown: from the thirteenth on half as long, and all of them together not too long. */
export function holdOf(at: number, count: number): number {
  const whole = Math.min(count, LONG_STEPS) * LONG_MS + Math.max(0, count - LONG_STEPS) * SHORT_MS
  return (at < LONG_STEPS ? LONG_MS : SHORT_MS) * Math.min(1, MOST_MS / whole)
}

/** Everything that a step lights. */
export const litBy = (step: Step): Set<string> =>
  new Set([...step.pieces, ...(step.feature?.places.map(([id]) => id) ?? [])])

/** The area in which a step can be seen: the first that has any of its pieces. */
export function areaOf(step: Step, areas: Area[]): Area | null {
  const lit = litBy(step)
  return areas.find((area) => area.kind !== 'hand' && area.pieces.some(({ id }) => lit.has(id))) ?? null
}

/** Where a seat's gain is written: at the first of its pieces among those lit, else in the middle of all. */
export function placeOf(step: Step, seat: number, pieces: Map<string, Piece>): Point | null {
  const own = step.events.filter((event) => event.seat === seat).flatMap((event) => event.pieces)
  const figures = step.feature?.places.filter(([, , , shape]) => !shape).map(([id]) => id) ?? []
  const found = (ids: string[]) => ids.flatMap((id) => pieces.get(id) ?? [])
  const standing = found(figures.length ? figures : [...litBy(step)]).filter((piece) => piece.owner === seat)
  if (standing.length && (figures.length || step.feature)) return standing[0]!
  const around = found(own.length ? own : step.pieces)
  if (!around.length) return null
  const middle = (axis: 'x' | 'y') => around.reduce((sum, piece) => sum + piece[axis], 0) / around.length
  return { x: middle('x'), y: middle('y') }
}
