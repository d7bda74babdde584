// Which feature is meant: the one whose shape is under the pointer, else the one with the nearest place on that piece.
import type { Feature, Piece } from '../wire'
import type { Point } from './touch'

/** Path data by id, around the origin of the piece a shape lies on. */
export type Shapes = Record<string, string>
export interface Part {
  piece: Piece
  shape: string
  path: string
}

/** The parts of a feature that have a shape, on the pieces that lie here. */
export function partsOf(feature: Feature, pieces: Map<string, Piece>, shapes: Shapes): Part[] {
  return feature.places.flatMap(([id, , , shape]) => {
    const [piece, path] = [pieces.get(id), shapes[shape]]
    return piece && path ? [{ piece, shape, path }] : []
  })
}

/** The feature whose shape on a piece contains the point; `holds` says whether a path does. */
export function featureUnder(
  features: Feature[],
  piece: Piece,
  at: Point,
  shapes: Shapes,
  holds: (path: string, at: Point) => boolean,
): Feature | null {
  const angle = (-piece.turn * Math.PI) / 180
  const [dx, dy] = [at.x - piece.x, at.y - piece.y]
  const own = { x: dx * Math.cos(angle) - dy * Math.sin(angle), y: dx * Math.sin(angle) + dy * Math.cos(angle) }
  const isUnder = ([id, , , shape]: Feature['places'][number]) =>
    id === piece.id && shape in shapes && holds(shapes[shape]!, own)
  return features.find((feature) => feature.places.some(isUnder)) ?? null
}

export function featureAt(features: Feature[], piece: string, at: Point): Feature | null {
  let best: Feature | null = null
  let least = Infinity
  for (const feature of features) {
    for (const [id, x, y] of feature.places) {
      const far = id === piece ? Math.hypot(x - at.x, y - at.y) : Infinity
      if (far < least) [best, least] = [feature, far]
    }
  }
  return best
}

/** The next feature for the keyboard; those that somebody holds come first. */
export function nextFeature(features: Feature[], now: Feature | null, by: number): Feature | null {
  const order = [...features].sort((one, other) => Math.sign(other.holders.length) - Math.sign(one.holders.length))
  const at = order.findIndex((one) => one.id === now?.id)
  return order.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % order.length) ?? null
}

export const middleOf = (feature: Feature): { x: number; y: number } => {
  const count = Math.max(1, feature.places.length)
  return {
    x: feature.places.reduce((sum, place) => sum + place[1], 0) / count,
    y: feature.places.reduce((sum, place) => sum + place[2], 0) / count,
  }
}
