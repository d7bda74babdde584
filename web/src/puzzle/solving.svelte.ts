// One puzzle while it is being solved: the table, the tries, and what is said of them.
import type { Happened } from '../follow/flights'
import * as api from '../link/api'
import type { Message, PuzzleFacts, PuzzleJudged, PuzzleTable, Scene } from '../wire'

const without = (scene: Scene): Scene => ({ ...scene, choices: [] })

export class Solving {
  shown: PuzzleTable | null = $state.raw(null)
  scene: Scene | null = $state.raw(null)
  judged: PuzzleJudged | null = $state.raw(null)
  happened: Happened | null = $state.raw(null)
  laid = $state(0) // how often the table was laid
  tries = $state(0)
  seconds = $state(0) // until it was solved
  isBusy = $state(false)
  problem: Message | null = $state.raw(null)
  readonly isOver: boolean = $derived(this.judged?.kind === 'right' || this.judged?.kind === 'shown')
  readonly isOpen: boolean = $derived(this.scene !== null && (!this.judged || this.judged.kind === 'refused'))
  private began = 0

  constructor(
    readonly game: string,
    readonly name: string,
    private readonly onjudged: (judged: PuzzleJudged) => void,
  ) {}

  get facts(): PuzzleFacts | null {
    return this.judged?.facts ?? this.shown?.facts ?? null
  }

  async open(): Promise<void> {
    this.shown = await this.ask(() => api.puzzle(this.game, this.name))
    this.began = Date.now()
    this.again()
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

  private async ask<T>(request: () => Promise<T>): Promise<T | null> {
    this.isBusy = true
    this.problem = null
    try {
      return await request()
    } catch (error) {
      this.problem = api.reasonOf(error)
      return null
    } finally {
      this.isBusy = false
    }
  }
}
