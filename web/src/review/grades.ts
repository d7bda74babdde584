// What grades look like: a sign and a colour, always beside their word.
import type { Grade, ReviewTurn } from '../wire'

export const GRADES: readonly Grade[] = ['best', 'good', 'inaccurate', 'mistake', 'blunder'] // from good to bad
export const isFilled = (grade: Grade): boolean => grade === 'best' || grade === 'mistake' || grade === 'blunder'

export const SIGNS: Record<Grade, string> = {
  best: 'm12 5.4 2 4.4 4.8.5-3.6 3.2 1 4.7L12 15.8l-4.2 2.4 1-4.7-3.6-3.2 4.8-.5Z',
  good: 'm6.8 12.4 3.5 3.5 7-7.4',
  inaccurate: 'M5.6 13.2c1.6-3.4 4-3.6 6.4-1.2s4.8 2.2 6.4-1.2',
  mistake: 'm6.8 9.8 5.2 5 5.2-5',
  blunder: 'm6.8 7 5.2 4.6L17.2 7M6.8 12.6l5.2 4.6 5.2-4.6',
}

const isAtLeast = (grade: Grade | null, least: Grade): boolean =>
  grade !== null && GRADES.indexOf(grade) >= GRADES.indexOf(least)

export const isFlaw = (grade: Grade): boolean => isAtLeast(grade, 'inaccurate')
export const isTurning = ({ grade }: ReviewTurn): boolean => isAtLeast(grade, 'mistake')
export const isFlawed = ({ grade }: ReviewTurn): boolean => isAtLeast(grade, 'inaccurate')

/** Which turns are marked on the curve of a seat: its own flaws, and others' blunders unless five play; of many the worst. */
export function markedOn(turns: readonly ReviewTurn[], seat: number, seats: number, most: number): ReviewTurn[] {
  const found = turns.filter((turn) => (turn.seat === seat ? isFlawed(turn) : turn.grade === 'blunder' && seats < 5))
  const worst = [...found].sort((one, other) => other.chance_lost - one.chance_lost).slice(0, most)
  return found.filter((turn) => worst.includes(turn))
}
