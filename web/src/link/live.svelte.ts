// One table as it is played: everything the server has said about it, and what this browser may do there.
import { Chance } from './chance'
import { Connection, dial, type Dial, type Status } from './connection.svelte'
import { Inquiry } from './inquiry'
import { Outbox, type Command, type Shown, type When } from './outbox.svelte'
import { applyPatch } from './patch'
import type {
  Chat,
  Choice,
  Feature,
  FromServer,
  Message,
  Missed,
  Outcome,
  Over,
  Preview,
  Refuse,
  Scene,
  State,
  Table,
  Told,
  Turn,
  UndoAsked,
  Update,
} from '../wire'

export interface Refusal {
  reason: Message
  clause: string
  at: string[]
}

/** Where a game stands. */
type Standing = Pick<State, 'version' | 'ply' | 'turn' | 'scene' | 'over' | 'moves'>

export class Live {
  table: Table | null = $state.raw(null)
  you: number[] = $state.raw([])
  version = $state(0)
  ply = $state(0)
  moves: Told[] = $state.raw([])
  fresh: Told[] = $state.raw([]) // the moves in the last message, for animation and sound
  turn: Turn | null = $state.raw(null)
  scene: Scene | null = $state.raw(null)
  chat: Chat[] = $state.raw([])
  undo: UndoAsked | null = $state.raw(null)
  over: Over | null = $state.raw(null)
  refusal: Refusal | null = $state.raw(null)
  /** What bots did for seats of this browser while nobody was here, until it is dismissed. */
  missed: Missed[] = $state.raw([])
  hasLostSeat = $state(false) // the token was renewed elsewhere
  /** How a request of this browser to undo failed. */
  undoFailure: Exclude<Outcome, 'granted'> | null = $state(null)
  readonly inquiry = new Inquiry((message) => this.line.send(message))
  readonly chance: Chance
  readonly outbox = new Outbox(
    (message) => this.line.send(message),
    () => this.line.doubt(),
  )

  private readonly line: Connection
  private isHalf = false // the server is back, but the game is not prepared yet
  private isBack = false // on a new connection, before its first state
  private count = 0
  private readonly page = Math.random().toString(36).slice(2, 10) // so that no two pages use the same id
  private given: string[] = [] // the tokens of the last hello
  private opened: (number | null)[] = [] // and the seats they open

  constructor(
    readonly code: string,
    private readonly tokens: () => string[],
    private readonly name: () => string = () => '',
    call: Dial = dial,
  ) {
    this.chance = new Chance(code, (message) => this.line.send(message))
    const handlers = {
      onconnect: () => this.begin(),
      onopen: () => this.hello(),
      onmessage: (message: FromServer) => this.hear(message),
      onlost: () => this.inquiry.giveUp(),
    }
    this.line = new Connection(code, handlers, call)
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
    this.given = this.tokens()
    const hash = this.given.length ? this.chance.seal(this.ply > 0 || this.over !== null) : null
    this.line.send({ type: 'hello', tokens: this.given, version: this.version, name: this.name(), hash })
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
        this.inquiry.answer(message.id, message)
        return
      case 'refuse':
        return this.takeRefusal(message)
      case 'commitments':
        return this.chance.take(message)
      case 'undo_asked':
        this.outbox.asked(message, this.you)
        this.undo = message
        return
      case 'undo_answered':
        this.outbox.answered(message.request)
        return this.takeOutcome(message.outcome)
      case 'thinking':
        if (this.turn) this.turn = { ...this.turn, thinking: message.seat }
        return
      case 'chat':
        this.outbox.heard(message)
        this.chat = [...this.chat, message]
        return
      case 'pong':
    }
  }

  private takeTable(table: Table): void {
    this.table = table
    if (table.status !== 'open' && !table.compiling && (!this.scene || this.isHalf)) this.hello()
  }

  private takeState(state: State): void {
    this.isHalf = this.scene !== null && state.scene === null && state.table.status === 'playing'
    if (this.isHalf) {
      this.table = state.table // the old scene stays until there is a new one
      return
    }
    this.line.confirm()
    this.hasLostSeat = !state.you.length && (this.hasLostSeat || this.you.length > 0)
    this.table = state.table
    this.you = state.you
    this.chat = state.chat
    this.undo = state.undo
    this.opened = state.tokens
    if (state.missed.length) this.missed = state.missed
    const first = state.moves[0]?.ply ?? Infinity
    if (state.since === 0) this.follow(state, [], [])
    else
      this.follow(
        state,
        this.moves.filter((told) => told.ply < first),
        state.moves,
      )
    if (this.undo) this.outbox.asked(this.undo, this.you)
    if (this.isBack) this.outbox.resume(this.chat, this.undo)
    this.isBack = false
    this.chance.greet(state)
  }

  private takeUpdate(update: Update): void {
    if (update.version < this.version) return
    if (!this.scene || update.since !== this.version) {
      this.hello() // a message was missed
      return
    }
    this.refusal = null
    if (update.over && this.table) this.table = { ...this.table, status: 'over' }
    const kept = this.moves.filter((told) => told.ply <= update.kept)
    const fresh = update.moves.filter((told) => told.ply > this.ply) // the last update has all moves again
    this.follow({ ...update, scene: applyPatch(this.scene, update.scene) }, kept, fresh)
  }

  /** Takes over where the game stands now: its moves follow those that are kept, and some of them are news. */
  private follow(now: Standing, kept: Told[], fresh: Told[]): void {
    this.moves = [...kept, ...now.moves]
    this.fresh = fresh
    this.version = now.version
    this.ply = now.ply
    this.turn = now.turn
    this.scene = now.scene
    this.over = now.over
    this.show(this.outbox.arrive(this.version, this.moves))
  }

  private takeOutcome(outcome: Outcome): void {
    const isMine = this.undo !== null && this.you.includes(this.undo.seat)
    this.undoFailure = isMine && outcome !== 'granted' ? outcome : null
    this.undo = null
  }

  private takeRefusal(refuse: Refuse): void {
    if (this.inquiry.answer(refuse.id, null)) return
    const shown = this.outbox.refused(refuse, this.version)
    this.show(shown ? [shown] : [])
    if (refuse.version > this.version) this.hello()
  }

  private show(refusals: Shown[]): void {
    for (const { refuse, at } of refusals) this.refusal = { reason: refuse.reason, clause: refuse.clause, at }
  }

  /** Plays a choice; it is shown at once, and removed again if it is refused. */
  play(choice: Choice, end: boolean): void {
    if (!this.scene) return
    this.refusal = null
    const seat = this.scene.viewer
    this.post({ type: 'play', version: this.version, seat, move: choice.move, end, id: this.id() }, choice)
  }

  private id(): string {
    return `${this.page}-${(this.count += 1)}`
  }

  private post(command: Command, choice?: Choice): void {
    const when: When = { version: this.version, ply: this.ply, chat: this.chat, choice }
    this.outbox.post(command, when)
  }

  /** What a choice would do. */
  async preview(move: string): Promise<Preview | null> {
    return this.scene ? this.inquiry.preview(this.version, this.scene.viewer, move) : null
  }

  /** Why nothing can be played at a point of an area; null if it can, or if there is no answer. */
  async why(area: string, at: { x: number; y: number }, move: string): Promise<Refusal | null> {
    if (!this.scene) return null
    const answer = await this.inquiry.why(this.version, this.scene.viewer, area, at, move)
    return answer?.reason ? { reason: answer.reason, clause: answer.clause, at: [] } : null
  }

  features(): Promise<Feature[]> {
    return this.inquiry.features(this.version, this.scene?.viewer ?? -1)
  }

  endTurn(seat: number): void {
    this.post({ type: 'end', version: this.version, seat, id: this.id() })
  }

  askUndo(seat: number): void {
    this.undoFailure = null
    this.post({ type: 'undo', version: this.version, seat, id: this.id() })
  }

  /** Answers a request to undo; from the seat that asked, "no" withdraws it. */
  consent(agree: boolean): void {
    if (!this.undo) return
    this.post({ type: 'consent', request: this.undo.request, agree, id: this.id() })
    this.undo = null
  }

  talk(text: string, seat: number | null): void {
    this.post({ type: 'chat', text: text.replace(/\s+/g, ' ').trim(), seat, id: this.id() })
  }
}
