// What the player is picking: the path so far, the places still open, the ghost and its rotation.
import type { Choice, Piece, Scene } from '../wire'
import { ghostsOf, isButton, PASS, stage, type Option, type Stage } from './picks'

const NOTHING: Stage = { picked: [], options: [], isTurning: false, ready: null }

/** Something that can be picked now: a next pick, or another one instead of an earlier pick. */
export interface Open {
  option: Option
  level: number
  isChosen: boolean
}

export class Picker {
  scene: Scene | null = $state.raw(null)
  steps: { before: string[]; id: string }[] = $state.raw([])
  hovered: string | null = $state(null)
  at = $state(0)
  private facing = 0 // the rotation last chosen, kept from place to place

  stage: Stage = $derived(this.scene ? stage(this.scene, this.path) : NOTHING)
  current: Option | null = $derived(
    this.stage.isTurning ? (this.stage.options[this.at % this.stage.options.length] ?? null) : null,
  )
  ready: Choice | null = $derived(
    this.stage.ready ?? (this.current?.choices.length === 1 ? this.current.choices[0]! : null),
  )
  /** The one choice the player has in mind: pointed at, or picked completely. */
  aimed: Choice | null = $derived(this.findAimed())
  open: Map<string, Open> = $derived(this.findOpen())
  ghosts: Piece[] = $derived(this.findGhosts())

  get path(): string[] {
    const last = this.steps.at(-1)
    return last ? [...last.before, last.id] : []
  }

  get chosen(): string | null {
    return this.steps.at(-1)?.id ?? null
  }

  /** Only one move is possible. It is picked from the start, so that it has only to be confirmed; a button that says
   * it all is confirmed by itself. */
  get isOnly(): boolean {
    return this.scene?.choices.length === 1
  }

  show(scene: Scene | null): void {
    const first = scene?.choices.length === 1 ? stage(scene, []).options[0]! : null
    this.scene = scene
    this.steps = first && !isButton(first) ? [{ before: [], id: first.id }] : []
    this.hovered = null
    this.at = 0
  }

  private findOpen(): Map<string, Open> {
    const found = new Map<string, Open>()
    if (!this.scene) return found
    this.steps.forEach(({ before, id }, level) => {
      for (const option of stage(this.scene!, before).options)
        found.set(option.id, { option, level, isChosen: option.id === id })
    })
    if (!this.stage.isTurning) {
      for (const option of this.stage.options)
        found.set(option.id, { option, level: this.steps.length, isChosen: false })
    }
    return found
  }

  private findAimed(): Choice | null {
    const hovered = this.hovered === null ? undefined : this.open.get(this.hovered)
    return hovered && !hovered.isChosen ? this.meant(hovered) : this.ready
  }

  /** The choice that an option shows: the only one, or with the rotation that it would first be turned to. */
  private meant({ option, level }: Open): Choice | null {
    if (option.choices.length === 1) return option.choices[0]!
    const before = level < this.steps.length ? this.steps[level]!.before : this.stage.picked
    const { options, isTurning } = stage(this.scene!, [...before, option.id])
    if (!isTurning) return null
    const found = options.find(({ spot }) => spot?.turn === this.facing) ?? options[0]!
    return found.choices.length === 1 ? found.choices[0]! : null
  }

  private findGhosts(): Piece[] {
    const found = new Map<string, Piece>()
    const add = (pieces: Piece[]) => pieces.forEach((piece) => found.set(piece.id, piece))
    const hovered = this.hovered === null ? undefined : this.open.get(this.hovered)
    if (hovered && !hovered.isChosen) {
      const meant = this.meant(hovered)
      const choice = meant ?? hovered.option.choices[0]!
      add(ghostsOf(choice, meant ? undefined : choice.picks.indexOf(hovered.option.id) + 1))
    } else if (this.ready) add(ghostsOf(this.ready))
    else if (this.current) add(ghostsOf(this.current.choices[0]!, this.stage.picked.length + 1))
    else if (this.steps.length) {
      const left = this.stage.options[0]?.choices[0]
      if (left) add(ghostsOf(left, this.stage.picked.length))
    }
    return [...found.values()]
  }

  /** Takes a pick; returns the choice to play if that completes it. A button completes it, but not for a finger: it
   * cannot hover before it taps, so the first tap shows the preview. There is none of passing, or of the only move. */
  pick(id: string, isFinger = false): Choice | null {
    const open = this.open.get(id)
    if (!open) return null
    if (open.isChosen && open.level === this.steps.length - 1) {
      if (this.stage.isTurning) this.turn(1)
      else if (this.ready) return this.ready
      return null
    }
    const earlier = this.steps.slice(0, open.level)
    const before = open.level < this.steps.length ? this.steps[open.level]!.before : this.stage.picked
    this.steps = [...earlier, { before, id }]
    this.hovered = null
    this.face()
    const needsPreview = isFinger && !this.isOnly && this.ready?.move !== PASS
    return isButton(open.option) && !needsPreview ? this.ready : null
  }

  /** Makes the picks of one choice, so that it has only to be confirmed. */
  choose(choice: Choice): void {
    this.steps = []
    this.hovered = null
    while (!this.ready || this.ready.move !== choice.move) {
      const { picked, options, isTurning } = this.stage
      const id = choice.picks[picked.length]
      const at = options.findIndex((option) => option.id === id)
      if (id === undefined || at < 0) return
      if (isTurning) {
        this.at = at
        this.facing = options[at]!.spot?.turn ?? 0
        if (options[at]!.choices.length === 1) return
      }
      this.steps = [...this.steps, { before: picked, id }]
    }
  }

  /** Drops all picks. */
  clear(): void {
    this.show(this.scene)
  }

  private face(): void {
    const wished = this.stage.options.findIndex((option) => option.spot?.turn === this.facing)
    this.at = Math.max(wished, 0)
  }

  turn(by: number): void {
    const count = this.stage.options.length
    if (!this.stage.isTurning) return
    this.at = (this.at + by + count) % count
    this.facing = this.current?.spot?.turn ?? 0
  }

  /** Accepts the ghost as it lies: returns the choice to play, or null if more must be picked. */
  confirm(): Choice | null {
    if (this.ready) return this.ready
    if (this.current) {
      this.steps = [...this.steps, { before: this.stage.picked, id: this.current.id }]
      this.face()
    }
    return null
  }

  get canGoBack(): boolean {
    return this.steps.length > 0 && !this.isOnly
  }

  back(): boolean {
    if (!this.canGoBack) return false
    this.steps = this.steps.slice(0, -1)
    this.hovered = null
    this.face()
    return true
  }
}
