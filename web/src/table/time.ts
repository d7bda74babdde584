// How time is written: what is left on a clock, and for how long somebody has been absent.

/** One of the client's messages, or plain digits. */
export type Said = { key: string; args: Record<string, string | number> } | string

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const DIGITS_BELOW = 10 * MINUTE
const SHORT = 2 * MINUTE
/** A clock is announced at these times, in seconds. */
export const CALLS = [120, 30, 10]
export const TICKS_BELOW = 10 // seconds

export const isShort = (ms: number): boolean => ms < SHORT
/** Seconds are rounded up: 0:00 means that the time is up. */
export const secondsOf = (ms: number): number => Math.ceil(ms / SECOND)

/** Minutes and seconds: 9:05. */
export function digits(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** What is left on a clock for the whole game. */
export function clockOf(ms: number): Said {
  if (ms < DIGITS_BELOW) return digits(secondsOf(ms))
  if (ms < HOUR) return { key: 'time-minutes', args: { minutes: Math.floor(ms / MINUTE) } }
  const minutes = Math.floor((ms % HOUR) / MINUTE)
  return { key: 'time-hours', args: { hours: Math.floor(ms / HOUR), minutes: String(minutes).padStart(2, '0') } }
}

/** What is left of a turn that may take days. */
export function leftOf(ms: number): Said {
  if (ms < DIGITS_BELOW) return digits(secondsOf(ms))
  if (ms < 2 * HOUR) return { key: 'left-minutes', args: { count: Math.floor(ms / MINUTE) } }
  if (ms < 2 * DAY) return { key: 'left-hours', args: { count: Math.floor(ms / HOUR) } }
  return { key: 'left-days', args: { count: Math.floor(ms / DAY) } }
}

/** For how long somebody has been absent. */
export function absenceOf(seconds: number): Said {
  if (seconds < 90) return { key: 'absent-seconds', args: { count: Math.floor(seconds) } }
  if (seconds < 2 * 3600) return { key: 'absent-minutes', args: { count: Math.floor(seconds / 60) } }
  if (seconds < 2 * 86_400) return { key: 'absent-hours', args: { count: Math.floor(seconds / 3600) } }
  return { key: 'absent-days', args: { count: Math.floor(seconds / 86_400) } }
}

/** The first of the calls that a clock has passed between two readings, in seconds. */
export const called = (before: number, now: number): number | undefined =>
  CALLS.find((one) => secondsOf(now) <= one && one < secondsOf(before))
