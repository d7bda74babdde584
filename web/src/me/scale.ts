// The scale of ratings: fixed, so that bands can be compared at a glance.
import type { Rated } from '../wire'

export const LOWEST = 1300
export const AVERAGE = 1500
export const HIGHEST = 1700
export const LEAST_GAMES = 5 // before that there is no number

/** Where a rating is on the scale, in percent; what is beyond its ends is at its ends. */
export const place = (value: number): number =>
  (100 * (Math.min(HIGHEST, Math.max(LOWEST, value)) - LOWEST)) / (HIGHEST - LOWEST)

/** The band around a rating. */
export function band({ value, deviation }: Rated): { left: number; width: number } {
  if (value === null || deviation === null) return { left: 6, width: 88 }
  const left = place(value - deviation)
  return { left, width: place(value + deviation) - left }
}
