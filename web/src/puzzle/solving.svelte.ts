// One puzzle while it is being solved: the table, the tries, and what is said of them.
import type { Happened } from '../follow/flights'
import { Asking, without } from '../learn/asking.svelte'
import * as api from '../link/api'
import { playOn } from '../replay/branch'
import type { Branch, Message, PuzzleFacts, PuzzleJudged, PuzzleTable, Scene } from '../wire'

export class Solving extends Asking {
  shown: PuzzleTable | null = $state.raw(null)
  scene: Scene | null = $state.raw(null)
  facts: PuzzleFacts | null = $state.raw(null) // as they are now
  judged: PuzzleJudged | null = $state.raw(null)
  happened: Happened | null = $state.raw(null)
  laid = $state(0) // how often the table was laid
  tries = $state(0)
  isNudged = $state(false)
  seconds = $state(0) // until it was solved
  readonly isOver: boolean = $derived(this.judged?.kind === 'right' || this.judged?.kind === 'shown')
  readonly isOpen: boolean = $derived(this.scene !== null && (!this.judged || this.judged.kind === 'refused'))
  private began = 0

  constructor(
    readonly game: string,
    readonly name: string,
    private readonly onjudged: (judged: PuzzleJudged) => void,
  ) {
    super()
  }

  async open(): Promise<void> {
    this.shown = await this.ask(() => api.puzzle(this.game, this.name))
    this.facts = this.shown?.facts ?? null
    this.began = Date.now()
    this.again()
  }

  /** The pieces that are worth a look: what is said is about them, or a nudge was wanted. */
  get about(): readonly string[] {
    if (this.judged && this.judged.kind !== 'refused') return this.judged.about
    return this.isNudged ? (this.shown?.nudge ?? []) : []
  }

  /** Continues the game at a new table, with the move that is shown; returns why it was refused. */
  playOn = (): Promise<Message | null> => {
    const { ply, seat, names } = this.shown!
    const branch = (wish: Branch) => api.branchPuzzle(this.game, this.name, wish)
    return playOn(branch, ply, seat, names.length, [this.judged!.move])
  }

  /** Lays the table as it was. */
  again = (): void => {
    this.judged = null
    this.happened = null
    this.scene = this.shown?.scene ?? null
    this.laid += 1
  }

  readonly play = (move: string): Promise<void> => this.attempt({ move })
  readonly show = (): Promise<void> => this.attempt({ show: true })

  private async attempt(given: { move?: string; show?: boolean }): Promise<void> {
    if (this.isBusy || this.isOver) return
    const judged = await this.ask(() => api.tryPuzzle(this.game, this.name, given))
    if (!judged) return
    if (judged.kind !== 'refused') this.stand(judged)
    this.judged = judged
    this.facts = judged.facts ?? this.facts
    this.onjudged(judged)
  }

  /** The move stands on the table, right or wrong. */
  private stand({ scene, told, kind }: PuzzleJudged): void {
    if (kind !== 'shown') this.tries += 1
    this.seconds = Math.round((Date.now() - this.began) / 1000)
    const [from, after] = [this.shown!.scene, without(scene!)]
    this.happened = { before: from, scene: after, moves: told }
    this.scene = after
  }
}
