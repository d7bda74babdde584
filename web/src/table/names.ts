// What seats are called on this page.
import { say, t } from '../link/words.svelte'
import type { Table } from '../wire'

/** The name alone; several bots at a table have numbers. */
function shortName(table: Table | null, seat: number): string {
  const found = table?.seats[seat]
  if (found?.name) return found.name
  if (found?.kind !== 'bot') return t('seat', { seat: seat + 1 })
  const bots = table!.seats.filter((one) => one.kind === 'bot')
  return bots.length > 1 ? `${t('bot')} ${bots.indexOf(found) + 1}` : t('bot')
}

/** The name, and how strong a bot is. */
export function nameOf(table: Table | null, seat: number): string {
  const found = table?.seats[seat]
  const level = found?.kind === 'bot' && !found.name ? found.level : null
  return level
    ? `${shortName(table, seat)} · ${say('', { key: `server-level-${level}`, args: [] })}`
    : shortName(table, seat)
}

/** The name, or "you" if only one person plays at this browser. */
export const callOf = (table: Table | null, you: number[], seat: number): string =>
  you.length === 1 && you[0] === seat ? t('you') : nameOf(table, seat)

/** The names of the seats in sentences. */
export const sentenceNames = (table: Table | null): string[] =>
  (table?.seats ?? []).map((_, seat) => shortName(table, seat))
