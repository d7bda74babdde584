// A position while somebody lays it out: kept in this browser, with every step that led to it.
import * as api from '../link/api'
import { load, save } from '../link/storage'
import type { Draft as Shown, Message } from '../wire'
import * as requests from './requests'

type State = Shown['state'] | null // null: the start of a game

export interface Setup {
  seats: number
  options: Record<string, string>
}

interface Kept extends Setup {
  state: State
}

const MOST_STEPS = 200
const key = (game: string) => `tilewright.draft.${game}`

export class Draft {
  shown: Shown | null = $state.raw(null)
  setup: Setup = $state.raw({ seats: 2, options: {} })
  thing = $state('')
  isBusy = $state(false)
  problem: Message | null = $state.raw(null)
  version = $state(0) // changes with the position
  private past: State[] = $state.raw([])
  private ahead: State[] = $state.raw([])

  constructor(readonly game: string) {}

  get canUndo(): boolean {
    return this.past.length > 0
  }
  get canRedo(): boolean {
    return this.ahead.length > 0
  }
  private get state(): State {
    return this.shown?.state ?? null
  }
  /** What the server needs to know of it. */
  get wish() {
    return { ...this.setup, state: this.state }
  }

  /** Goes on where this browser left off; an outdated position is given up. */
  async open(usual: Setup): Promise<void> {
    const { state, ...setup } = load<Kept>(key(this.game), { ...usual, state: null })
    this.setup = setup
    await this.ask(state)
    if (!this.shown) await this.begin(usual)
  }

  async begin(setup: Setup): Promise<void> {
    this.setup = setup
    this.thing = ''
    if (await this.ask(null)) [this.past, this.ahead] = [[], []]
  }

  /** Makes an edit; if it is refused, the position stays, and `shown` has the reasons. */
  readonly edit = async (words: string): Promise<void> => {
    const before = this.state
    if (!(await this.ask(before, words)) || this.shown!.reasons.length) return
    this.past = [...this.past, before].slice(-MOST_STEPS)
    this.ahead = []
    const thing = this.shown!.things.find(({ id }) => id === this.thing)
    if (!thing || thing.left === 0) this.thing = '' // used up
  }

  readonly choose = async (thing: string): Promise<void> => {
    const before = this.thing
    this.thing = thing
    if (!(await this.ask(this.state))) this.thing = before
  }

  readonly undo = async (): Promise<void> => {
    const [before, now] = [this.past.at(-1), this.state]
    if (before === undefined || !(await this.ask(before))) return
    this.past = this.past.slice(0, -1)
    this.ahead = [...this.ahead, now]
  }

  readonly redo = async (): Promise<void> => {
    const [next, now] = [this.ahead.at(-1), this.state]
    if (next === undefined || !(await this.ask(next))) return
    this.ahead = this.ahead.slice(0, -1)
    this.past = [...this.past, now]
  }

  private async ask(state: State, edit = ''): Promise<boolean> {
    if (this.isBusy) return false
    this.isBusy = true
    this.problem = null
    try {
      this.shown = await requests.draft(this.game, { ...this.setup, state, edit, thing: this.thing })
      this.version += 1
      save(key(this.game), { ...this.setup, state: this.state } satisfies Kept)
      return true
    } catch (error) {
      this.problem = api.reasonOf(error)
      return false
    } finally {
      this.isBusy = false
    }
  }
}
