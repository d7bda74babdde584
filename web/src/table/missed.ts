// Which moves a bot made while somebody was away.
import type { Missed, Told } from '../wire'

/** Their plies: for each seat as many moves as reported, from the ply at which its player left. */
export function byBots(moves: Told[], missed: Missed[]): Set<number> {
  return new Set(
    missed.flatMap(({ seat, ply, moves: count }) =>
      moves
        .filter((told) => told.seat === seat && told.ply > ply)
        .slice(0, count)
        .map((told) => told.ply),
    ),
  )
}
