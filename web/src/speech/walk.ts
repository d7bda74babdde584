// The land as stops for a walk from place to place: what lies at each of them, and which one is next.
import { nearest } from '../table/picks'
import type { Area, Feature, Piece, Spot } from '../wire'

/** A place of the land, and everything that lies there. */
export interface Stop {
  x: number
  y: number
  pieces: Piece[]
  features: Feature[]
  spot: Spot | null // that may be picked now
}

const REACH = 50.5 // units from a stop to what lies at it, along either axis: half a tile

const far = (stop: Stop, { x, y }: { x: number; y: number }) => Math.max(Math.abs(stop.x - x), Math.abs(stop.y - y))

/** All stops of an area: its pieces that have words, the places of its features, and the spots that may be picked. */
export function stopsOf(area: Area, features: Feature[], isOpen: (id: string) => boolean): Stop[] {
  const stops: Stop[] = []
  const at = (point: { x: number; y: number }): Stop => {
    let best: Stop | null = null
    for (const stop of stops) if (far(stop, point) < (best ? far(best, point) : REACH)) best = stop
    if (!best) stops.push((best = { x: point.x, y: point.y, pieces: [], features: [], spot: null }))
    return best
  }
  const told = area.pieces.filter((piece) => piece.tip !== null).sort((one, other) => one.height - other.height)
  for (const piece of told) at(piece).pieces.push(piece)
  const here = new Set(area.pieces.map((piece) => piece.id))
  for (const feature of features) {
    for (const [id, x, y] of feature.places) {
      const stop = here.has(id) ? at({ x, y }) : null
      if (stop && !stop.features.includes(feature)) stop.features.push(feature)
    }
  }
  for (const spot of area.spots) if (spot.shape !== 'button' && isOpen(spot.id)) at(spot).spot ??= spot
  return stops
}

/** The stop at a point, or the nearest one to it. */
export const stopAt = (stops: Stop[], point: { x: number; y: number }): Stop | null =>
  stops.reduce<Stop | null>((best, stop) => (best && far(best, point) <= far(stop, point) ? best : stop), null)

/** The next stop in a direction, or null at the edge of the land. */
export const nextStop = (stops: Stop[], from: Stop, dx: number, dy: number): Stop | null => nearest(from, stops, dx, dy)
