// A request to undo a move: who asks, who still has to answer, and the answer.
import type { UndoAnswered, UndoAsked } from '../wire'
import type { Order, Outbox } from './outbox.svelte'
import type { Position } from './position.svelte'

export class UndoRequest {
  asked: UndoAsked | null = $state.raw(null)
  answered: UndoAnswered | null = $state.raw(null) // our own request, by the others

  constructor(
    private readonly position: Position,
    private readonly outbox: Outbox,
    private readonly post: (order: Order) => void,
  ) {}

  ask(seat: number): void {
    this.answered = null
    this.post({ type: 'undo', version: this.position.version, seat })
  }

  /** Answers the request; from the seat that asked, "no" withdraws it. */
  answer(agree: boolean): void {
    if (!this.asked) return
    this.post({ type: 'consent', request: this.asked.request, agree })
    this.asked = null
  }

  /** The server says who asks, or that nobody does. */
  hear(asked: UndoAsked | null, you: number[]): void {
    if (asked) this.outbox.asked(asked, you)
    this.asked = asked
  }

  /** All have agreed, one has not, or the game continued first. */
  settle(answered: UndoAnswered, you: number[]): void {
    this.outbox.answered(answered.request)
    const isMine = this.asked !== null && you.includes(this.asked.seat)
    this.answered = isMine && answered.outcome !== 'withdrawn' ? answered : null
    this.asked = null
  }
}
