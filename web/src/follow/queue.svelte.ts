// What is shown one thing after the other: steps wait here until those before them have been seen.
//
// Give it a list of steps with `give`: each is the table as it is after the step, the moves behind it, and how long it
// is shown. `shown` is the step on the screen now, or null once all have been seen; then the screen shows the live
// position. `next`, `pause` and `skip` are what a person may do meanwhile. The queue knows nothing about tables or
// moves: other moves of a game, its final scoring and a second look at either are only different lists.
import type { Scene, Told } from '../wire'

export interface Step {
  before: Scene // the table as it was
  scene: Scene // and as it is after this step
  moves: Told[] // what happened, to be marked and explained
  hold: (waiting: number) => number // for how many ms it is shown, with so many steps waiting behind it
}

export class Queue<One extends Step = Step> {
  shown: One | null = $state.raw(null)
  waiting: One[] = $state.raw([])
  isPaused = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined
  private since = 0 // when the step on the screen appeared

  /** Steps to show after those that wait already; the first one at once if nothing is shown. */
  give(steps: One[]): void {
    this.waiting = [...this.waiting, ...steps]
    if (!this.shown) this.next()
    else this.arm()
  }

  /** Replaces a step that changed while it was shown or waiting. */
  replace(old: One, changed: One): void {
    if (this.shown === old) this.shown = changed
    else this.waiting = this.waiting.map((one) => (one === old ? changed : one))
  }

  /** Goes on to the next step, or to the live position after the last one. */
  next(): void {
    const [first, ...rest] = this.waiting
    this.shown = first ?? null
    this.waiting = rest
    this.since = performance.now()
    if (!first) this.isPaused = false
    this.arm()
  }

  pause(isPaused: boolean): void {
    this.isPaused = isPaused && this.shown !== null
    this.arm()
  }

  /** Goes to the live position at once. */
  skip(): void {
    this.waiting = []
    if (this.shown) this.next()
  }

  /** A step that has been shown long enough makes room; more that wait may shorten it. */
  private arm(): void {
    clearTimeout(this.timer)
    if (!this.shown || this.isPaused) return
    const left = this.shown.hold(this.waiting.length) - (performance.now() - this.since)
    this.timer = setTimeout(() => this.next(), Math.max(0, left))
  }

  close(): void {
    clearTimeout(this.timer)
  }
}
