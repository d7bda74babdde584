// Moves by turns: who did what without a break, what it scored, and which turns somebody has not seen yet.
import type { Scene, Told } from '../wire'

/** A turn that is marked on the table. */
export interface Mark {
  ply: number | null // of its first move
  seat: number
  order: number | null // in the list of turns; null if there is nothing to count
  pieces: string[]
  isChosen: boolean
}

/** What one seat did until another one moved; draws belong to the turn they follow. */
export interface OneTurn {
  ply: number // of its first move
  seat: number // −1: the draws before the first move
  moves: Told[]
}

export function turnsOf(moves: readonly Told[]): OneTurn[] {
  const turns: OneTurn[] = []
  for (const told of moves) {
    const last = turns.at(-1)
    if (last && (told.seat < 0 || told.seat === last.seat)) last.moves.push(told)
    else turns.push({ ply: told.ply, seat: told.seat, moves: [told] })
  }
  return turns
}

/** The others' turns after the last move of these seats; without seats, the latest turn. */
export function sinceOwn(moves: readonly Told[], own: readonly number[]): OneTurn[] {
  if (!own.length) return turnsOf(moves).slice(-1).filter(isPlayed)
  const last = moves.findLastIndex((told) => own.includes(told.seat))
  return turnsOf(moves.slice(last + 1)).filter(isPlayed)
}

const isPlayed = ({ seat }: OneTurn): boolean => seat >= 0

/** What each seat scored, where that is not nothing. */
export function gainsOf(moves: readonly Told[]): Map<number, number> {
  const gains = new Map<number, number>()
  for (const { seat, points } of moves.flatMap((told) => told.events))
    if (seat >= 0) gains.set(seat, (gains.get(seat) ?? 0) + points)
  return new Map([...gains].filter(([, points]) => points))
}

/** The pieces to mark: those a move was marked with when it was played, else all that it placed. */
export function marksOf(moves: readonly Told[]): string[] {
  const marked = moves.flatMap((told) => told.last ?? [])
  return [...new Set(marked.length ? marked : moves.flatMap((told) => told.pieces ?? []))]
}

/** What a scene itself marks as the last move. */
export const lastMark = ({ last, last_seat }: Scene): Mark[] =>
  last.length ? [{ ply: null, seat: last_seat ?? -1, order: null, pieces: last, isChosen: false }] : []

/** Everything a move has to do with: what it placed or moved, and what was scored. */
export function traceOf(moves: readonly Told[]): string[] {
  return [...new Set(moves.flatMap((told) => [...(told.pieces ?? []), ...told.events.flatMap(({ pieces }) => pieces)]))]
}

/** Sentences about one player as one: "Ada lays a tile, sets a farmer."; as they are if they do not begin with the name. */
export function joined(sentences: string[], name: string): string {
  const isSame = sentences.every((one) => one.startsWith(`${name} `) && one.endsWith('.'))
  if (!isSame) return sentences.join(' ')
  return `${name} ${sentences.map((one) => one.slice(name.length + 1, -1)).join(', ')}.`
}
