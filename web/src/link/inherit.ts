// Seats of a rematch: the tokens of the game before it open them, in every browser that holds those.
import type { Table } from '../wire'
import * as api from './api'
import { hold, tokensOf } from './seats'

const MOST_GAMES = 50 // in a row, without this browser having been there

/** Takes over the tokens of the last game before this one where this browser had seats; whether there is one. */
export async function inheritSeats(table: Table): Promise<boolean> {
  let { previous } = table
  for (let game = 0; previous && game < MOST_GAMES; game++) {
    const tokens = tokensOf(previous)
    if (tokens.length) {
      hold(table.code, table.game, tokens)
      return true
    }
    previous = await api.oneTable(previous).then(
      (before) => before.previous,
      () => null, // deleted
    )
  }
  return false
}
