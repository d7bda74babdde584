// Times as the lobby says them: how long is left, and for how long somebody has waited.
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface Span {
  unit: 'day' | 'hour' | 'minute' | 'second'
  count: number
}

/** A time in its largest useful unit: days from two on, else hours, minutes or seconds. */
export function span(ms: number): Span {
  if (ms >= 2 * DAY) return { unit: 'day', count: Math.floor(ms / DAY) }
  if (ms >= HOUR) return { unit: 'hour', count: Math.floor(ms / HOUR) }
  if (ms >= MINUTE) return { unit: 'minute', count: Math.floor(ms / MINUTE) }
  return { unit: 'second', count: Math.max(0, Math.ceil(ms / SECOND)) }
}

/** Whether there is little time left, for a turn of days or in a live game. */
export const isShort = (ms: number, days: number): boolean => ms < (days ? 12 * HOUR : 2 * MINUTE)
export const isLong = (ms: number): boolean => ms >= DAY
