// One table as it is played: everything the server has said about it, and what this browser may do there.
import { Chance } from './chance'
import { Connection, dial, type Dial, type Status } from './connection.svelte'
import { Inquiry } from './inquiry'
import { Outbox, type Order, type Refusal } from './outbox.svelte'
import { personKey } from './person.svelte'
import { Position } from './position.svelte'
import { settings } from './settings.svelte'
import { UndoRequest } from './undo.svelte'
import type { Chat, Choice, FromBrowser, FromServer, Message, Missed, Refuse, State, Table, Update } from '../wire'

export class Live {
  table: Table | null = $state.raw(null)
  tableAt = $state(0) // when the server said who is absent, in milliseconds of this page
  you: number[] = $state.raw([])
  chat: Chat[] = $state.raw([])
  note: Message | null = $state.raw(null) // what has just happened at the table
  refusal: Refusal | null = $state.raw(null)
  /** What bots did for seats of this browser, until we play again. */
  missed: Missed[] = $state.raw([])
  hasLostSeat = $state(false) // the token was renewed elsewhere
  readonly position = new Position()
  readonly chance: Chance
  readonly inquiry: Inquiry
  readonly outbox: Outbox
  readonly undo: UndoRequest

  private readonly line: Connection
  private isHalf = false // the server is back, but the game is not prepared yet
  private isBack = false // on a new connection, before its first state
  private given: string[] = [] // the tokens of the last hello
  private opened: (number | null)[] = [] // and the seats they open

  constructor(
    readonly code: string,
    private readonly tokens: () => string[],
    private readonly name: () => string = () => '',
    call: Dial = dial,
  ) {
    const handlers = {
      onconnect: () => this.begin(),
      onopen: () => this.hello(),
      onmessage: (message: FromServer) => this.hear(message),
      onlost: () => this.inquiry.giveUp(),
    }
    this.line = new Connection(code, handlers, call)
    const send = (message: FromBrowser) => this.line.send(message)
    this.chance = new Chance(code, send)
    this.inquiry = new Inquiry(this.position, send)
    this.outbox = new Outbox(send, () => this.line.doubt())
    this.undo = new UndoRequest(this.position, this.outbox, (order) => this.post(order))
  }

  get connection(): Status {
    return this.line.status
  }

  get pending(): Choice | null {
    return this.outbox.move
  }

  /** The token that opens a seat of this browser. */
  tokenOf(seat: number): string | null {
    return this.given[this.opened.indexOf(seat)] ?? null
  }

  open(): void {
    this.line.open()
  }

  close(): void {
    this.outbox.close()
    this.line.close()
  }

  private begin(): void {
    this.isBack = true
    this.chance.reconnected()
  }

  hello(): void {
    const { version, ply, over } = this.position
    this.given = this.tokens()
    const key = personKey()
    const hash = this.given.length || key ? this.chance.seal(ply > 0 || over !== null) : null
    this.line.send({
      type: 'hello',
      tokens: this.given,
      version,
      name: this.name(),
      key,
      hash,
      asks: settings.asksAlways,
    })
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'state':
        return this.takeState(message)
      case 'update':
        return this.takeUpdate(message)
      case 'table':
        return this.takeTable(message.table)
      case 'preview':
      case 'why':
      case 'features':
      case 'suggest':
      case 'advice':
      case 'draws':
        this.inquiry.answer(message.id, message)
        return
      case 'refuse':
        return this.takeRefusal(message)
      case 'commitments':
        return this.chance.take(message)
      case 'undo_asked':
        return this.undo.hear(message, this.you)
      case 'undo_answered':
        return this.undo.settle(message, this.you)
      case 'thinking':
        return this.position.think(message.seat)
      case 'chat':
        this.outbox.heard(message)
        this.chat = [...this.chat, message]
        if (message.note) this.note = message.note
        return
      case 'pong':
    }
  }

  private takeTable(table: Table): void {
    this.replace(table)
    if (table.status !== 'open' && !table.compiling && (!this.position.scene || this.isHalf)) this.hello()
  }

  private replace(table: Table): void {
    const before = this.table
    this.table = table
    this.tableAt = performance.now()
    if (!before) return
    // a stand-in takes over while we watch, as when our time is up
    const left = this.kept.filter((seat) => !before.seats?.[seat]?.away)
    const fresh = left.map((seat) => ({ seat, ply: this.position.ply, moves: 0, undone: 0, level: '' }))
    if (fresh.length) this.missed = [...this.missed.filter((one) => !left.includes(one.seat)), ...fresh]
  }

  /** Our seats that a bot plays. */
  get replaced(): number[] {
    const { status, seats } = this.table ?? {}
    return status === 'playing' ? this.you.filter((seat) => seats?.[seat]?.away) : []
  }

  /** Those of them that we can take back. */
  get kept(): number[] {
    return this.replaced.filter((seat) => !this.table!.seats[seat]!.resigned)
  }

  private takeState(state: State): void {
    this.isHalf = this.position.scene !== null && state.scene === null && state.table.status === 'playing'
    if (this.isHalf) {
      this.replace(state.table) // the old scene stays until there is a new one
      return
    }
    this.line.confirm()
    this.hasLostSeat = !state.you.length && (this.hasLostSeat || this.you.length > 0)
    this.you = state.you
    this.replace(state.table)
    this.chat = state.chat
    this.opened = state.tokens
    this.missed = state.missed
    this.position.restore(state)
    this.arrive()
    this.undo.hear(state.undo, this.you)
    if (this.isBack) this.outbox.resume(this.chat, state.undo)
    this.isBack = false
    this.chance.greet(state)
  }

  private takeUpdate(update: Update): void {
    if (update.version < this.position.version) return
    if (!this.position.advance(update)) return this.hello()
    this.refusal = null
    if (update.over && this.table) this.table = { ...this.table, status: 'over' }
    this.arrive()
  }

  /** The game has reached another version, which may settle what was sent. */
  private arrive(): void {
    const refusals = this.outbox.arrive(this.position.version, this.position.moves)
    this.refusal = refusals.at(-1) ?? this.refusal
  }

  private takeRefusal(refuse: Refuse): void {
    if (this.inquiry.answer(refuse.id, null, refuse.reason)) return
    this.refusal = this.outbox.refused(refuse, this.position.version) ?? this.refusal
    if (refuse.version > this.position.version) this.hello()
  }

  private post(order: Order, choice?: Choice): void {
    const { version, ply } = this.position
    this.outbox.post(order, { version, ply, chat: this.chat, choice })
  }

  /** Plays a choice; it is shown at once, and removed again if it is refused. */
  play(choice: Choice, end: boolean): void {
    const { version, scene } = this.position
    if (!scene) return
    this.refusal = null
    this.missed = []
    this.post({ type: 'play', version, seat: scene.viewer, move: choice.move, end }, choice)
  }

  /** With the real game: this was drawn. */
  enter(move: string): void {
    this.refusal = null
    this.post({ type: 'enter', version: this.position.version, move })
  }

  /** With the real game: everything from a ply on was entered by mistake. */
  takeBack(ply: number): void {
    this.post({ type: 'take_back', version: this.position.version, ply })
  }

  /** With the real game: it ended here. */
  finish(): void {
    this.post({ type: 'finish', version: this.position.version })
  }

  endTurn(seat: number): void {
    this.post({ type: 'end', version: this.position.version, seat })
  }

  talk(text: string, seat: number | null): void {
    this.post({ type: 'chat', text: text.replace(/\s+/g, ' ').trim(), seat })
  }
}
