// What somebody without a key has solved, kept in this browser.
import { load, save } from '../link/storage'
import type { PuzzleDays, PuzzleFacts, PuzzleJudged } from '../wire'

const KEY = 'tilewright.puzzles'
const DAYS_SHOWN = 7

/** The first answer to a puzzle, and the day on which it was solved. */
export interface Kept {
  right: boolean
  shown: boolean
  day: string | null // YYYY-MM-DD
}

const kept = $state({ all: load<Record<string, Kept>>(KEY, {}) })
const keyOf = (game: string, name: string) => `${game}/${name}`

/** A puzzle with what this browser knows of it; the server's word comes first. */
export function known(facts: PuzzleFacts): PuzzleFacts {
  const own = kept.all[keyOf(facts.game, facts.name)]
  if (facts.mine || !own) return facts
  return { ...facts, mine: own.right ? 'right' : 'wrong', done: own.day !== null }
}

/** Keeps an answer: the first one counts, and a later one that is right solves the puzzle, unless it was shown. */
export function keep(game: string, name: string, kind: PuzzleJudged['kind'], today: string): void {
  if (kind === 'refused') return
  const before = kept.all[keyOf(game, name)]
  const isSolved = kind === 'right' && !before?.shown
  const made: Kept = {
    right: before?.right ?? kind === 'right',
    shown: (before?.shown ?? false) || (kind === 'shown' && !before?.day),
    day: before?.day ?? (isSolved ? today : null),
  }
  kept.all = { ...kept.all, [keyOf(game, name)]: made }
  save(KEY, kept.all)
}

const before = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - by * 86_400_000).toISOString().slice(0, 10)

/** The last days in a row, today last. */
export const lastDays = (today: string): string[] =>
  Array.from({ length: DAYS_SHOWN }, (_, at) => before(today, DAYS_SHOWN - 1 - at))

/** The days of this browser, as the server tells those of a person; there is no rating. */
export function ownDays(today: string): PuzzleDays {
  const solved = Object.values(kept.all).flatMap(({ day }) => day ?? [])
  const days = new Set(solved)
  const runFrom = (day: string): number => (days.has(day) ? 1 + runFrom(before(day, 1)) : 0)
  return {
    rated: { games: 0, value: null, deviation: null },
    solved: solved.length,
    streak: runFrom(days.has(today) ? today : before(today, 1)),
    longest: Math.max(0, ...[...days].map(runFrom)),
    week: lastDays(today).map((day) => days.has(day)),
  }
}
