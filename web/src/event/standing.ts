// What tables of the page say in numbers and names.
import { language } from '../link/words.svelte'
import type { EventPage, Fixture } from '../wire'

/** "+3.5", "−2", "0": what somebody has more or less than others. */
export function signed(number: number): string {
  const form = new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  return form.format(number).replace('-', '−')
}
export const plain = (number: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(number)

/** The rounds that have been paired, the latest first. */
export const roundsOf = (event: EventPage): number[] =>
  [...new Set(event.fixtures.map((one) => one.round))].sort((one, other) => other - one)

/** Somebody's result on a seat that others have had, too. */
export interface Same {
  table: Fixture
  name: string
  isYou: boolean
  isBot: boolean
  points: number
  compared: number
}

/** For each seat of a round, what everybody made of it, the best first. */
export function sameSeats(event: EventPage, round: number): Same[][] {
  const tables = event.fixtures.filter((one) => one.round === round)
  return Array.from({ length: event.seats }, (_, seat) =>
    tables
      .flatMap((table) => {
        const one = table.seats[seat]
        if (!one || one.points === null || one.compared === null) return []
        const { player, name, points, compared } = one
        return [
          { table, name, isYou: player !== null && player === event.you, isBot: player === null, points, compared },
        ]
      })
      .sort((one, other) => other.points - one.points),
  ).filter((seat) => seat.length > 1)
}
