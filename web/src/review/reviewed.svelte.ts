// A review while it is worked out and afterwards: what is known of it, asked for again and again until it is done.
import * as api from '../link/api'
import type { Message, Review, Strength } from '../wire'
import * as requests from './requests'

const PAUSE = 1200 // ms between two looks
const MISSING = 'server-no-review'
const SHORTEST = 4 // plies before it is said how long the rest takes

export class Reviewed {
  found: Review | null = $state.raw(null)
  isMissing = $state(false) // nobody has asked for it yet
  problem: Message | null = $state.raw(null)
  hasTicket = $state(false)
  private from: { done: number; at: number } | null = $state.raw(null) // since it has been watched
  private timer: ReturnType<typeof setTimeout> | undefined
  private isClosed = false

  /** Whether it is still being worked out. */
  readonly isWorking = $derived.by(() => this.found?.status === 'waiting' || this.found?.status === 'working')
  /** How much of all the work is done: the quick look, then the moves judged as wanted. */
  readonly progress = $derived.by(() => (this.found ? workDone(this.found) : 0))
  /** Seconds that the rest will take, if that can be told. */
  readonly seconds: number | null = $derived.by(() => {
    if (!this.found || !this.from) return null
    const [done, of] = [this.found.done - this.from.done, this.found.of - this.found.done]
    return done < SHORTEST ? null : (of * (this.at - this.from.at)) / done / 1000
  })
  private at = $state(0)

  constructor(readonly id: string) {
    this.hasTicket = requests.ticketOf(id) !== ''
  }

  async load(): Promise<void> {
    clearTimeout(this.timer)
    try {
      const found = await requests.review(this.id)
      this.isMissing = false
      this.problem = null
      this.take(found)
    } catch (error) {
      const reason = api.reasonOf(error)
      if (reason.key === MISSING) this.isMissing = true
      else this.problem = reason
      if (this.problem?.key === 'server-compiling' || this.isWorking) this.again()
    }
  }

  private take(found: Review): void {
    this.at = Date.now()
    if (!this.from || this.from.done > found.done || !this.found?.done) this.from = { done: found.done, at: this.at }
    this.found = found
    this.hasTicket = requests.ticketOf(this.id) !== ''
    if (this.isWorking) this.again()
  }

  private again(): void {
    if (!this.isClosed) this.timer = setTimeout(() => void this.load(), PAUSE)
  }

  async ask(strength: Strength): Promise<void> {
    try {
      await requests.ask(requests.sourceOf(this.id), strength)
      this.from = null
      await this.load()
    } catch (error) {
      this.problem = api.reasonOf(error)
    }
  }

  async cancel(): Promise<void> {
    await requests.cancel(this.id).catch((error) => (this.problem = api.reasonOf(error)))
    await this.load()
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.timer)
  }
}

/** The share of the work that is done, from 0 to 1. */
export function workDone({ strength, done, sketched, of }: Review): number {
  if (!of) return 1
  return strength === 'quick' ? done / of : (0.15 * sketched + 0.85 * done) / of
}
