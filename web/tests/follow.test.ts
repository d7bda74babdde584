// The others' moves reach the screen in order and at one's own pace; own moves, gaps, undos and the end do so at once.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { comings, goings, points } from '../src/follow/flights'
import { Follow } from '../src/follow/follow.svelte'
import { gainsOf, joined, sinceOwn, turnsOf } from '../src/follow/turns'
import { Live } from '../src/link/live.svelte'
import { settings } from '../src/link/settings.svelte'
import type { Event, Told, Update } from '../src/wire'
import { Line, state, update } from './line'
import { message, piece, scene } from './things'

const event = (seat: number, points: number, pieces: string[] = []): Event => ({
  kind: 'road',
  clause: '1',
  seat,
  points,
  message: message('scores'),
  terms: [],
  holders: [],
  pieces,
  feature: '',
})
const by = (seat: number, ply: number, more: Partial<Told> = {}): Told => ({
  ply,
  seat,
  words: `move ${ply}`,
  sentence: null,
  events: [],
  ...more,
})

let line: Line
let live: Live
let follow: Follow
let version: number

/** The server tells of moves after those that are known; then a seat is to move. */
function hear(asked: number, moves: Told[], more: Partial<Update> = {}): void {
  version += 1
  const kept = moves[0]!.ply - 1
  line.say({
    ...update(version, kept, kept + moves.length),
    moves,
    scene: { viewer: 0, asked, areas: [{ id: 'land', pieces: [moves.map((told) => piece(`p${told.ply}`, 'tile'))] }] },
    ...more,
  })
}
const shown = () => follow.queue.shown?.moves[0]?.ply ?? null

beforeEach(() => {
  vi.useFakeTimers()
  settings.pace = 'calm'
  line = new Line()
  live = new Live(
    'ABC234',
    () => ['secret'],
    () => 'Ada',
    () => line,
  )
  live.open()
  line.answer()
  line.say(state((version = 7), 1))
  follow = new Follow(live)
  follow.attach()
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
})

describe('Follow', () => {
  it('shows four turns of others in order, each for its time, and lets one play right after the last', () => {
    for (const seat of [1, 2, 3, 4]) hear(seat === 4 ? 0 : seat + 1, [by(seat, seat + 1)])
    expect([shown(), follow.moves.at(-1)?.ply, follow.scene?.asked]).toEqual([2, 2, 2])
    for (const ply of [3, 4, 5]) {
      vi.advanceTimersByTime(899)
      expect(shown()).toBe(ply - 1)
      vi.advanceTimersByTime(1)
      expect(shown()).toBe(ply)
    }
    vi.advanceTimersByTime(450)
    expect([follow.isShowing, follow.scene]).toEqual([false, live.position.scene])
    expect(follow.since.map(({ seat }) => seat)).toEqual([1, 2, 3, 4])
  })
  it('shows two decisions of a turn in the time of one', () => {
    hear(1, [by(1, 2)])
    hear(2, [by(1, 3)])
    hear(0, [by(2, 4)])
    vi.advanceTimersByTime(405)
    expect(shown()).toBe(3)
    vi.advanceTimersByTime(495)
    expect(shown()).toBe(4)
  })
  it('is as fast as one wants it', () => {
    settings.pace = 'brisk'
    hear(2, [by(1, 2)])
    hear(0, [by(2, 3)])
    vi.advanceTimersByTime(350)
    expect(shown()).toBe(3)
    settings.pace = 'instant'
    hear(0, [by(1, 4)])
    expect([shown(), follow.since.length]).toEqual([null, 3])
  })
  it('shows a move of one’s own at once, and skips to it', () => {
    hear(2, [by(1, 2)])
    expect(shown()).toBe(2)
    hear(1, [by(0, 3)])
    expect([shown(), follow.scene === live.position.scene, follow.since]).toEqual([null, true, []])
  })
  it('jumps after an undo and a gap', () => {
    hear(2, [by(1, 2)])
    hear(2, [by(1, 2)]) // instead of the first one
    expect(shown()).toBeNull()
    hear(3, [by(2, 3)])
    line.say(state((version += 1), 6))
    expect([shown(), follow.moves.length]).toEqual([null, 6])
  })
  it('shows what waits before the end, unless the last move is one’s own', () => {
    const over = { places: [], scores: [] } as unknown as Update['over']
    hear(2, [by(1, 2)])
    hear(-2, [by(2, 3)], { over })
    expect([shown(), follow.isShowing]).toEqual([2, true])
    follow.queue.next()
    expect([follow.isShowing, follow.scene === live.position.scene, follow.since]).toEqual([false, true, []])
    hear(2, [by(1, 4)])
    hear(-2, [by(0, 5)], { over })
    expect(follow.isShowing).toBe(false)
  })
  it('skips to now, and shows what follows at once until it is one’s own turn', () => {
    hear(2, [by(1, 2)])
    follow.skip()
    hear(3, [by(2, 3)])
    expect(shown()).toBeNull()
    hear(0, [by(3, 4)])
    expect([shown(), follow.since.length]).toEqual([null, 3])
    hear(1, [by(0, 5)])
    hear(0, [by(1, 6)])
    expect(shown()).toBe(6)
  })
  it('watches again what happened since one’s last turn, and forgets it when told', () => {
    hear(2, [by(1, 2)])
    hear(0, [by(2, 3, { last: ['p3'], pieces: ['p3', 'x'] })])
    follow.skip()
    expect(follow.mayWatchAgain).toBe(true)
    follow.again()
    expect(shown()).toBe(2)
    vi.advanceTimersByTime(900)
    expect(shown()).toBe(3)
    vi.advanceTimersByTime(450)
    expect(follow.marks.map(({ seat, order, pieces }) => [seat, order, pieces])).toEqual([
      [1, 1, []],
      [2, 2, ['p3']],
    ])
    expect(follow.choose(3)).toEqual(['p3', 'x'])
    follow.dismiss()
    expect([follow.since, follow.marks]).toEqual([[], []])
  })
})

describe('turns', () => {
  it('group what a seat did without a break, with the draws after it', () => {
    const moves = [by(-1, 1), by(0, 2), by(0, 3), by(-1, 4), by(1, 5, { events: [event(1, 6), event(0, -2)] })]
    expect(turnsOf(moves).map(({ seat, moves: own }) => [seat, own.length])).toEqual([
      [-1, 1],
      [0, 3],
      [1, 1],
    ])
    expect([...gainsOf(moves)]).toEqual([
      [1, 6],
      [0, -2],
    ])
    expect(sinceOwn(moves, [0]).map(({ ply }) => ply)).toEqual([5])
    expect(sinceOwn(moves, [1])).toEqual([])
    expect(sinceOwn(moves, []).map(({ ply }) => ply)).toEqual([5])
  })
  it('are told in one sentence where each begins with the name', () => {
    expect(joined(['Ada lays a tile.', 'Ada passes.'], 'Ada')).toBe('Ada lays a tile, passes.')
    expect(joined(['Ada lays a tile.', 'The road is finished.'], 'Ada')).toBe('Ada lays a tile. The road is finished.')
  })
})

describe('flights', () => {
  const panel = (seat: number) => ({ x: 1000, y: 100 * seat })
  const figure = { ...piece('figure', 'figure', 5, 5), owner: 2, height: 1 }
  const before = scene({ pieces: [piece('a', 'tile'), figure] })
  const after = scene({ pieces: [piece('a', 'tile'), piece('b', 'tile', 100, 0)] })
  const happened = { before, scene: after, moves: [by(1, 2, { events: [event(2, 4, ['a', 'b'])] })] }

  it('bring new pieces from the panel of the seat that moved, unless one has placed them oneself', () => {
    const found = comings(happened, after.areas[0]!, [0], panel)
    expect(found.map(({ piece, from, to }) => [piece?.id, from, to])).toEqual([
      ['b', { x: 1000, y: 100 }, { x: 100, y: 0 }],
    ])
    expect(comings(happened, after.areas[0]!, [1], panel)).toEqual([])
  })
  it('bring figures back, and points from where they were scored', () => {
    const found = goings(happened, after.areas[0]!, panel)
    expect(found.map(({ piece, to }) => [piece?.id, to])).toEqual([['figure', { x: 1000, y: 200 }]])
    const [scored] = points(happened.moves, after.areas[0]!.pieces, panel)
    expect([scored?.from, scored?.to]).toEqual([
      { x: 50, y: 0 },
      { x: 1000, y: 200 },
    ])
  })
})
