// How hard a puzzle is, in three words for five lozenges.
import type { PuzzleFacts } from '../wire'

export const STRENGTHS = ['easy', 'medium', 'hard'] as const
export type Strength = (typeof STRENGTHS)[number]

/** Two lozenges and fewer are easy, four and more are hard. */
export const strengthOf = (level: number): Strength => (level < 3 ? 'easy' : level > 3 ? 'hard' : 'medium')

const LEAST = 5 // people, before a share says something

/** The percentage of people who solved it at the first try; null while there are too few. */
export const shareOf = ({ tries, solved }: PuzzleFacts): number | null =>
  tries < LEAST ? null : Math.round((100 * solved) / tries)

/** The next puzzle of a strength that is not done: after this one, else from the beginning. */
export function nextOf(all: PuzzleFacts[], name: string, wanted: Strength | 'any'): PuzzleFacts | undefined {
  const at = all.findIndex((one) => one.name === name)
  const turned = [...all.slice(at + 1), ...all.slice(0, at + 1)]
  const fitting = turned.filter((one) => one.name !== name && (wanted === 'any' || strengthOf(one.level) === wanted))
  return fitting.find((one) => !one.mine) ?? fitting.find((one) => !one.done)
}
