// Dates as one says them: today, yesterday, Thursday, 3 March, March 2025.
import { language } from '../link/words.svelte'

const DAY = 86_400_000

const startOf = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()

/** How many nights ago a time was. */
const nights = (at: Date, now: Date) => Math.round((startOf(now) - startOf(at)) / DAY)

/** A day, as near to now as it is. */
export function day(seconds: number, now = new Date()): string {
  const at = new Date(seconds * 1000)
  const ago = nights(at, now)
  if (ago < 2) return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(-ago, 'day')
  if (ago < 7) return new Intl.DateTimeFormat(language(), { weekday: 'long' }).format(at)
  const year = at.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'long', year }).format(at)
}

/** A month, with its year unless it is this one. */
export function month(seconds: number, now = new Date()): string {
  const at = new Date(seconds * 1000)
  const year = at.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return new Intl.DateTimeFormat(language(), { month: 'long', year }).format(at)
}
