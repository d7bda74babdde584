// A new table while it is being planned: the game, who plays, and under which conditions.
import { drop, load, save } from '../link/storage'
import type { Clock, Create, GameFacts, NewSeat } from '../wire'
import { Chairs, type Chair, type Naming } from './chairs.svelte'

type ByHand = Create['by_hand'] & string
export type Begins = 'lot' | 'me' | 'first'
export type Timing = 'none' | 'live' | 'days'

const DRAFT = 'tilewright.plan' // the half-filled dialog
const LAST = 'tilewright.plans' // the choices last made for each game
const USUAL = {
  begins: 'lot' as Begins,
  timing: 'none' as Timing,
  minutes: 15,
  seconds: 20,
  days: 3,
  atZero: 'stand-in' as Clock['at_zero'],
  patience: 60,
  isRated: false,
  isPublic: false,
  takeover: true,
  hints: false,
  byHand: '' as ByHand,
  title: '',
  options: {} as Record<string, string>,
}
type Terms = typeof USUAL
type Kept = Partial<Terms> & { chairs?: Chair[] }

export class Plan {
  game: GameFacts = $state.raw(null!)
  terms: Terms = $state({ ...USUAL })
  readonly chairs: Chairs

  constructor(
    readonly games: GameFacts[],
    naming: Naming,
    wished = '',
  ) {
    this.chairs = new Chairs(naming)
    const { game: drafted, ...draft } = load<Kept & { game?: string }>(DRAFT, {})
    const name = wished || (drafted ?? load<{ game?: string }>(LAST, {}).game)
    this.game = games.find((one) => one.name === name) ?? games[0]!
    this.take(drafted === this.game.name ? draft : lastOf(this.game.name))
  }

  /** Another game, under the terms last chosen for it; if there are none, with the same players. */
  choose(game: GameFacts): void {
    const [last, chairs] = [lastOf(game.name), $state.snapshot(this.chairs.all)]
    this.game = game
    this.take({ chairs, ...last })
  }

  get canAdd(): boolean {
    return this.chairs.count < this.game.seats.at(-1)!
  }
  get canRemove(): boolean {
    return this.chairs.count > this.game.seats[0]!
  }
  /** Nobody has to come first: everybody is at this screen or a bot. */
  get startsAtOnce(): boolean {
    return this.chairs.of('friend').length === 0
  }
  /** With the real game, hidden hands stay unknown. */
  get guessesHands(): boolean {
    return this.terms.byHand === 'unknown' && this.game.hands
  }
  /** Hints have to be agreed on only among people; against bots there are always hints. */
  get isAmongPeople(): boolean {
    return this.chairs.count - this.chairs.of('bot').length > 1
  }
  get isAllBots(): boolean {
    return this.chairs.of('bot').length === this.chairs.count
  }
  /** Only who sits down can wait for others. */
  get canOpen(): boolean {
    return this.chairs.me !== undefined || this.isAllBots
  }
  /** The chairs of each side, if some play together. */
  get teams(): Chair[][] {
    const sides = this.game.sides[this.game.seats.indexOf(this.chairs.count)] ?? []
    const found = [...new Set(sides)].map((side) => this.chairs.all.filter((_, seat) => sides[seat] === side))
    return found.some((side) => side.length > 1) ? found : []
  }
  get clock(): Clock | null {
    const { timing, minutes, seconds, days, atZero: at_zero } = this.terms
    if (timing === 'none' || this.terms.byHand) return null
    if (timing === 'days') return { main_s: 0, turn_s: 0, days, at_zero }
    return { main_s: minutes * 60, turn_s: seconds, days: 0, at_zero }
  }
  /** The seats in the order of play. */
  get order(): Chair[] {
    const { all } = this.chairs
    const first = this.terms.begins === 'me' && !this.terms.byHand ? all.findIndex((one) => one.kind === 'me') : 0
    return first > 0 ? [...all.slice(first), ...all.slice(0, first)] : all
  }

  /** With the real game or no longer: there are only people, and usually one of them enters everything. */
  playByHand(isOn: boolean): void {
    this.terms.byHand = isOn ? 'unknown' : ''
    if (isOn) this.seatPeople()
  }

  private seatPeople(): void {
    for (const chair of this.chairs.of('bot')) this.chairs.put(chair, 'here')
  }

  /** What to ask the server for; people at this screen without a name get one from `nameless`. */
  wish(canBeRated: boolean, nameless: (seat: number) => string): Create {
    const { isRated, isPublic, takeover, hints, title, patience, options, begins, byHand } = this.terms
    const rated = isRated && canBeRated && !byHand
    const seat = ({ kind, name, level, colour }: Chair, number: number): NewSeat => {
      if (kind === 'friend') return { kind: 'open', colour }
      if (kind === 'bot') return { kind: 'bot', name: name.trim(), level, colour }
      return { kind: 'person', name: name.trim() || nameless(number), colour }
    }
    return {
      game: this.game.name,
      seats: this.order.map(seat),
      options: { ...options },
      title: title.trim(),
      public: isPublic && !this.startsAtOnce && !byHand,
      clock: this.clock,
      patience,
      lot: begins === 'lot' && !byHand,
      rated,
      takeover: takeover && !rated && !byHand,
      hints: hints && !rated && this.isAmongPeople,
      by_hand: byHand,
    }
  }

  // ---- what is kept

  /** Keeps the half-filled dialog, so that it survives a reload. */
  keepDraft(): void {
    save(DRAFT, { game: this.game.name, ...this.kept() })
  }

  /** The table is open, or the dialog was closed on purpose. */
  dropDraft(): void {
    drop(DRAFT)
  }

  /** These choices are offered again for this game. */
  remember(): void {
    const all = load<Record<string, unknown>>(LAST, {})
    save(LAST, { ...all, game: this.game.name, [keyOf(this.game.name)]: { ...this.kept(), title: '' } })
  }

  private kept(): Kept {
    return { ...$state.snapshot(this.terms), chairs: $state.snapshot(this.chairs.all) }
  }

  private take({ chairs, ...terms }: Kept): void {
    const { seats, options } = this.game
    const chosen = options.map(({ name, values }) => {
      const kept = terms.options?.[name]
      return [name, kept !== undefined && values.includes(kept) ? kept : values[0]!]
    })
    this.terms = { ...USUAL, ...terms, options: Object.fromEntries(chosen) as Record<string, string> }
    this.chairs.restore(chairs ?? [], Math.max(2, seats[0]!), seats.at(-1)!)
    if (this.terms.byHand) this.seatPeople()
  }
}

const keyOf = (game: string) => `of ${game}`
const lastOf = (game: string) => load<Record<string, Kept>>(LAST, {})[keyOf(game)] ?? {}
