// What a player's pointer and keys do in a game: pick, confirm, go back, end the turn, and undo.
import type { Live } from '../link/live.svelte'
import { settings } from '../link/settings.svelte'
import { toWalk } from '../speech/skip'
import type { Choice, Piece } from '../wire'
import { moveFocus } from './focus'
import { isForeign, obey } from './keys'
import { Picker } from './picker.svelte'
import { ghostsOf } from './picks'

export class Controls {
  readonly picker = new Picker()
  lit: Set<string> = $state.raw(new Set())
  /** A move without an answer is kept, but does not lock the table: another one may take its place. */
  readonly isSent: boolean = $derived.by(() => this.live.pending !== null && this.live.outbox.stuck !== 'move')
  readonly ghosts: Piece[] = $derived.by(() => {
    const { pending } = this.live
    return pending && (this.isSent || !this.picker.ghosts.length) ? ghostsOf(pending) : this.picker.ghosts
  })
  /** The seat that may undo without asking. */
  readonly freeUndo: number | undefined = $derived.by(() =>
    this.live.position.turn?.undo.find((seat) => this.live.you.includes(seat)),
  )
  /** The seat that may undo, or ask the others for it. */
  readonly undoSeat: number | undefined = $derived.by(() => {
    const { you, replaced, position } = this.live
    const own = you.filter((seat) => !replaced.includes(seat))
    const hasMoved = position.moves.some((told) => own.includes(told.seat) && !told.forced)
    const isPlaying = position.over === null && !this.live.kept.length
    const isWaiting = this.live.undo.asked !== null && own.includes(this.live.undo.asked.seat)
    return this.freeUndo ?? (hasMoved && isPlaying && !isWaiting ? own[0] : undefined)
  })
  /** Nobody else has to agree to an undo: it revealed nothing, or all the others are bots. */
  readonly isFreeUndo: boolean = $derived.by(() => {
    const others = this.live.table?.seats.filter(({ kind, resigned }) => kind === 'person' && !resigned) ?? []
    return this.freeUndo !== undefined || others.every(({ seat }) => this.live.you.includes(seat))
  })

  constructor(private readonly live: Live) {}

  /** The choice to preview. */
  get aimed(): Choice | null {
    return this.isSent || !this.live.position.scene?.choices.length ? null : this.picker.aimed
  }

  light = (ids: string[]): void => {
    this.lit = new Set(ids)
  }

  /** By keyboard Enter on what is picked confirms it; the pointer turns it, as R does. */
  pick = (id: string, isKey = false, isFinger = false): void => {
    const { picker } = this
    if (this.isSent) return
    if (isKey && picker.chosen === id && (picker.ready || picker.current)) return this.confirm()
    this.clear()
    this.play(picker.pick(id, isFinger))
  }

  confirm = (): void => {
    if (!this.isSent) this.play(this.picker.confirm())
  }

  private play(choice: Choice | null): void {
    if (choice) this.live.play(choice, settings.endsTurn)
  }

  private back(): void {
    if (this.lit.size) this.light([])
    else if (!this.picker.back()) this.live.refusal = null
  }

  end = (): void => {
    const held = this.live.position.turn?.held
    if (held != null) this.live.endTurn(held)
  }

  undo = (): void => {
    if (this.undoSeat !== undefined) this.live.undo.ask(this.undoSeat)
  }

  clear = (): void => {
    this.light([])
    this.live.refusal = null
  }

  key(event: KeyboardEvent, help: () => void, review: () => void, hint: () => void): void {
    const { picker, undo, end } = this
    if (isForeign(event)) return
    obey(event, {
      move: moveFocus,
      turn: (by) => picker.turn(by),
      confirm: picker.ready || picker.current ? this.confirm : null,
      back: () => this.back(),
      undo,
      end,
      hint,
      help,
      walk: toWalk,
      review,
    })
  }
}
