// The connection: hello with the version known, coming back by itself, gaps noticed, the own move shown and taken back.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Live, type Socket } from '../src/link/live.svelte'
import type { FromServer, State, Told, Update } from '../src/wire'
import { choice, message, piece, scene } from './things'

class Line implements Socket {
  readyState = 0
  sent: { type: string; [key: string]: unknown }[] = []
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  send(text: string) { this.sent.push(JSON.parse(text) as { type: string }) }
  close() { this.readyState = 3 }
  answer() { this.readyState = 1; this.onopen?.(undefined as never) }
  say(told: FromServer) { this.onmessage?.({ data: JSON.stringify(told) }) }
  cut(code = 1006) { this.readyState = 3; this.onclose?.({ code }) }
}

const told = (ply: number): Told => ({ ply, seat: 0, words: `move ${ply}`, sentence: null, events: [] })
const turn = { asked: 0, held: null, undo: [], thinking: null }
const table = { code: 'ABC234', game: 'some', status: 'playing' } as State['table']
const state = (version: number, plies: number, since = 0, from = 1): State => ({
  type: 'state', table, you: [0], tokens: [0], version, since, ply: plies, turn, scene: scene({}), chat: [], undo: null, over: null,
  moves: Array.from({ length: plies - from + 1 }, (_, at) => told(at + from)),
})
const update = (version: number, kept: number, plies: number): Update => ({
  type: 'update', version, since: version - 1, ply: plies, kept, turn, scene: { viewer: 0, asked: 1 }, over: null,
  moves: Array.from({ length: plies - kept }, (_, at) => told(kept + at + 1)),
})

let lines: Line[]
let live: Live
const line = () => lines.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  live = new Live('ABC234', () => ['secret'], () => 'Ada', () => { lines.push(new Line()); return line() })
  live.open()
  line().answer()
})
afterEach(() => { live.close(); vi.useRealTimers() })

describe('Live', () => {
  it('hears answers to what it asked, and a refusal of a question is none of a move', async () => {
    line().say(state(7, 5))
    const preview = live.preview('place 0 0 1')
    const why = live.why('land', { x: 1, y: 2 }, '')
    const [asked, other] = line().sent.slice(-2)
    expect(asked).toMatchObject({ type: 'preview', version: 7, seat: 0, move: 'place 0 0 1' })
    line().say({ type: 'preview', id: asked!.id as string, version: 7, seat: 0, move: 'place 0 0 1', certain: true, events: [], changes: [] })
    expect((await preview)?.certain).toBe(true)
    void live.preview('place 0 0 1')
    expect(line().sent.at(-1)).toBe(other)
    line().say({ type: 'refuse', id: other!.id as string, reason: message('server-stale'), clause: '', version: 7 })
    expect(await why).toBeNull()
    expect(live.refusal).toBeNull()
  })
  it('says hello with its tokens and takes the state', () => {
    expect(line().sent[0]).toEqual({ type: 'hello', tokens: ['secret'], version: 0, name: 'Ada' })
    line().say(state(7, 5))
    expect([live.connection, live.version, live.moves.length]).toEqual(['open', 7, 5])
  })
  it('comes back by itself with the version it knows, and adds what it missed', () => {
    line().say(state(7, 5))
    line().cut()
    expect(live.connection).toBe('lost')
    expect(live.scene).not.toBeNull()
    vi.advanceTimersByTime(300)
    line().answer()
    expect(line().sent[0]).toMatchObject({ type: 'hello', version: 7 })
    line().say(state(9, 7, 7, 6))
    expect(live.moves.map((one) => one.ply)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
  it('waits longer and longer, and not at all for a table that does not exist', () => {
    line().cut()
    vi.advanceTimersByTime(300)
    line().cut()
    vi.advanceTimersByTime(300)
    expect(lines).toHaveLength(2)
    vi.advanceTimersByTime(300)
    expect(lines).toHaveLength(3)
    line().cut(4404)
    vi.advanceTimersByTime(60_000)
    expect([live.connection, lines.length]).toEqual(['gone', 3])
  })
  it('keeps showing the game while a restarted server makes it ready', () => {
    line().say(state(7, 5))
    line().cut()
    vi.advanceTimersByTime(300)
    line().answer()
    line().say({ ...state(7, 0), scene: null, moves: [] })
    expect([live.connection, live.scene !== null, live.moves.length]).toEqual(['lost', true, 5])
    line().say({ type: 'table', table: { ...table, compiling: null } as State['table'] })
    expect(line().sent.filter((one) => one.type === 'hello')).toHaveLength(2)
    line().say(state(7, 5))
    expect(live.connection).toBe('open')
  })
  it('takes moves back that an undo took back', () => {
    line().say(state(7, 5))
    line().say(update(8, 3, 4))
    expect(live.moves.map((one) => one.ply)).toEqual([1, 2, 3, 4])
  })
  it('makes the new scene of the one it has', () => {
    line().say(state(7, 5))
    line().say({ ...update(8, 5, 6), scene: { viewer: 0, asked: 1, areas: [{ id: 'land', pieces: [[piece('a', 'tile')]] }] } })
    expect([live.scene?.asked, live.scene?.areas[0]?.pieces.map((one) => one.id)]).toEqual([1, ['a']])
  })
  it('asks again when something was missed, and ignores what is old', () => {
    line().say(state(7, 5))
    line().say(update(9, 5, 7))
    expect(line().sent.filter((one) => one.type === 'hello')).toHaveLength(2)
    expect([live.ply, live.scene?.asked]).toEqual([5, 0])
    line().say(update(3, 1, 2))
    expect(live.version).toBe(7)
  })
  it('shows the own move at once and takes it back when it is refused', () => {
    line().say(state(7, 5))
    live.play(choice('place 0 0 1', ['a']), true)
    expect(live.pending?.move).toBe('place 0 0 1')
    const sent = line().sent.at(-1)!
    expect(sent).toMatchObject({ type: 'play', version: 7, seat: 0, move: 'place 0 0 1', end: true })
    line().say({ type: 'refuse', id: sent.id as string, reason: message('refuse-side'), clause: '3.4', version: 7 })
    expect(live.pending).toBeNull()
    expect(live.refusal).toEqual({ reason: message('refuse-side'), clause: '3.4', at: ['a'] })
  })
})
