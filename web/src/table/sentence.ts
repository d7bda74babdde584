// A move as a sentence of the log.
import { say, t } from '../link/words.svelte'
import type { Table, Told } from '../wire'
import { nameOf } from './names'

/** Without a sentence the reader may not know what was done, only by whom. */
export function sentenceOf({ sentence, seat }: Told, game: string, table: Table | null): string {
  if (sentence) return say(game, sentence)
  return seat >= 0 ? t('hidden-move', { name: nameOf(table, seat) }) : t('hidden-draw')
}
