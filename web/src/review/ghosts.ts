// What the better move would have put on the table, and where the arrow between the two moves goes.
import type { Area, Box, Piece, Scene, Told } from '../wire'

const tableOf = (scene: Scene): Area | undefined => scene.areas.find((area) => area.kind === 'table')
const looks = ({ id, art, x, y, turn }: Piece) => `${id} ${art} ${x} ${y} ${turn}`

/** Everything that moves put on the table, marked or not. */
export const touched = (moves: readonly Told[]): string[] =>
  moves.flatMap((one) => [...(one.last ?? []), ...(one.pieces ?? [])])

/** The pieces that a move put on the table, without those that lie the same way in another scene. */
export function placedIn(scene: Scene, ids: readonly string[], other: Scene): Piece[] {
  const known = new Set(tableOf(other)?.pieces.map(looks))
  return (tableOf(scene)?.pieces ?? []).filter((piece) => ids.includes(piece.id) && !known.has(looks(piece)))
}

/** The pieces of these ids that lie the same way in another scene: what one of two moves put elsewhere is left out. */
export function unmoved(ids: readonly string[], scene: Scene, other: Scene): string[] {
  const known = new Set(tableOf(other)?.pieces.map(looks))
  return (tableOf(scene)?.pieces ?? [])
    .filter((piece) => ids.includes(piece.id) && known.has(looks(piece)))
    .map(({ id }) => id)
}

export interface Spot {
  x: number
  y: number
}

const FAR = 250 // units: pieces this far apart have no middle in common
/** The middle of what lies flat, else of everything; the last piece if they lie far apart; null of nothing. */
export function middle(pieces: readonly Piece[]): Spot | null {
  const flat = pieces.filter(({ height }) => height === 0)
  const meant = flat.length ? flat : pieces
  const last = meant.at(-1)
  if (!last || meant.some(({ x, y }) => Math.hypot(x - last.x, y - last.y) > FAR)) return last ?? null
  const mean = (of: (piece: Piece) => number) => meant.reduce((sum, one) => sum + of(one), 0) / meant.length
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) }
}

const ROOM = 75 // units around the middle of a piece
/** The box around some pieces; null of none. */
export function boxAround(pieces: readonly Piece[]): Box | null {
  if (!pieces.length) return null
  const [xs, ys] = [pieces.map(({ x }) => x), pieces.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM]
  return [left, top, Math.max(...xs) + ROOM - left, Math.max(...ys) + ROOM - top]
}

const NEAR = 70 // units: the same place
const CLEAR = 56 // units between a tile's middle and the arrow
const BOW = 0.16 // of its length

/** A bowed arrow from one place to another; null if they are the same. */
export function arrow(from: Spot | null, to: Spot | null): { line: string; head: string } | null {
  if (!from || !to) return null
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  if (length < NEAR) return null
  const side = dx < 0 ? 1 : -1 // it bows upwards
  const bend = { x: (from.x + to.x) / 2 + side * dy * BOW, y: (from.y + to.y) / 2 - side * dx * BOW }
  const start = toward(from, bend, CLEAR)
  const tip = toward(to, bend, CLEAR)
  const neck = toward(tip, bend, 20)
  const [ux, uy] = [(tip.x - neck.x) / 20, (tip.y - neck.y) / 20]
  const wing = (sign: number) => `${round(neck.x - sign * uy * 13)} ${round(neck.y + sign * ux * 13)}`
  return {
    line: `M${round(start.x)} ${round(start.y)}Q${round(bend.x)} ${round(bend.y)} ${round(neck.x)} ${round(neck.y)}`,
    head: `M${round(tip.x)} ${round(tip.y)}L${wing(1)}L${wing(-1)}Z`,
  }
}

function toward(from: Spot, to: Spot, far: number): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: from.x + ((to.x - from.x) * far) / length, y: from.y + ((to.y - from.y) * far) / length }
}
const round = (number: number) => Math.round(number * 10) / 10
