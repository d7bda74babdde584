// One table as it lives: the socket with its reconnecting, and all that the server has told.
import { Chance } from './chance'
import { Inquiry } from './inquiry'
import { mend } from './mend'
import { Outbox, type Command, type Shown, type When } from './outbox.svelte'
import type {
  Chat,
  Choice,
  Feature,
  FromBrowser,
  FromServer,
  Message,
  Missed,
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

export interface Socket {
  readyState: number
  send(text: string): void
  close(code?: number): void
  onopen: ((event: never) => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}
export type Dial = (code: string) => Socket

export type Connection = 'connecting' | 'open' | 'lost' | 'gone' | 'barred'
export interface Refusal {
  reason: Message
  clause: string
  at: string[]
}

const OPEN = 1
const FINAL: Record<number, Connection> = { 4403: 'barred', 4404: 'gone' }
const FIRST_WAIT = 300
const LONGEST_WAIT = 5000
const PING_EVERY = 20_000
const SILENCE = 45_000
const SILENCE_WHEN_ASKED = 12_000

export const dial: Dial = (code) => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/live/${code}`) as unknown as Socket
}

export class Live {
  connection: Connection = $state('connecting')
  table: Table | null = $state.raw(null)
  you: number[] = $state.raw([])
  version = $state(0)
  ply = $state(0)
  moves: Told[] = $state.raw([])
  fresh: Told[] = $state.raw([]) // what the last message brought, for animation and sound
  turn: Turn | null = $state.raw(null)
  scene: Scene | null = $state.raw(null)
  chat: Chat[] = $state.raw([])
  undo: UndoAsked | null = $state.raw(null)
  over: Over | null = $state.raw(null)
  refusal: Refusal | null = $state.raw(null)
  /** What bots did for seats of this browser while nobody was here, until it is dismissed. */
  missed: Missed[] = $state.raw([])
  hasLostSeat = $state(false) // the token was renewed elsewhere
  isDeclined = $state(false) // the others declined an undo
  readonly inquiry = new Inquiry((message) => this.send(message))
  readonly chance: Chance
  readonly outbox = new Outbox(
    (message) => this.send(message),
    () => this.mind(),
  )

  private socket: Socket | null = null
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private isClosed = false
  private isHalf = false // the server is there again, but the game is not ready yet
  private isBack = false // on a new line, before its first state
  private count = 0
  private readonly page = Math.random().toString(36).slice(2, 10) // so that no two pages give the same id
  private given: string[] = [] // the tokens of the last hello
  private opened: (number | null)[] = [] // and the seats they open

  constructor(
    readonly code: string,
    private readonly tokens: () => string[],
    private readonly name: () => string = () => '',
    private readonly call: Dial = dial,
  ) {
    this.chance = new Chance(code, (message) => this.send(message))
  }

  get pending(): Choice | null {
    return this.outbox.move
  }

  /** The token that opens a seat of this browser. */
  tokenOf(seat: number): string | null {
    return this.given[this.opened.indexOf(seat)] ?? null
  }

  open(): void {
    this.connect()
    this.beat = setInterval(() => this.keepAlive(), PING_EVERY)
    globalThis.window?.addEventListener('online', this.again)
    globalThis.document?.addEventListener('visibilitychange', this.again)
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.timer)
    clearInterval(this.beat)
    this.outbox.close()
    globalThis.window?.removeEventListener('online', this.again)
    globalThis.document?.removeEventListener('visibilitychange', this.again)
    this.socket?.close()
  }

  private again = (): void => {
    if (this.connection === 'lost' && globalThis.document?.visibilityState !== 'hidden') this.connect()
  }

  private connect(): void {
    clearTimeout(this.timer)
    const old = this.socket
    if (old) old.onclose = null
    old?.close()
    const socket = this.call(this.code)
    this.socket = socket
    this.isBack = true
    this.chance.reconnected()
    socket.onopen = () => this.hello()
    socket.onmessage = (event) => this.hear(JSON.parse(event.data) as FromServer)
    socket.onclose = (event) => this.lost(event.code)
  }

  hello(): void {
    this.given = this.tokens()
    const hash = this.given.length ? this.chance.seal(this.ply > 0 || this.over !== null) : null
    this.send({ type: 'hello', tokens: this.given, version: this.version, name: this.name(), hash })
  }

  /** Nothing answers what was asked several times: perhaps the line only seems to be there. */
  private mind(): void {
    if (this.connection === 'open' && Date.now() - this.heard > SILENCE_WHEN_ASKED) this.connect()
  }

  private lost(code: number): void {
    this.inquiry.giveUp()
    if (this.isClosed) return
    this.connection = FINAL[code] ?? 'lost'
    if (this.connection !== 'lost') return
    this.timer = setTimeout(() => this.connect(), this.wait)
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  private keepAlive(): void {
    if (this.connection !== 'open') return
    if (Date.now() - this.heard > SILENCE) this.connect()
    else this.send({ type: 'ping' })
  }

  private send(message: FromBrowser): boolean {
    if (this.socket?.readyState !== OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  hear(message: FromServer): void {
    this.heard = Date.now()
    switch (message.type) {
      case 'state':
        return this.takeState(message)
      case 'update':
        return this.takeUpdate(message)
      case 'table':
        this.table = message.table
        if (message.table.status !== 'open' && !message.table.compiling && (!this.scene || this.isHalf)) this.hello()
        return
      case 'preview':
      case 'why':
      case 'features':
        this.inquiry.answer(message.id, message)
        return
      case 'refuse':
        return this.takeRefusal(message)
      case 'commitments':
        this.chance.take(message)
        return
      case 'undo_asked':
        this.outbox.asked(message, this.you)
        this.undo = message
        return
      case 'undo_answered':
        this.outbox.answered(message.request)
        this.isDeclined = !message.granted && this.undo !== null && this.you.includes(this.undo.seat)
        this.undo = null
        return
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

  private takeState(state: State): void {
    this.isHalf = this.scene !== null && state.scene === null && state.table.status === 'playing'
    if (this.isHalf) {
      this.table = state.table // what was seen stays until there is something to show
      return
    }
    this.connection = 'open'
    this.hasLostSeat = !state.you.length && (this.hasLostSeat || this.you.length > 0)
    this.wait = FIRST_WAIT
    const isWhole = state.since === 0
    const before = isWhole ? [] : this.moves
    const first = state.moves[0]?.ply
    this.moves = [...(first === undefined ? before : before.filter((told) => told.ply < first)), ...state.moves]
    this.fresh = isWhole ? [] : state.moves
    Object.assign(this, {
      table: state.table,
      you: state.you,
      version: state.version,
      ply: state.ply,
      turn: state.turn,
      scene: state.scene,
      chat: state.chat,
      undo: state.undo,
      over: state.over,
    })
    this.opened = state.tokens
    if (state.missed?.length) this.missed = state.missed
    this.show(this.outbox.arrive(this.version, this.moves))
    if (this.undo) this.outbox.asked(this.undo, this.you)
    if (this.isBack) this.outbox.resume(this.chat, this.undo)
    this.isBack = false
    this.chance.greet(state)
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

  private takeUpdate(update: Update): void {
    if (update.version < this.version) return
    if (!this.scene || update.since !== this.version) {
      this.hello() // something was missed on the way
      return
    }
    this.refusal = null
    this.moves = [...this.moves.filter((told) => told.ply <= update.kept), ...update.moves]
    this.fresh = update.moves.filter((told) => told.ply > this.ply) // at the end all is told anew
    this.version = update.version
    this.ply = update.ply
    this.turn = update.turn
    this.scene = mend(this.scene, update.scene)
    this.over = update.over
    if (update.over && this.table) this.table = { ...this.table, status: 'over' }
    this.show(this.outbox.arrive(this.version, this.moves))
  }

  /** Plays a choice; it is shown at once and taken back if it is refused. */
  play(choice: Choice, end: boolean): void {
    if (!this.scene) return
    this.refusal = null
    this.post(
      { type: 'play', version: this.version, seat: this.scene.viewer, move: choice.move, end, id: this.id() },
      choice,
    )
  }

  private id(): string {
    return `${this.page}-${(this.count += 1)}`
  }

  private post(command: Command, choice?: Choice): void {
    const when: When = { version: this.version, ply: this.ply, chat: this.chat, choice }
    this.outbox.post(command, when)
  }

  /** What a choice would bring. */
  async preview(move: string): Promise<Preview | null> {
    return this.scene ? this.inquiry.preview(this.version, this.scene.viewer, move) : null
  }

  /** Why nothing can be played at a point of an area; null if it can, or nobody knows. */
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

  takeBack(seat: number): void {
    this.isDeclined = false
    this.post({ type: 'undo', version: this.version, seat, id: this.id() })
  }

  /** Answers who asks to take back; from the seat that asks, "no" withdraws. */
  consent(agree: boolean): void {
    if (!this.undo) return
    this.post({ type: 'consent', request: this.undo.request, agree, id: this.id() })
    this.undo = null
  }

  lookAs(seat: number | null): void {
    this.send({ type: 'look', seat })
  }

  talk(text: string, seat: number | null): void {
    this.post({ type: 'chat', text: text.replace(/\s+/g, ' ').trim(), seat, id: this.id() })
  }
}
