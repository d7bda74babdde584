// Opens a new table: who sits there, and this browser takes its own seats.
import type { Created, NewSeat } from '../wire'
import { start } from './api'
import { go } from './route.svelte'
import { hold } from './seats'
import { settings } from './settings.svelte'
import { t } from './words.svelte'

/** What the person at this browser is called. */
export const ownName = (): string => settings.name || t('guest')

/** A seat for the person at this browser. */
export const ownSeat = (): NewSeat => ({ kind: 'person', name: ownName() })

/** A seat for a bot of the level last chosen, or of the given one if none was. */
export const botSeat = (level = ''): NewSeat => ({ kind: 'bot', level: settings.level || level })

/** Goes to a table just made, with its tokens; a game without others to wait for starts at once. */
export async function enter({ table, tokens }: Created, starts = false): Promise<void> {
  hold(table.code, table.game, Object.values(tokens), Object.keys(tokens).map(Number))
  if (starts) await start(table.code, null)
  go(`/t/${table.code}`)
}
