// What the pointer and the keys do at a table of a lesson or an example: pick, confirm, go back and undo.
import { toWalk } from '../speech/skip'
import { moveFocus } from '../table/focus'
import { obey } from '../table/keys'
import { Picker } from '../table/picker.svelte'
import type { Choice } from '../wire'

export class Hands {
  readonly picker = new Picker()
  isBusy = $state(false) // a move waits for its answer

  constructor(
    private readonly onplay: (choice: Choice) => void,
    private readonly onundo: () => void = () => {},
    private readonly onhint: () => void = () => {},
  ) {}

  /** By keyboard Enter on what is picked confirms it; the pointer turns it, as R does. */
  pick = (id: string, isKey = false, isFinger = false): void => {
    const { picker } = this
    if (this.isBusy) return
    if (isKey && picker.chosen === id && (picker.ready || picker.current)) return this.confirm()
    this.play(picker.pick(id, isFinger))
  }

  confirm = (): void => {
    if (!this.isBusy) this.play(this.picker.confirm())
  }

  private play(choice: Choice | null): void {
    if (choice) this.onplay(choice)
  }

  key(event: KeyboardEvent, within: ParentNode = document): void {
    const { picker } = this
    const none = () => {}
    obey(event, {
      move: (dx, dy) => moveFocus(dx, dy, within),
      turn: (by) => picker.turn(by),
      confirm: picker.ready || picker.current ? this.confirm : null,
      back: () => picker.back(),
      undo: this.onundo,
      end: none,
      hint: this.onhint,
      help: none,
      walk: toWalk,
      review: none,
    })
  }
}
