// The first game after a lesson: against the gentlest bot, with as few players as possible, started at once.
import * as api from '../link/api'
import { enter, ownSeat } from '../link/opening'
import type { NewSeat } from '../wire'

export async function playFirst(game: string): Promise<void> {
  const [games, levels] = await Promise.all([api.games(), api.levels()])
  const counts = games.find(({ name }) => name === game)?.seats ?? [2]
  const bot: NewSeat = { kind: 'bot', level: levels[0]! }
  const seats = Array.from({ length: Math.max(2, counts[0]!) }, (_, seat) => (seat ? bot : ownSeat()))
  await enter(await api.newTable({ game, seats, options: {}, title: '', public: false }), true)
}
