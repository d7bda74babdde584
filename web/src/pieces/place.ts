// Where a card stands: beside what it explains, never on it, and in sight as a whole.
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}
export interface Size {
  width: number
  height: number
}
export type Corner = { left: number; top: number }

const GAP = 12 // px between a piece and its card
const MARGIN = 8 // px to the edges of the window
const LARGE = 0.45 // of the window: a piece of this size is explained beside the pointer
const POINT = 28 // px around a pointer that stay clear

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

const rectOf = ({ left, top }: Corner, { width, height }: Size): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

/** How much of one rectangle another one covers, in square pixels. */
export const overlap = (one: Rect, other: Rect): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

/** What must stay clear: the piece, or of a very large one the surroundings of the pointer. */
export function clearOf(piece: Rect, at: { x: number; y: number } | null, window: Size): Rect {
  const isLarge = piece.right - piece.left > window.width * LARGE || piece.bottom - piece.top > window.height * LARGE
  if (!isLarge || !at) return piece
  return { left: at.x - POINT, top: at.y - POINT, right: at.x + POINT, bottom: at.y + POINT }
}

/** Beside a piece, where the card covers least of what should stay clear as well. */
export function beside(piece: Rect, card: Size, window: Size, away: Rect[] = []): Corner {
  const x = clamp((piece.left + piece.right - card.width) / 2, MARGIN, window.width - card.width - MARGIN)
  const y = clamp((piece.top + piece.bottom - card.height) / 2, MARGIN, window.height - card.height - MARGIN)
  const sides: Corner[] = [
    { left: piece.right + GAP, top: y },
    { left: piece.left - GAP - card.width, top: y },
    { left: x, top: piece.bottom + GAP },
    { left: x, top: piece.top - GAP - card.height },
  ]
  return best(sides, piece, card, window, away)
}

/** In a corner of a frame, away from a piece: what lies around the piece may be the next to be picked. */
export function cornered(piece: Rect, card: Size, frame: Rect, window: Size): Corner {
  const top = frame.top + 2 * MARGIN
  const low = frame.bottom - card.height - 2 * MARGIN
  const [left, right] = [frame.left + 76, frame.right - card.width - 2 * MARGIN]
  const isLeft = piece.left + piece.right > frame.left + frame.right
  const columns = isLeft ? [left, right] : [right, left]
  const corners = [top, low].flatMap((one) => columns.map((column) => ({ left: column, top: one })))
  return best(corners, piece, card, window, [])
}

/** A sheet at the lower edge of a phone, or at the upper edge if the piece lies below. */
export function sheetOn(piece: Rect, card: Size, window: Size, top: number): Corner {
  const left = (window.width - card.width) / 2
  return best(
    [
      { left, top: window.height - card.height - MARGIN },
      { left, top },
    ],
    piece,
    card,
    window,
    [],
  )
}

/** The first place at which the card is in sight and covers nothing; else the one that covers least of the piece. */
function best(places: Corner[], piece: Rect, card: Size, window: Size, away: Rect[]): Corner {
  const inSight = (at: Corner): Corner => ({
    left: clamp(at.left, MARGIN, Math.max(MARGIN, window.width - card.width - MARGIN)),
    top: clamp(at.top, MARGIN, Math.max(MARGIN, window.height - card.height - MARGIN)),
  })
  const cost = (at: Corner) => {
    const rect = rectOf(at, card)
    return 1000 * overlap(rect, piece) + away.reduce((sum, one) => sum + overlap(rect, one), 0)
  }
  const shown = places.map(inSight)
  return shown.reduce((least, at) => (cost(at) < cost(least) ? at : least))
}
