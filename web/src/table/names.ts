// What seats are called on this page.
import { say, t } from '../link/words.svelte'
import type { Table } from '../wire'

export function nameOf(table: Table | null, seat: number): string {
  const found = table?.seats[seat]
  if (!found) return t('seat', { seat: seat + 1 })
  if (found.kind === 'bot') return found.name || botName(found.level)
  return found.name || t('seat', { seat: seat + 1 })
}

/** The name, or "you" where one person sits here alone. */
export const callOf = (table: Table | null, you: number[], seat: number): string =>
  you.length === 1 && you[0] === seat ? t('you') : nameOf(table, seat)

function botName(level: string | null): string {
  return level ? `${t('bot')} · ${say('', { key: `server-level-${level}`, args: [] })}` : t('bot')
}
