// Unanswered messages: sent again until the server answers or another move makes them obsolete.
import type {
  Chat,
  Choice,
  Consent,
  End,
  EnterDraw,
  Finish,
  FromBrowser,
  Message,
  Play,
  Refuse,
  Say,
  TakeBack,
  Told,
  Undo,
  UndoAsked,
} from '../wire'

const PATIENCE = 4000
const MOST_TRIES = 3 // after the first

/** A message that changes something. */
export type Order = Play | End | Undo | EnterDraw | TakeBack | Finish | Consent | Say
/** An order with an id, which a refusal repeats; an order sent twice is carried out once. */
type Command = Order & { id: string }
type Of<T extends Command['type']> = Extract<Command, { type: T }>
interface Posted<C extends Command = Command> {
  command: C
  when: When
  tries: number
  isStuck: boolean
  refusal: Refuse | null // for a version not yet received: shown only if our move is not in it
  timer?: ReturnType<typeof setTimeout>
}
/** The state of the table when something was sent. */
export interface When {
  version: number
  ply: number
  chat: Chat[]
  choice?: Choice
}
/** Why something was refused, and the picks it was about. */
export interface Refusal {
  reason: Message
  clause: string
  at: string[]
}

const isSaid = (line: Chat, said: Of<'chat'>) => line.text === said.text && line.seat === said.seat
const times = (chat: Chat[], said: Of<'chat'>) => chat.filter((line) => isSaid(line, said)).length

export class Outbox {
  /** Our move, sent but not yet confirmed; it is shown at once. */
  move: Choice | null = $state.raw(null)
  /** What the server has not answered after all attempts. */
  stuck: 'move' | 'talk' | null = $state(null)
  private waiting = new Map<string, Posted>()
  private overtaken = new Map<string, When>() // moves that arrived too late
  private count = 0
  private readonly page = Math.random().toString(36).slice(2, 10) // so that no two pages use the same id

  constructor(
    private readonly send: (message: FromBrowser) => boolean,
    private readonly onsilence: () => void,
  ) {}

  /** Sends an order, or the same one again if it is still waiting. A new move replaces a waiting one. */
  post(order: Order, when: When): void {
    const command = { ...order, id: `${this.page}-${(this.count += 1)}` }
    const like = [...this.waiting.values()].find((one) => isAlike(one.command, command))
    if (command.type === 'play') for (const one of this.all('play')) if (one !== like) this.remove(one)
    const posted = like ?? { command, when, tries: 0, isStuck: false, refusal: null }
    this.waiting.set(posted.command.id, posted)
    this.start(posted)
  }

  private start(posted: Posted): void {
    posted.tries = 0
    posted.isStuck = false
    this.attempt(posted)
    this.show()
  }

  private attempt(posted: Posted): void {
    clearTimeout(posted.timer)
    if (this.send(posted.command)) posted.timer = setTimeout(() => this.again(posted), PATIENCE)
  }

  private again(posted: Posted): void {
    posted.tries += 1
    if (posted.tries <= MOST_TRIES) return this.attempt(posted)
    posted.isStuck = true
    this.show()
    this.onsilence()
  }

  /** The game has reached a version: drops what was sent for another one. Returns the refusals to show. */
  arrive(version: number, moves: Told[]): Refusal[] {
    const late: Refusal[] = []
    for (const posted of this.waiting.values()) {
      const { command, when, refusal } = posted
      if (command.type === 'chat' || when.version === version) continue
      this.remove(posted)
      if (command.type !== 'play' || stands(command, when.ply, moves)) continue
      if (refusal) late.push(refusalOf(refusal, when))
      else this.overtaken.set(command.id, when)
    }
    return late
  }

  /** Connected again: sends everything that is still waiting. */
  resume(chat: Chat[], undo: UndoAsked | null): void {
    for (const one of this.all('chat'))
      if (times(chat, one.command) > times(one.when.chat, one.command)) this.remove(one)
    for (const one of this.all('consent')) if (one.command.request !== undo?.request) this.remove(one)
    for (const one of this.waiting.values()) this.start(one)
  }

  /** The refusal to show, if any: not for a move that was played, and not before its version has arrived. */
  refused(refuse: Refuse, version: number): Refusal | null {
    const posted = this.waiting.get(refuse.id ?? '')
    const before = this.overtaken.get(refuse.id ?? '')
    if (!posted) return before ? refusalOf(refuse, before) : null
    if (posted.command.type !== 'chat' && refuse.version > version) {
      posted.refusal = refuse
      return null
    }
    this.remove(posted)
    return refusalOf(refuse, posted.when)
  }

  heard(line: Chat): void {
    const mine = this.all('chat').find(
      ({ command }) => isSaid(line, command) || (line.seat !== null && command.seat === line.seat),
    )
    if (mine) this.remove(mine)
  }

  /** Somebody asks to undo a move, and some still have to answer. */
  asked({ seat, request, waiting }: UndoAsked, you: number[]): void {
    for (const one of this.all('undo')) if (one.command.seat === seat) this.remove(one)
    const isDone = !waiting.some((other) => you.includes(other))
    for (const one of this.all('consent'))
      if (isDone && one.command.agree && one.command.request === request) this.remove(one)
  }

  answered(request: number): void {
    for (const one of this.all('consent')) if (one.command.request === request) this.remove(one)
  }

  close(): void {
    for (const posted of this.waiting.values()) clearTimeout(posted.timer)
  }

  private all<T extends Command['type']>(type: T): Posted<Of<T>>[] {
    return [...this.waiting.values()].filter((one): one is Posted<Of<T>> => one.command.type === type)
  }

  private remove(posted: Posted): void {
    clearTimeout(posted.timer)
    this.waiting.delete(posted.command.id)
    this.show()
  }

  private show(): void {
    const stuck = [...this.waiting.values()].filter((one) => one.isStuck)
    this.move = this.all('play')[0]?.when.choice ?? null
    this.stuck = stuck.some((one) => one.command.type !== 'chat') ? 'move' : stuck.length ? 'talk' : null
  }
}

const refusalOf = ({ reason, clause }: Refuse, { choice }: When): Refusal => ({
  reason,
  clause,
  at: choice?.picks ?? [],
})

function isAlike(one: Command, other: Command): boolean {
  return one.type !== 'chat' && JSON.stringify({ ...one, id: '' }) === JSON.stringify({ ...other, id: '' })
}

function stands(play: Of<'play'>, ply: number, moves: Told[]): boolean {
  return moves.some((told) => told.ply === ply + 1 && told.seat === play.seat && told.words === play.move)
}
