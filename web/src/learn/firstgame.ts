// Somebody's first game of a kind: a private table with the gentlest bot, as few players as possible, the others' moves
// shown calmly, and every question explained. It starts at once.
import * as api from '../link/api'
import { enter, ownSeat } from '../link/opening'
import { set } from '../link/settings.svelte'
import { helpAgain } from '../pieces/help.svelte'
import type { NewSeat } from '../wire'

export async function startFirstGame(game: string): Promise<void> {
  const [games, levels] = await Promise.all([api.games(), api.levels()])
  const counts = games.find(({ name }) => name === game)?.seats ?? [2]
  const bot: NewSeat = { kind: 'bot', level: levels[0]! }
  const seats = Array.from({ length: Math.max(2, counts[0]!) }, (_, seat) => (seat ? bot : ownSeat()))
  const made = await api.newTable({ game, seats, options: {}, title: '', public: false })
  set('pace', 'calm')
  helpAgain(game)
  await enter(made, true)
}
