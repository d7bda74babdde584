// Which feature is meant: the one with a place nearest to the pointer on the piece under it.
import type { Feature } from '../wire'

export function featureAt(features: Feature[], piece: string, at: { x: number; y: number }): Feature | null {
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

/** The next one for the keyboard, held ones first. */
export function nextFeature(features: Feature[], now: Feature | null, by: number): Feature | null {
  const order = [...features].sort((one, other) => Math.sign(other.holders.length) - Math.sign(one.holders.length))
  const at = order.findIndex((one) => one.id === now?.id)
  return order.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % order.length) ?? null
}

export const middleOf = (feature: Feature): { x: number; y: number } => {
  const count = Math.max(1, feature.places.length)
  return { x: feature.places.reduce((sum, place) => sum + place[1], 0) / count, y: feature.places.reduce((sum, place) => sum + place[2], 0) / count }
}
