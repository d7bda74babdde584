// A hint for the decision at hand: asked for, shown, chosen from and forgotten. It is the player's own move all the same.
import type { Advice, Choice, Hinted, Message, Piece } from '../wire'
import type { Picker } from '../table/picker.svelte'
import { ghostsOf } from '../table/picks'

/** Advice, or why there is none; null if nobody answered. */
export type Advised = Advice | Message | null

export interface Row {
  number: number // counted from 1
  hinted: Hinted
  choice: Choice
}

export const isAdvice = (found: Advised): found is Advice => found !== null && 'odds' in found

export class Hints {
  state: 'closed' | 'looking' | 'found' | 'failed' = $state('closed')
  advice: Advice | null = $state.raw(null)
  reason: Message | null = $state.raw(null)
  pointed: number | null = $state(null) // the row that is pointed at
  private asked = 0

  readonly rows: Row[] = $derived.by(() => {
    const all = this.picker.scene?.choices ?? []
    const found = (this.advice?.choices ?? []).map((hinted, at) => {
      const choice = all.find(({ move }) => move === hinted.move)
      return choice ? { number: at + 1, hinted, choice } : null
    })
    return found.filter((row) => row !== null)
  })
  /** The row whose picks are made. */
  readonly chosen: number | null = $derived.by(() => {
    const { steps, ready } = this.picker
    const row = steps.length ? this.rows.find(({ choice }) => choice.move === ready?.move) : undefined
    return row?.number ?? null
  })

  constructor(
    private readonly picker: Picker,
    private readonly ask: () => Promise<Advised>,
    private readonly offered: () => boolean,
  ) {}

  get isOffered(): boolean {
    return this.offered()
  }
  get isOpen(): boolean {
    return this.state !== 'closed' && this.isOffered
  }
  /** What the row that is pointed at would put on the table. */
  get ghosts(): Piece[] {
    const row = this.rows.find(({ number }) => number === this.pointed && number !== this.chosen)
    return row && this.isOpen ? ghostsOf(row.choice) : []
  }

  /** The pieces that the coach's sentences about the chosen row are about. */
  get about(): readonly string[] {
    const row = this.rows.find(({ number }) => number === this.chosen)
    return this.isOpen ? (row?.hinted.about ?? []) : []
  }

  toggle = (): void => {
    if (!this.isOffered) return
    if (this.isOpen) this.close()
    else void this.open()
  }

  open = async (): Promise<void> => {
    this.forget()
    const number = this.asked
    this.state = 'looking'
    const found = await this.ask()
    if (number === this.asked) this.take(found)
  }

  private take(found: Advised): void {
    if (!isAdvice(found)) {
      this.reason = found
      this.state = 'failed'
      return
    }
    this.advice = found
    this.state = 'found'
    if (this.rows.length && !this.picker.steps.length) this.choose(1)
  }

  /** Makes the picks of a row; they have still to be confirmed. */
  choose = (number: number): void => {
    const row = this.rows.find((one) => one.number === number)
    if (row) this.picker.choose(row.choice)
  }

  /** Closes it, and drops picks that are its own. */
  close = (): void => {
    if (this.chosen !== null) this.picker.clear()
    this.forget()
  }

  /** The decision is another one, or nobody wants the hint any more. */
  forget(): void {
    this.asked += 1
    this.state = 'closed'
    this.advice = null
    this.reason = null
    this.pointed = null
  }
}
