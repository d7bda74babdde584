// A socket for which the test plays the server, and small messages for it.
import type { Socket } from '../src/link/connection.svelte'
import { Live } from '../src/link/live.svelte'
import type { FromServer, State, Told, Update } from '../src/wire'
import { scene } from './things'

export class Line implements Socket {
  readyState = 0
  sent: { type: string; [key: string]: unknown }[] = []
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string })
  }
  close() {
    this.readyState = 3
  }
  answer() {
    this.readyState = 1
    this.onopen?.(undefined as never)
  }
  say(told: FromServer) {
    this.onmessage?.({ data: JSON.stringify(told) })
  }
  cut(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
  of(type: string) {
    return this.sent.filter((one) => one.type === type)
  }
}

/** A live table on lines that open one after the other: the last one is in use. */
export function liveOn(lines: Line[]): Live {
  const live = new Live(
    'ABC234',
    () => ['secret'],
    () => 'Ada',
    () => {
      lines.push(new Line())
      return lines.at(-1)!
    },
  )
  live.open()
  lines.at(-1)!.answer()
  return live
}

export const told = (ply: number, words = `move ${ply}`): Told => ({ ply, seat: 0, words, sentence: null, events: [] })
export const turn = { asked: 0, held: null, undo: [], thinking: null, clocks: [] }
export const table = { code: 'ABC234', game: 'some', status: 'playing' } as State['table']
export const state = (version: number, plies: number, since = 0, from = 1): State => ({
  type: 'state',
  table,
  you: [0],
  tokens: [0],
  version,
  since,
  ply: plies,
  turn,
  scene: scene({}),
  chat: [],
  undo: null,
  over: null,
  chance: null,
  missed: [],
  moves: Array.from({ length: plies - from + 1 }, (_, at) => told(at + from)),
})
export const update = (version: number, kept: number, plies: number): Update => ({
  type: 'update',
  version,
  since: version - 1,
  ply: plies,
  kept,
  turn,
  scene: { viewer: 0, asked: 1 },
  over: null,
  moves: Array.from({ length: plies - kept }, (_, at) => told(kept + at + 1)),
})

/** Storage like the browser's, with space for a given number of characters. */
export class Shelf {
  private kept = new Map<string, string>()
  constructor(public room = Infinity) {}
  getItem(key: string) {
    return this.kept.get(key) ?? null
  }
  setItem(key: string, value: string) {
    const others = [...this.kept].filter(([one]) => one !== key).reduce((sum, [, text]) => sum + text.length, 0)
    if (others + value.length > this.room) throw new DOMException('full', 'QuotaExceededError')
    this.kept.set(key, value)
  }
  removeItem(key: string) {
    this.kept.delete(key)
  }
}
