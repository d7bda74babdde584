// The grid that sentences count places by: where its columns, rows and cells lie, in units of the table.
import type { Area, Name, Piece } from '../wire'

const CELL = 100
const RADIUS = 50 // of a hexagon with a corner on top
const WIDTH = RADIUS * Math.sqrt(3)

/** A number as sentences write it, with a proper minus. */
export const count = (number: number): string => (number < 0 ? `−${-number}` : String(number))

export interface Rule {
  number: number
  at: number // its middle
}

/** The columns or rows of square cells between two points, every one or every few, depending on the room for a label. */
export function rules(from: number, length: number, room: number): Rule[] {
  const step = room >= 26 ? 1 : room >= 13 ? 2 : 5
  const [first, last] = [Math.ceil((from + CELL / 2) / CELL), Math.floor((from + length - CELL / 2) / CELL)]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
    .filter((number) => number % step === 0)
    .map((number) => ({ number, at: number * CELL }))
}

/** The number of the column or row that a point lies in. */
export const ruleAt = (at: number): number => Math.round(at / CELL) + 0 // never −0

/** What sentences call the hexagon around a point. */
export function hexagonAt(x: number, y: number): string {
  const row = Math.round(y / (1.5 * RADIUS)) + 0
  return `${count(Math.round(x / WIDTH - row / 2) + 0)}, ${count(row)}`
}

/** The hexagons that pieces lie on, by what sentences call them. */
export function hexagons(pieces: readonly Piece[]): Name[] {
  const ground = pieces.filter(({ height }) => !height)
  const found = new Map(ground.map(({ x, y }) => [hexagonAt(x, y), { x, y }]))
  return [...found].map(([text, at]) => ({ text, ...at, is_spoken: false }))
}

/** How large cells with names are, compared to those of a full-size table. */
export function spacing(names: readonly Name[]): number {
  const [first, ...others] = names
  const steps = others.map(({ x, y }) => Math.hypot(x - first!.x, y - first!.y))
  return steps.length ? Math.min(...steps) / WIDTH : 1
}

/** Whether sentences about an area name places that can be labelled. */
export const hasPlaces = (area: Area): boolean => area.is_ruled || area.names.length > 0
