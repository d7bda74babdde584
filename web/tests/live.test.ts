// A live table: hello with the known version, reconnecting, noticing gaps, showing our move and removing it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Live } from '../src/link/live.svelte'
import type { State } from '../src/wire'
import { Line, liveOn, state, table, update } from './line'
import { choice, message, piece } from './things'

let lines: Line[]
let live: Live
const line = () => lines.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  live = liveOn(lines)
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
})

describe('Live', () => {
  it('gets answers to its questions, and the refusal of a question is not that of a move', async () => {
    line().say(state(7, 5))
    const preview = live.inquiry.preview('place 0 0 1')
    const why = live.inquiry.why('land', { x: 1, y: 2 }, '')
    const [asked, other] = line().sent.slice(-2)
    expect(asked).toMatchObject({ type: 'preview', version: 7, seat: 0, move: 'place 0 0 1' })
    line().say({
      type: 'preview',
      id: asked!.id as string,
      version: 7,
      seat: 0,
      move: 'place 0 0 1',
      certain: true,
      events: [],
      changes: [],
      later: [],
      effects: [],
      pieces: [],
    })
    expect((await preview)?.certain).toBe(true)
    void live.inquiry.preview('place 0 0 1')
    expect(line().sent.at(-1)).toBe(other)
    line().say({ type: 'refuse', id: other!.id as string, reason: message('server-stale'), clause: '', version: 7 })
    expect(await why).toBeNull()
    expect(live.refusal).toBeNull()
  })
  it('says hello with its tokens and takes the state', () => {
    expect(line().sent[0]).toEqual({
      type: 'hello',
      tokens: ['secret'],
      version: 0,
      name: 'Ada',
      key: '',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      asks: false,
    })
    line().say(state(7, 5))
    expect([live.connection, live.position.version, live.position.moves.length]).toEqual(['open', 7, 5])
  })
  it('reconnects by itself with the version it knows, and adds what it missed', () => {
    line().say(state(7, 5))
    line().cut()
    expect(live.connection).toBe('lost')
    expect(live.position.scene).not.toBeNull()
    vi.advanceTimersByTime(300)
    line().answer()
    expect(line().sent[0]).toMatchObject({ type: 'hello', version: 7 })
    line().say(state(9, 7, 7, 6))
    expect(live.position.moves.map((one) => one.ply)).toEqual([1, 2, 3, 4, 5, 6, 7])
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
  it('says that the host has shut others out, until it is let in again', () => {
    line().say(state(7, 5))
    line().cut(4410)
    expect(live.connection).toBe('shut')
    vi.advanceTimersByTime(300)
    line().cut()
    expect(live.connection).toBe('shut')
    vi.advanceTimersByTime(600)
    line().answer()
    line().say(state(7, 5))
    expect(live.connection).toBe('open')
    line().cut()
    expect(live.connection).toBe('lost')
  })
  it('keeps showing the game while a restarted server prepares it', () => {
    line().say(state(7, 5))
    line().cut()
    vi.advanceTimersByTime(300)
    line().answer()
    line().say({ ...state(7, 0), scene: null, moves: [] })
    expect([live.connection, live.position.scene !== null, live.position.moves.length]).toEqual(['lost', true, 5])
    line().say({ type: 'table', table: { ...table, compiling: null } as State['table'] })
    expect(line().sent.filter((one) => one.type === 'hello')).toHaveLength(2)
    line().say(state(7, 5))
    expect(live.connection).toBe('open')
  })
  it('removes moves that were undone', () => {
    line().say(state(7, 5))
    line().say(update(8, 3, 4))
    expect(live.position.moves.map((one) => one.ply)).toEqual([1, 2, 3, 4])
  })
  it('builds the new scene from the one it has', () => {
    line().say(state(7, 5))
    line().say({
      ...update(8, 5, 6),
      scene: { viewer: 0, asked: 1, areas: [{ id: 'land', pieces: [[piece('a', 'tile')]] }] },
    })
    expect([live.position.scene?.asked, live.position.scene?.areas[0]?.pieces.map((one) => one.id)]).toEqual([1, ['a']])
  })
  it('asks again when something was missed, and ignores what is old', () => {
    line().say(state(7, 5))
    line().say(update(9, 5, 7))
    expect(line().sent.filter((one) => one.type === 'hello')).toHaveLength(2)
    expect([live.position.ply, live.position.scene?.asked]).toEqual([5, 0])
    line().say(update(3, 1, 2))
    expect(live.position.version).toBe(7)
  })
  it('shows its own move at once and removes it when it is refused', () => {
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
