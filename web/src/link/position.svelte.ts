// Where a game stands, as this browser sees it: its scene, its moves, and whose turn it is.
import type { Over, Scene, State, Told, Turn, Update } from '../wire'
import { applyPatch } from './patch'

type Now = Pick<State, 'version' | 'ply' | 'turn' | 'scene' | 'over' | 'moves'>

/** What a message has changed. */
export interface Change {
  before: Scene | null
  fresh: Told[] // the moves in it that were not known
  isNext: boolean // it continues what was known: nothing was missed, and nothing undone
}

export class Position {
  version = $state(0)
  ply = $state(0)
  moves: Told[] = $state.raw([])
  fresh: Told[] = $state.raw([]) // the moves in the last message, for animation and sound
  turn: Turn | null = $state.raw(null)
  turnAt = $state(0) // when the server said how much time is left, in milliseconds of this page
  scene: Scene | null = $state.raw(null)
  over: Over | null = $state.raw(null)
  onchange: (change: Change) => void = () => {}

  /** Takes the whole state, or only what is new since the version that the hello named. */
  restore(state: State): void {
    const first = state.moves[0]?.ply ?? Infinity
    const kept = this.moves.filter((told) => told.ply < first)
    if (state.since === 0) this.follow(state, [], [], false)
    else this.follow(state, kept, state.moves, false)
  }

  /** Takes an update; false if a message before it was missed. */
  advance(update: Update): boolean {
    if (!this.scene || update.since !== this.version) return false
    const kept = this.moves.filter((told) => told.ply <= update.kept)
    const fresh = update.moves.filter((told) => told.ply > this.ply) // the last update has all moves again
    const isNext = update.over !== null || update.kept >= this.ply
    this.follow({ ...update, scene: applyPatch(this.scene, update.scene) }, kept, fresh, isNext)
    return true
  }

  /** A bot begins or ends its search for a move. */
  think(seat: number | null): void {
    if (this.turn) this.turn = { ...this.turn, thinking: seat }
  }

  /** The moves of a message follow those that are kept, and some of them are news. */
  private follow(now: Now, kept: Told[], fresh: Told[], isNext: boolean): void {
    const before = this.scene
    this.moves = [...kept, ...now.moves]
    this.fresh = fresh
    this.version = now.version
    this.ply = now.ply
    this.turn = now.turn
    this.turnAt = performance.now()
    this.scene = now.scene
    this.over = now.over
    this.onchange({ before, fresh, isNext })
  }
}
