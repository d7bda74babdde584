// What was done in a turn, without the name of who did it: that stands beside it.
import { joined } from '../follow/turns'
import { company, nameOf } from '../table/names'
import { sentenceOf } from '../table/sentence'
import type { Table, Told } from '../wire'

export function deedOf(moves: readonly Told[], game: string, table: Table | null): string {
  const own = moves.filter(({ seat }) => seat >= 0)
  if (!own.length) return ''
  const seat = own[0]!.seat
  const sentences = own.map((one) => sentenceOf(one, game, table))
  for (const name of [company(table).names[seat], nameOf(table, seat)]) {
    const text = name ? joined(sentences, name) : ''
    if (name && text.startsWith(`${name} `)) return capital(text.slice(name.length + 1))
  }
  return sentences.join(' ')
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
