// What moves between a player's panel and the table: pieces that come and go, and points.
import type { Area, Event, Piece, Scene, Told } from '../wire'

export const SMALL = 0.35 // the size of a piece at its panel
const MOST = 12 // more pieces than this are the table being set up

interface Point {
  x: number
  y: number
}

/** A piece or points on the way, in units of the table. */
export interface Flight {
  key: string
  from: Point
  to: Point
  piece: Piece | null // null: points
  event: Event | null // what the points are for
  delay: number // which one of several it is
}

export interface Happened {
  before: Scene
  scene: Scene
  moves: Told[]
}

type PanelAt = (seat: number) => Point | null

const areaOf = (scene: Scene, id: string): Piece[] => scene.areas.find((area) => area.id === id)?.pieces ?? []
const without = (pieces: Piece[], others: Piece[]): Piece[] => {
  const known = new Set(others.map(({ id }) => id))
  return pieces.filter(({ id }) => !known.has(id))
}
const middleOf = (pieces: Piece[]): Point => ({
  x: pieces.reduce((sum, { x }) => sum + x, 0) / pieces.length,
  y: pieces.reduce((sum, { y }) => sum + y, 0) / pieces.length,
})

/** New pieces of an area come together from the panel of the seat that moved; what one has placed oneself is there. */
export function comings({ before, moves }: Happened, area: Area, own: number[], panelAt: PanelAt): Flight[] {
  const mover = moves.find(({ seat }) => seat >= 0)?.seat ?? -1
  const fresh = without(area.pieces, areaOf(before, area.id))
  const start = own.includes(mover) ? null : panelAt(mover)
  if (!start || !fresh.length || fresh.length > MOST) return []
  const middle = middleOf(fresh)
  const near = (at: number, centre: number, goal: number) => goal + (at - centre) * SMALL
  return fresh.map((piece) => ({
    key: `come ${piece.id}`,
    from: { x: near(piece.x, middle.x, start.x), y: near(piece.y, middle.y, start.y) },
    to: { x: piece.x, y: piece.y },
    piece,
    event: null,
    delay: 0,
  }))
}

/** Figures that are no longer in an area go back to their owners' panels. */
export function goings({ before }: Happened, area: Area, panelAt: PanelAt): Flight[] {
  const gone = without(areaOf(before, area.id), area.pieces)
  return gone.flatMap((piece, at) => {
    const to = piece.owner === null ? null : panelAt(piece.owner)
    const from = { x: piece.x, y: piece.y }
    return to ? [{ key: `go ${piece.id}`, from, to, piece, event: null, delay: at }] : []
  })
}

/** Points rise where they were scored and go to their seat's panel. */
export function points(moves: Told[], pieces: Piece[], panelAt: PanelAt): Flight[] {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]))
  const scored = moves.flatMap(({ ply, events }) => events.map((event, at) => ({ event, key: `points ${ply} ${at}` })))
  return scored
    .filter(({ event }) => event.points)
    .flatMap(({ event, key }, at) => {
      const found = event.pieces.flatMap((id) => byId.get(id) ?? [])
      if (!found.length) return []
      const from = middleOf(found)
      return [{ key, from, to: panelAt(event.seat) ?? { x: from.x, y: from.y - 60 }, piece: null, event, delay: at }]
    })
}
