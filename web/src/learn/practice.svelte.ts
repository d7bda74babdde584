// One lesson while it is being done: the step, the tries at it, and the turns of the others in between.
import * as api from '../link/api'
import type { Happened } from '../follow/flights'
import type { Judged, LessonFacts, LessonStep, LessonTurn, Scene, Try } from '../wire'
import { Asking, without } from './asking.svelte'
import { reach } from './progress.svelte'

const HOLD = 2400 // ms that a turn of somebody else is shown
export const HINT = 2 // wrong tries before the hint
export const SHOW = 3 // and before the solution is offered

export class Practice extends Asking {
  number = $state(0) // of the step, counted from 0
  laid = $state(0) // how often the table was laid for a step
  step: LessonStep | null = $state.raw(null)
  scene: Scene | null = $state.raw(null)
  judged: Judged | null = $state.raw(null)
  tries = $state(0) // wrong ones at this step
  isShown = $state(false) // the solution was shown
  moves: string[] = $state.raw([]) // right so far
  turn: LessonTurn | null = $state.raw(null) // of somebody else, that is being shown
  happened: Happened | null = $state.raw(null)
  readonly isRight: boolean = $derived(this.judged?.kind === 'right')
  readonly isDone: boolean = $derived(this.isRight || this.step?.ask === 'look')
  readonly isLast: boolean = $derived.by(() => this.number + 1 >= this.lesson.steps.length)
  private waiting: LessonTurn[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly game: string,
    readonly lesson: LessonFacts,
  ) {
    super()
  }

  /** Begins a step; going forward, what the others do in between is shown first. */
  async open(number: number, isForward = false): Promise<void> {
    clearTimeout(this.timer)
    const isOwnKnown = isForward && this.isRight // the learner has just made this turn
    const step = await this.ask(() => api.lessonStep(this.game, this.lesson.name, number))
    if (!step) return
    const turns = isForward ? step.turns : []
    this.waiting = isOwnKnown && turns[0]?.moves[0]?.seat === step.seat ? turns.slice(1) : [...turns]
    this.number = number
    this.step = step
    this.judged = null
    this.happened = null
    this.moves = []
    this.tries = 0
    this.isShown = false
    reach(this.game, this.lesson.name, number, this.lesson.steps.length)
    this.next()
  }

  /** Shows the next turn of the others, or the table of the step. */
  private next(): void {
    clearTimeout(this.timer)
    this.turn = this.waiting.shift() ?? null
    if (!this.turn) return this.settle()
    const { scene: shown, moves } = this.turn
    const [before, scene] = [this.scene ?? shown, without(shown)]
    this.happened = { before, scene, moves }
    this.scene = scene
    this.timer = setTimeout(() => this.next(), HOLD)
  }

  private settle(): void {
    const { scene } = this.step!
    this.scene = this.step!.ask === 'move' ? scene : without(scene)
    this.laid += 1
  }

  skip = (): void => {
    this.waiting = []
    this.next()
  }

  close(): void {
    clearTimeout(this.timer)
  }

  /** Tries a move at the table. */
  readonly play = (move: string): Promise<Judged | null> => this.attempt({ moves: [...this.moves, move] })
  readonly answer = (answer: number): Promise<Judged | null> => this.attempt({ answer })

  async show(): Promise<void> {
    this.isShown = true
    await this.attempt({ show: true })
  }

  again = (): Promise<void> => this.open(this.number)

  private async attempt(given: Try): Promise<Judged | null> {
    if (this.isBusy || this.isDone) return null
    const judged = await this.ask(() => api.tryStep(this.game, this.lesson.name, this.number, given))
    if (judged) this.take(judged)
    return judged
  }

  private take(judged: Judged): void {
    this.judged = judged
    if (judged.kind === 'right' || judged.kind === 'onward') this.stand(judged)
    else this.tries += 1
    if (judged.kind === 'right') reach(this.game, this.lesson.name, this.number + 1, this.lesson.steps.length)
  }

  /** The moves stand: the table shows them. */
  private stand({ kind, scene, moves, told }: Judged): void {
    if (!scene) return
    const [before, after] = [this.scene ?? scene, kind === 'right' ? without(scene) : scene]
    this.happened = { before, scene: after, moves: told }
    this.scene = after
    this.moves = moves
  }
}
