// A new table that continues from one point of a game, against bots.
import * as api from '../link/api'
import { botSeat, enter, ownSeat } from '../link/opening'
import { seatsOf } from '../link/seats'
import { listing, t } from '../link/words.svelte'
import { isBystander, missingAt } from '../table/analysis'
import { nameOf } from '../table/names'
import type { Branch, Created, Message, Table } from '../wire'

/** Why a live game cannot be played on, or nothing. */
export function hindrance(source: api.Source, table: Table | null): string {
  const you = source.kind === 't' ? seatsOf(source.id) : []
  const missing = missingAt(table, you)
  if (isBystander(table, you)) return t('analysis-players')
  return missing.length
    ? t('analysis-missing', { names: listing(missing.map(({ seat }) => nameOf(table, seat))), count: missing.length })
    : ''
}

/** Opens a table that begins after so many moves, and some more of the seat to move: you take that seat, bots the others.
 * Returns why it was refused. */
export async function playOn(
  branch: (wish: Branch) => Promise<Created>,
  ply: number,
  own: number,
  count: number,
  moves: string[] = [],
): Promise<Message | null> {
  const seats = Array.from({ length: count }, (_, seat) => (seat === own ? ownSeat() : botSeat('club')))
  try {
    await enter(await branch({ ply, seats, moves, title: '', public: false }))
    return null
  } catch (error) {
    if (!(error instanceof api.Refused)) throw error
    return error.problem.reason
  }
}
