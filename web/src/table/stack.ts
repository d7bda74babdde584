// Pieces that lie on each other: what a click goes through, and a hand whose cards show enough of themselves.
import type { Box, Piece } from '../wire'

type Reach = (art: string) => Box

const boxOf = ({ art, x, y }: Piece, reach: Reach): Box => {
  const [left, top, wide, high] = reach(art)
  return [x + left, y + top, wide, high]
}
const meets = (one: Box, other: Box) =>
  one[0] < other[0] + other[2] &&
  other[0] < one[0] + one[2] &&
  one[1] < other[1] + other[3] &&
  other[1] < one[1] + one[3]

/** The pieces that cannot be picked but lie on one that can; they are in the order in which they are painted. */
export function covering(pieces: Piece[], isOpen: (id: string) => boolean, reach: Reach): Set<string> {
  const found = new Set<string>()
  const below: Box[] = []
  for (const piece of pieces) {
    const box = boxOf(piece, reach)
    if (isOpen(piece.id)) below.push(box)
    else if (below.some((open) => meets(open, box))) found.add(piece.id)
  }
  return found
}

/** Moves pieces that overlap in a row apart until at least `gap` of each is seen. */
export function fanned(pieces: Piece[], gap: number, reach: Reach): Piece[] {
  const inRow = [...pieces].sort((one, other) => one.x - other.x)
  const moved = new Map<string, Piece>()
  let [shift, before] = [0, null as Piece | null]
  for (const piece of inRow) {
    const step = before ? piece.x - before.x : Infinity
    if (step < gap && step < reach(piece.art)[2]) shift += gap - step
    moved.set(piece.id, shift ? { ...piece, x: piece.x + shift } : piece)
    before = piece
  }
  return pieces.map((piece) => moved.get(piece.id)!)
}
