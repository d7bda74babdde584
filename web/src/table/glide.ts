// A glide of the view from one frame to another: slow enough that the eye keeps every piece.
import type { Box } from '../wire'

/** What the view shows: a point of the table lies at (x + its x · k, y + its y · k). */
export interface Frame {
  x: number
  y: number
  k: number
}

const STEP = 1000 / 60 // ms: the longest step; on a slow machine a glide takes longer instead of jumping
const FAR = 20 // px that a piece may move in one step
const GROWTH = Math.log(1.017) // of a piece in one step
const SHORTEST = 16 // steps
const PEAK = 1.5 // of the speed of `ease`, over its average

const ease = (share: number) => share * share * (3 - 2 * share)

/** How many steps a glide takes if nothing in the box may move or grow too much in one of them. */
export function stepsOf(from: Frame, to: Frame, box: Box): number {
  const corners = [box[0], box[0] + box[2]].flatMap((x) => [box[1], box[1] + box[3]].map((y) => [x, y] as const))
  const far = corners.map(([x, y]) =>
    Math.hypot(to.x - from.x + x * (to.k - from.k), to.y - from.y + y * (to.k - from.k)),
  )
  const growth = Math.abs(Math.log(to.k / from.k))
  const rush = growth < 1e-3 ? 1 : (growth * Math.exp(growth)) / Math.expm1(growth) // steps are wider where it is larger
  return Math.ceil(Math.max(SHORTEST, (PEAK * rush * Math.max(...far)) / FAR, (PEAK * growth) / GROWTH))
}

/** The frame after a share of the way; the scale grows evenly, around the one point that stays. */
export function between(from: Frame, to: Frame, share: number): Frame {
  const done = ease(share)
  const k = from.k * (to.k / from.k) ** done
  const way = Math.abs(to.k - from.k) < 1e-6 * from.k ? done : (k - from.k) / (to.k - from.k)
  return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way, k }
}

/** Shows one frame after the other; returns what stops it. */
export function glide(from: Frame, to: Frame, box: Box, show: (frame: Frame, isLast: boolean) => void): () => void {
  const steps = stepsOf(from, to, box)
  let [done, before] = [0, performance.now()]
  let request = requestAnimationFrame(next)
  function next(now: number): void {
    done += Math.min(1, Math.max(0, (now - before) / STEP))
    before = now
    const isLast = done >= steps
    show(isLast ? to : between(from, to, done / steps), isLast)
    if (!isLast) request = requestAnimationFrame(next)
  }
  return () => cancelAnimationFrame(request)
}
