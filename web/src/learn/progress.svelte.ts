// How far somebody has come in the lessons, kept in this browser.
import { load, save } from '../link/storage'
import type { Course, LessonFacts } from '../wire'

const KEY = 'tilewright.lessons'

/** How far somebody has come in a lesson. */
export interface Progress {
  step: number // the one to go on with, counted from 0
  of: number
  isDone: boolean // at least once
  at: number // when, in milliseconds
}
type Kept = Record<string, Record<string, Progress>>

const kept = $state({ all: load<Kept>(KEY, {}) })

/** The lessons of a game that somebody has begun, by name. */
export const progressOf = (game: string): Record<string, Progress> => kept.all[game] ?? {}

/** A lesson that was left half way. */
export const begun = (one: Progress | undefined): Progress | undefined =>
  one && one.step > 0 && one.step < one.of ? one : undefined

/** A lesson of any game that was left half way. */
export interface Left {
  game: string
  lesson: string
  progress: Progress
}

/** The lesson that was left last, of those half done. */
export function leftLast(): Left | undefined {
  const all = Object.entries(kept.all).flatMap(([game, lessons]) =>
    Object.entries(lessons).map(([lesson, progress]): Left => ({ game, lesson, progress })),
  )
  return all.filter(({ progress }) => begun(progress)).sort((one, other) => other.progress.at - one.progress.at)[0]
}

/** Keeps that a step is reached; after the last one the lesson is done. */
export function reach(game: string, lesson: string, step: number, of: number): void {
  const isDone = step >= of || (progressOf(game)[lesson]?.isDone ?? false)
  const made: Progress = { step: step >= of ? 0 : step, of, isDone, at: Date.now() }
  kept.all = { ...kept.all, [game]: { ...progressOf(game), [lesson]: made } }
  save(KEY, kept.all)
}

/** The lesson to offer: the one begun last, else the first that is not done; none if all are. */
export function nextLesson({ game, lessons }: Course): LessonFacts | undefined {
  const known = progressOf(game)
  const latest = lessons
    .filter(({ name }) => begun(known[name]))
    .sort((one, other) => known[other.name]!.at - known[one.name]!.at)[0]
  return latest ?? lessons.find(({ name }) => !known[name]?.isDone)
}

/** About how many minutes a lesson still takes. */
export function minutesLeft(lesson: LessonFacts, progress: Progress | undefined): number {
  const half = begun(progress)
  const done = half ? half.step / half.of : 0
  return Math.max(1, Math.round(lesson.minutes * (1 - done)))
}
