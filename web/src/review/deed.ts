// What was done in a turn, without the name of who did it: that stands beside it.
import { joined } from '../follow/turns'
import { sayAmong, t } from '../link/words.svelte'
import { company } from '../table/names'
import { sentenceOf } from '../table/sentence'
import type { Table, Told } from '../wire'

export function deedOf(moves: readonly Told[], game: string, table: Table | null): string {
  const own = moves.filter(({ seat }) => seat >= 0)
  if (!own.length) return ''
  const names = called(table, Math.max(...own.map(({ seat }) => seat)) + 1)
  const sentences = own.map((one) =>
    one.sentence ? sayAmong({ names, reader: null }, game, one.sentence) : sentenceOf(one, game, table),
  )
  const name = names[own[0]!.seat]!
  const text = joined(sentences, name)
  return text.startsWith(`${name} `) ? capital(text.slice(name.length + 1)) : text
}

/** A name for every seat, so that sentences begin with it. */
function called(table: Table | null, least: number): string[] {
  const names = company(table).names
  return Array.from(
    { length: Math.max(least, names.length) },
    (_, seat) => names[seat] || t('seat', { number: seat + 1 }),
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
