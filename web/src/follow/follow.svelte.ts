// How the others' moves reach the screen: one after the other, at this person's pace, and never in the way of their own.
import { flushSync } from 'svelte'
import type { Live } from '../link/live.svelte'
import type { Change } from '../link/position.svelte'
import type { Scene, Told, Turn } from '../wire'
import { holdOf, pace } from './pace.svelte'
import { Queue, type Step } from './queue.svelte'
import { gainsOf, lastMark, marksOf, sinceOwn, traceOf, type Mark, type OneTurn } from './turns'

const CONFIRMING = ['Enter', ' ', 'Escape']
const MOST = 40 // steps behind which nobody wants to watch: then the screen jumps, and the card tells

export class Follow {
  readonly queue = new Queue()
  chosen: number | null = $state(null) // the first ply of the turn that was pointed out
  private direct: Step | null = $state.raw(null) // what was shown at once, such as a move of one's own
  private seen: Step[] = $state.raw([]) // since one's last move, to watch again
  private dismissed = $state(0) // moves up to this ply are no longer news
  private isHasty = false // until one's own turn everything is shown at once

  constructor(private readonly live: Live) {}

  /** Whether something is being shown that happened before now. */
  readonly isShowing: boolean = $derived.by(() => this.queue.shown !== null)
  readonly scene: Scene | null = $derived.by(() => this.queue.shown?.scene ?? this.live.position.scene)
  /** What has just happened on the screen, for flights and marks. */
  readonly latest: Step | null = $derived.by(() => this.queue.shown ?? this.direct)
  /** The moves up to what is shown. */
  readonly moves: Told[] = $derived.by(() => {
    const { moves } = this.live.position
    const last = this.queue.shown?.moves.at(-1)?.ply
    return last === undefined ? moves : moves.filter((told) => told.ply <= last)
  })
  /** Whose turn it is on the screen. */
  readonly turn: Turn | null = $derived.by(() => {
    const { turn } = this.live.position
    return this.queue.shown && turn
      ? { ...turn, asked: this.queue.shown.scene.asked, held: null, thinking: null }
      : turn
  })
  /** The others' turns since one's own, as far as they are shown and still news. */
  readonly since: OneTurn[] = $derived.by(() =>
    this.live.position.over
      ? []
      : sinceOwn(this.moves, this.own).filter(({ moves }) => moves.at(-1)!.ply > this.dismissed),
  )
  readonly gains: Map<number, number> = $derived.by(() => gainsOf(this.since.flatMap(({ moves }) => moves)))
  /** Turns that are news; otherwise the last move, until one is about to make the next one. */
  readonly marks: Mark[] = $derived.by(() => {
    if (this.since.length) return this.marksOfTurns()
    return this.scene && this.live.position.ply > this.dismissed ? lastMark(this.scene) : []
  })

  /** Seats at this screen that are not played by a stand-in. */
  private get own(): number[] {
    return this.live.you.filter((seat) => !this.live.replaced.includes(seat))
  }

  get mayWatchAgain(): boolean {
    return this.seen.length > 0 && pace() > 0
  }

  private marksOfTurns(): Mark[] {
    const isOne = this.since.length === 1
    return this.since.map(({ ply, seat, moves }, at) => ({
      ply,
      seat,
      order: isOne ? null : at + 1,
      pieces: marksOf(moves),
      isChosen: this.chosen === ply,
    }))
  }

  /** Follows the table until the returned function is called. */
  attach(): () => void {
    this.live.position.onchange = (change) => this.take(change)
    return () => {
      this.live.position.onchange = () => {}
      this.queue.close()
    }
  }

  private take({ before, fresh, isNext }: Change): void {
    const { scene, over } = this.live.position
    const isOwn = fresh.some((told) => this.own.includes(told.seat))
    if (isOwn || !isNext) this.seen = []
    if (!before || !scene || !isNext) return this.jump()
    if (over) return isOwn || this.isAtOnce(fresh) ? this.jump() : this.forget() // what waits is shown before the end
    if (!fresh.length) return this.refresh(scene)
    const step = this.stepOf(before, scene, fresh)
    if (!isOwn) this.seen = [...this.seen, step].slice(-MOST)
    if (isOwn || this.isAtOnce(fresh)) {
      this.queue.skip()
      this.direct = step
    } else {
      this.direct = null
      this.queue.give([step])
    }
    if (this.own.includes(scene.asked)) this.isHasty = false
  }

  private isAtOnce(fresh: Told[]): boolean {
    const isDraw = fresh.every(({ seat, events }) => seat < 0 && !events.length)
    if (this.isHasty || pace() === 0 || globalThis.document?.hidden || this.queue.waiting.length >= MOST) return true
    return isDraw && !this.isShowing
  }

  /** Something other than a move has changed, such as who is to end the turn. */
  private refresh(scene: Scene): void {
    const last = this.queue.waiting.at(-1) ?? this.queue.shown
    if (last) this.queue.replace(last, { ...last, scene })
  }

  private stepOf(before: Scene, scene: Scene, moves: Told[]): Step {
    const seat = moves.find((told) => told.seat >= 0)?.seat ?? -1
    const previous = (this.queue.waiting.at(-1) ?? this.queue.shown)?.moves.findLast((told) => told.seat >= 0)?.seat
    const place = {
      isInner: scene.asked === seat,
      isLater: previous === seat,
      isMine: this.own.includes(scene.asked),
    }
    return { before, scene, moves, hold: (waiting) => holdOf(place, waiting) }
  }

  /** After a gap or an undo there is nothing to show on the way. */
  private jump(): void {
    this.queue.skip()
    this.forget()
  }

  private forget(): void {
    this.direct = null
    this.chosen = null
  }

  /** Goes to now, and shows what else happens before one's own turn at once. */
  skip = (): void => {
    this.isHasty = this.own.length > 0 && !this.own.includes(this.live.position.scene?.asked ?? -1)
    this.queue.skip()
    this.direct = null
  }

  /** Shows the others' moves since one's last turn once more. */
  again = (): void => {
    this.chosen = null
    this.direct = null
    this.queue.skip()
    this.queue.give(this.seen.map((step) => ({ ...step })))
  }

  /** What has been shown is no longer news. */
  dismiss = (): void => {
    this.dismissed = this.live.position.ply
    this.chosen = null
  }

  /** Points a turn out, or none; returns the pieces it has to do with. */
  choose(ply: number | null): string[] {
    this.chosen = ply
    const turn = this.since.find((one) => one.ply === ply)
    return turn ? traceOf(turn.moves) : []
  }

  /** A click skips what is being shown; on a place that may now be picked it counts as well. */
  click(event: MouseEvent): void {
    const target = event.target as Element
    if (!this.isShowing || !target.closest('main, .dockplace') || target.closest('button, a')) return
    flushSync(this.skip)
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest('main [data-pick]')
    if (!found) return
    event.stopPropagation()
    found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }

  /** A key skips too, and then does what it always does, unless it would confirm what nobody has seen. */
  key(event: KeyboardEvent): void {
    if (!this.isShowing || event.ctrlKey || event.metaKey || event.altKey) return
    const isElsewhere = (event.target as Element).closest('input, textarea, select, dialog, aside, header, button, a')
    if (isElsewhere || ['Tab', 'Shift'].includes(event.key)) return
    flushSync(this.skip)
    if (!CONFIRMING.includes(event.key)) return
    event.stopPropagation()
    event.preventDefault()
  }
}
