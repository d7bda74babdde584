// A suggestion of the game for the question at hand, and its moves, made one after the other once it is accepted.
import type { Live } from '../link/live.svelte'
import { settings } from '../link/settings.svelte'
import type { Piece, Suggestion } from '../wire'
import { suggests } from './kinds.svelte'

export class Suggestions {
  now: Suggestion | null = $state.raw(null)
  private rest: string[] = []

  constructor(private readonly live: Live) {}

  /** Asks for one at each question of this player. */
  follow(game: string, isAsked: boolean): void {
    const { version } = this.live.position
    this.now = null
    if (!isAsked || !suggests(game)) return
    void this.live.inquiry.suggestion().then((found) => {
      if (this.live.position.version === version && found?.moves.length) this.now = found
    })
  }

  /** What would lie on the table. */
  get ghosts(): Piece[] {
    return this.now?.pieces ?? []
  }

  /** Where that would be. */
  readonly middle: { x: number; y: number } | null = $derived.by(() => {
    const [all, count] = [this.ghosts, this.ghosts.length]
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / count
    return count ? { x: mean(all.map(({ x }) => x)), y: mean(all.map(({ y }) => y)) } : null
  })

  accept = (): void => {
    this.rest = [...(this.now?.moves ?? [])]
    this.next()
  }

  /** Makes the next move of what was accepted; if it is no longer possible, nothing more is made. */
  next(): void {
    const [move, ...later] = this.rest
    const { scene } = this.live.position
    if (move === undefined || this.live.pending || !scene?.choices.length) return
    const choice = scene.choices.find((one) => one.move === move)
    this.rest = choice ? later : []
    if (choice) this.live.play(choice, settings.endsTurn)
  }
}
