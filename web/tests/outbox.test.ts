// Unanswered messages are sent again with the same id, and never lock the board for good.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Live } from '../src/link/live.svelte'
import type { Refuse, UndoAsked } from '../src/wire'
import { Line, liveOn, state, told, update } from './line'
import { choice, message } from './things'

let lines: Line[]
let live: Live
const line = () => lines.at(-1)!
const later = (seconds: number) => vi.advanceTimersByTime(1000 * seconds)
const here = choice('place 0 0 1', ['a'])
const refuse = (id: unknown, version: number): Refuse => ({
  type: 'refuse',
  id: id as string,
  reason: message('server-stale'),
  clause: '',
  version,
})
const undoAsked = (waiting: number[]): { type: 'undo_asked' } & UndoAsked => ({
  type: 'undo_asked',
  request: 5,
  seat: 1,
  ply: 3,
  waiting,
})
const played = () => ({ ...update(8, 5, 6), moves: [told(6, 'place 0 0 1')] })

function comeBack(version = 7, plies = 5) {
  line().cut()
  later(0.3)
  line().answer()
  line().say(state(version, plies))
}

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  live = liveOn(lines)
  line().say(state(7, 5))
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
})

describe('a move that is not answered', () => {
  it('is sent again with the same id and version, three times, then reported as saved', () => {
    live.play(here, true)
    later(3.9)
    expect(line().of('play')).toHaveLength(1)
    later(12)
    expect(line().of('play')).toHaveLength(4)
    expect(
      new Set(
        line()
          .of('play')
          .map((one) => JSON.stringify(one)),
      ).size,
    ).toBe(1)
    expect(live.outbox.stuck).toBeNull()
    later(0.2)
    expect([live.outbox.stuck, live.pending]).toEqual(['move', here])
  })
  it('is not sent again once the update has arrived', () => {
    live.play(here, true)
    line().say(played())
    later(20)
    expect(line().of('play')).toHaveLength(1)
    expect([live.pending, live.outbox.stuck]).toEqual([null, null])
  })
  it('is sent at once on a new connection while the version is the same', () => {
    live.play(here, true)
    const { id } = line().of('play')[0]!
    comeBack()
    expect(line().of('play')).toMatchObject([{ id, version: 7 }])
    expect(live.pending).toBe(here)
  })
  it('is dropped when the table has moved on', () => {
    live.play(here, true)
    comeBack(9, 7)
    expect([line().of('play').length, live.pending]).toEqual([0, null])
  })
  it('is kept while there is no connection at all', () => {
    line().cut()
    live.play(here, true)
    later(0.3)
    line().answer()
    expect(line().of('play')).toHaveLength(0)
    line().say(state(7, 5))
    expect(line().of('play')).toHaveLength(1)
  })
  it('reconnects when nothing at all has arrived in the meantime', () => {
    live.play(here, true)
    later(16.5)
    expect(lines).toHaveLength(2)
    line().answer()
    line().say(state(7, 5))
    expect(line().of('play')).toHaveLength(1)
    expect(live.outbox.stuck).toBeNull()
  })
  it('gives way to another one', () => {
    live.play(here, true)
    later(16.5)
    const there = choice('place 1 0 1', ['b'])
    live.play(there, true)
    line().answer()
    line().say(state(7, 5))
    expect(line().of('play')).toMatchObject([{ move: 'place 1 0 1' }])
    expect(live.pending).toBe(there)
  })
})

describe('a refusal', () => {
  it('of a move that was played is not shown', () => {
    live.play(here, true)
    const { id } = line().of('play')[0]!
    line().say(played())
    line().say(refuse(id, 8))
    expect(live.refusal).toBeNull()
  })
  it('that arrives before its update is not shown either', () => {
    live.play(here, true)
    line().say(refuse(line().of('play')[0]!.id, 8))
    expect([live.refusal, live.pending]).toEqual([null, here])
    line().say({ ...state(8, 6), moves: [...state(7, 5).moves, told(6, 'place 0 0 1')] })
    expect([live.refusal, live.pending]).toEqual([null, null])
  })
  it('is shown when something else was played', () => {
    live.play(here, true)
    const { id } = line().of('play')[0]!
    line().say(update(8, 5, 6))
    line().say(refuse(id, 8))
    expect(live.refusal?.at).toEqual(['a'])
  })
  it('that arrived early is shown once the table has arrived and something else was played', () => {
    live.play(here, true)
    line().say(refuse(line().of('play')[0]!.id, 8))
    line().say(state(8, 6))
    expect(live.refusal?.at).toEqual(['a'])
  })
  it('of something that was not sent from here is not shown', () => {
    line().say(refuse(null, 7))
    expect(live.refusal).toBeNull()
  })
})

describe('everything else that changes something', () => {
  it('ends a turn once, however often it is sent', () => {
    live.endTurn(0)
    live.endTurn(0)
    expect(
      new Set(
        line()
          .of('end')
          .map(({ id }) => id),
      ).size,
    ).toBe(1)
    line().say(update(8, 5, 6))
    later(20)
    expect(line().of('end')).toHaveLength(2)
  })
  it('asks to undo until it is answered', () => {
    live.undo.ask(0)
    later(4)
    expect(line().of('undo')).toHaveLength(2)
    line().say({ type: 'undo_asked', request: 5, seat: 0, ply: 3, waiting: [1] })
    later(20)
    expect(line().of('undo')).toHaveLength(2)
  })
  it('consents until only the others are asked, or it is settled', () => {
    line().say(undoAsked([0, 2]))
    live.undo.answer(true)
    later(4)
    expect(line().of('consent')).toMatchObject([
      { request: 5, agree: true },
      { request: 5, agree: true },
    ])
    line().say(undoAsked([2]))
    later(20)
    expect(line().of('consent')).toHaveLength(2)
  })
  it('cancels until that is settled, and does not call it declined', () => {
    line().say({ ...undoAsked([1]), seat: 0 })
    live.undo.answer(false)
    line().say({ ...undoAsked([1]), seat: 0 })
    later(4)
    expect(line().of('consent')).toHaveLength(2)
    line().say({ ...undoAsked([1]), seat: 0 })
    live.undo.answer(false)
    line().say({ type: 'undo_answered', request: 5, outcome: 'declined', by: 1 })
    later(20)
    expect([line().of('consent').length, live.undo.answered]).toEqual([3, null])
  })
  it('tells the asker that the others declined', () => {
    line().say({ ...undoAsked([1]), seat: 0 })
    line().say({ type: 'undo_answered', request: 5, outcome: 'declined', by: 1 })
    expect(live.undo.answered).toMatchObject({ outcome: 'declined', by: 1 })
  })
  it('tells the asker that the game continued first', () => {
    line().say({ ...undoAsked([1]), seat: 0 })
    line().say({ type: 'undo_answered', request: 5, outcome: 'overtaken', by: null })
    expect(live.undo.answered).toMatchObject({ outcome: 'overtaken' })
  })
  it('sends a chat message until it comes back', () => {
    live.talk('  nice   one ', 0)
    later(4)
    expect(line().of('chat')).toMatchObject([{ text: 'nice one' }, { text: 'nice one' }])
    line().say({ type: 'chat', at: 1, seat: 0, name: 'Ada', text: 'nice one', note: null })
    later(20)
    expect([line().of('chat').length, live.outbox.stuck]).toEqual([2, null])
  })
  it('does not send again what came back while the connection was lost', () => {
    live.talk('hello', 0)
    line().cut()
    later(0.3)
    line().answer()
    line().say({ ...state(7, 5), chat: [{ type: 'chat', at: 1, seat: 0, name: 'Ada', text: 'hello', note: null }] })
    expect(line().of('chat')).toHaveLength(0)
  })
  it('keeps what nobody answers, and says what it is', () => {
    live.talk('hello', 0)
    later(16.5)
    expect(live.outbox.stuck).toBe('talk')
  })
})
