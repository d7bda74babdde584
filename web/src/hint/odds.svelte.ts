// Everybody's chances to win, as the player of a seat can know them: asked for again after each move.
import type { Advice } from '../wire'
import { isAdvice, type Advised } from './hints.svelte'

const PAUSE = 1000 // ms between two questions
const RETRY = 4000 // ms after a question without an answer

export class Odds {
  now: Advice | null = $state.raw(null)
  isOld = $state(false) // the game has moved on since
  private isAsking = false
  private at = -Infinity // when it was last asked
  private number = 0 // of what is wanted now
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly ask: () => Promise<Advised>) {}

  /** The game has changed, or odds are no longer wanted. */
  follow(isOn: boolean): () => void {
    this.number += 1
    if (isOn) {
      this.isOld = true
      this.later(PAUSE - (performance.now() - this.at))
    } else this.now = null
    return () => clearTimeout(this.timer)
  }

  private later(ms: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.fetch(), Math.max(0, ms))
  }

  private async fetch(): Promise<void> {
    if (this.isAsking) return this.later(PAUSE / 4)
    const { number } = this
    this.isAsking = true
    this.at = performance.now()
    const found = await this.ask()
    this.isAsking = false
    if (number !== this.number) return
    if (!isAdvice(found)) return this.later(RETRY)
    this.now = found
    this.isOld = false
  }
}
