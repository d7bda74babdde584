// An event as its page shows it, asked for again and again while somebody looks.
import { Refused, reasonOf } from '../link/api'
import { finish, hold, tokensOf } from '../link/seats'
import type { EventPage, Message } from '../wire'
import { dropEvent, keepEvent } from './kept'
import { showEvent } from './requests'

const EVERY = 4000 // ms
const EVERY_WHEN_OVER = 20_000

export class Evening {
  shown: EventPage | null = $state.raw(null)
  problem: Message | null = $state.raw(null)
  isGone = $state(false)
  isCut = $state(false) // the server does not answer
  now = $state(Date.now())
  private heardAt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private isStopped = false

  constructor(readonly code: string) {}

  /** Asks until stopped; a hidden page does not ask. */
  start(): () => void {
    const tick = setInterval(() => (this.now = Date.now()), 1000)
    const look = () => document.visibilityState === 'visible' && void this.refresh()
    document.addEventListener('visibilitychange', look)
    void this.refresh()
    return () => {
      this.isStopped = true
      clearInterval(tick)
      clearTimeout(this.timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  async refresh(): Promise<void> {
    clearTimeout(this.timer)
    try {
      if (document.visibilityState === 'visible') this.take(await showEvent(this.code))
      this.isCut = false
    } catch (error) {
      this.isGone = error instanceof Refused && error.problem.status === 404
      this.isCut = !(error instanceof Refused)
      if (this.isGone) dropEvent(this.code)
    }
    if (this.isStopped || this.isGone) return
    const isDone = this.shown?.status === 'over' || this.shown?.status === 'closed'
    this.timer = setTimeout(() => void this.refresh(), isDone ? EVERY_WHEN_OVER : EVERY)
  }

  /** Does something about the event, and shows what it has become. */
  async attempt(action: () => Promise<EventPage>): Promise<void> {
    this.problem = null
    try {
      this.take(await action())
    } catch (error) {
      this.problem = reasonOf(error)
    }
  }

  /** The seconds until the next round, or null. */
  get left(): number | null {
    const due = this.shown?.due_s ?? null
    return due === null ? null : Math.max(0, Math.round(due - (this.now - this.heardAt) / 1000))
  }

  private take(event: EventPage): void {
    this.heardAt = this.now = Date.now()
    this.shown = event
    keepEvent(event)
    if (event.table) this.lend(event.table)
    if (event.status === 'over' || event.status === 'closed') finish(event.code)
  }

  /** What opens our seats opens this table, too. */
  lend(code: string): void {
    const [mine, there] = [tokensOf(this.code), tokensOf(code)]
    if (this.shown && mine.some((one) => !there.includes(one))) hold(code, this.shown.game, mine)
  }
}
