// An example while somebody plays with it: the moves so far, and the table they lead to.
import type { Happened } from '../follow/flights'
import * as api from '../link/api'
import type { Example, Message, Told } from '../wire'

export class Trial {
  shown: Example | null = $state.raw(null)
  happened: Happened | null = $state.raw(null)
  refusal: { reason: Message; clause: string } | null = $state.raw(null)
  isBusy = $state(false)
  isMissing = $state(false)
  problem: Message | null = $state.raw(null)

  constructor(
    readonly game: string,
    readonly name: string,
    readonly ply: number | null,
  ) {}

  get moves(): string[] {
    return this.shown?.moves ?? []
  }
  get told(): Told[] {
    return this.shown?.told ?? []
  }

  readonly play = (move: string): Promise<void> => this.ask([...this.moves, move])
  readonly undo = (): Promise<void> => (this.moves.length ? this.ask(this.moves.slice(0, -1)) : Promise.resolve())
  readonly restart = (): Promise<void> => this.ask([])

  private async ask(moves: string[]): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    this.problem = null
    try {
      this.take(await api.example(this.game, { name: this.name, ply: this.ply, moves }), moves.length)
    } catch (error) {
      if (error instanceof api.Refused && error.problem.status === 404) this.isMissing = true
      this.problem = api.reasonOf(error)
    }
    this.isBusy = false
  }

  private take(found: Example, wished: number): void {
    this.refusal = found.reason ? { reason: found.reason, clause: found.clause } : null
    if (found.moves.length < wished && this.shown) return // it was refused: the table stays
    const isForward = this.shown !== null && found.moves.length > this.moves.length
    this.happened = isForward ? { before: this.shown!.scene, scene: found.scene, moves: found.told } : null
    this.shown = found
  }
}
