// What seats are called on this page.
import type { Company } from '../link/speak'
import { say, t } from '../link/words.svelte'
import type { Table } from '../wire'

/** The name alone, '' for a person without one; several bots at a table have numbers. */
function shortName(table: Table | null, seat: number): string {
  const found = table?.seats[seat]
  if (found?.name) return found.name
  if (found?.kind !== 'bot') return ''
  const bots = table!.seats.filter((one) => one.kind === 'bot')
  return bots.length > 1 ? `${t('bot')} ${bots.indexOf(found) + 1}` : t('bot')
}

/** The name or the number of the seat, and how strong a bot is. */
export function nameOf(table: Table | null, seat: number): string {
  const found = table?.seats[seat]
  const level = found?.kind === 'bot' && !found.name ? found.level : null
  const name = shortName(table, seat) || t('seat', { number: seat + 1 })
  return level ? `${name} · ${say('', { key: `server-level-${level}`, args: [] })}` : name
}

/** The name, and whether it is one's own: everybody has the same name on every page. */
export const callOf = (table: Table | null, you: number[], seat: number): string => {
  const name = nameOf(table, seat)
  return you.length === 1 && you[0] === seat ? t('name-you', { name }) : name
}

/** The players of a table as sentences call them; `you` are the seats at this screen. */
export const company = (table: Table | null, you: number[] = []): Company => ({
  names: (table?.seats ?? []).map((_, seat) => shortName(table, seat)),
  reader: you.length === 1 ? you[0]! : null,
})
