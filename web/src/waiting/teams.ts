// Who plays together at a table.
import { listing, t } from '../link/words.svelte'
import { callOf } from '../table/names'
import type { Table } from '../wire'

/** The seats of each side; none if everybody plays alone. */
export function teams({ sides }: Pick<Table, 'sides'>): number[][] {
  const found = [...new Set(sides)].map((side) => sides.flatMap((one, seat) => (one === side ? [seat] : [])))
  return found.some((team) => team.length > 1) ? found : []
}

/** The others on a seat's side. */
export const partners = (table: Table, seat: number): number[] =>
  (teams(table).find((team) => team.includes(seat)) ?? []).filter((one) => one !== seat)

/** "You and Nele play together." for each side of several. */
export const teamWords = (table: Table, you: number[]): string =>
  teams(table)
    .map((team) =>
      t('team', {
        names: listing(team.map((seat) => callOf(table, you, seat))),
        you: you.length === 1 && team.includes(you[0]!) ? 1 : 0,
      }),
    )
    .join(' ')
