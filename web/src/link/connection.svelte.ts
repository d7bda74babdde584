// The connection to a table: a socket that reconnects by itself, also after a long silence.
import type { FromBrowser, FromServer } from '../wire'

export interface Socket {
  readyState: number
  send(text: string): void
  close(code?: number): void
  onopen: ((event: never) => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}
export type Dial = (code: string) => Socket
export type Status = 'connecting' | 'open' | 'lost' | 'shut' | 'gone' | 'barred' | 'veiled'

/** What to do when something happens to the connection. */
export interface Handlers {
  onconnect: () => void // before a new socket opens
  onopen: () => void
  onmessage: (message: FromServer) => void
  onlost: () => void
}

const OPEN = 1
const FINAL: Record<number, Status> = { 4403: 'barred', 4404: 'gone', 4423: 'veiled' }
const SHUT = 4410 // the host no longer lets others on the network in, and may change their mind
const FIRST_WAIT = 300
const LONGEST_WAIT = 5000
const PING_EVERY = 20_000
const SILENCE = 45_000
const SILENCE_WHEN_ASKED = 12_000

export const dial: Dial = (code) => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/live/${code}`) as unknown as Socket
}

export class Connection {
  status: Status = $state('connecting')
  private socket: Socket | null = null
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private heartbeat: ReturnType<typeof setInterval> | undefined
  private heardAt = 0
  private isClosed = false

  constructor(
    private readonly code: string,
    private readonly handlers: Handlers,
    private readonly call: Dial,
  ) {}

  open(): void {
    this.connect()
    this.heartbeat = setInterval(() => this.keepAlive(), PING_EVERY)
    globalThis.window?.addEventListener('online', this.retry)
    globalThis.document?.addEventListener('visibilitychange', this.retry)
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.timer)
    clearInterval(this.heartbeat)
    globalThis.window?.removeEventListener('online', this.retry)
    globalThis.document?.removeEventListener('visibilitychange', this.retry)
    this.socket?.close()
  }

  /** The server has answered the hello: the connection works. */
  confirm(): void {
    this.status = 'open'
    this.wait = FIRST_WAIT
  }

  send(message: FromBrowser): boolean {
    if (this.socket?.readyState !== OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  /** Several attempts got no answer: the connection may be dead. */
  doubt(): void {
    if (this.status === 'open' && Date.now() - this.heardAt > SILENCE_WHEN_ASKED) this.connect()
  }

  private retry = (): void => {
    if ((this.status === 'lost' || this.status === 'shut') && globalThis.document?.visibilityState !== 'hidden')
      this.connect()
  }

  private connect(): void {
    clearTimeout(this.timer)
    const old = this.socket
    if (old) old.onclose = null
    old?.close()
    const socket = this.call(this.code)
    this.socket = socket
    this.handlers.onconnect()
    socket.onopen = () => this.handlers.onopen()
    socket.onmessage = (event) => this.receive(event.data)
    socket.onclose = (event) => this.lose(event.code)
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as FromServer
    this.heardAt = Date.now()
    this.handlers.onmessage(message)
  }

  private lose(code: number): void {
    this.handlers.onlost()
    if (this.isClosed) return
    const isShut = code === SHUT || this.status === 'shut'
    this.status = FINAL[code] ?? (isShut ? 'shut' : 'lost')
    if (FINAL[code]) return
    this.timer = setTimeout(() => this.connect(), this.wait)
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  private keepAlive(): void {
    if (this.status !== 'open') return
    if (Date.now() - this.heardAt > SILENCE) this.connect()
    else this.send({ type: 'ping' })
  }
}
