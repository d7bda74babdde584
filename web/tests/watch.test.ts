// Time at a table: clocks and absence go on counting between messages of the server.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Live } from '../src/link/live.svelte'
import { Watch } from '../src/table/watch.svelte'
import type { Seat, State, Table } from '../src/wire'
import { Line, state, table, turn } from './line'

const seat = (number: number, parts: Partial<Seat> = {}): Seat => ({
  seat: number,
  kind: 'person',
  name: `P${number}`,
  level: null,
  present: true,
  away: false,
  analysis: false,
  muted: false,
  colour: number,
  absent_s: null,
  resigned: false,
  person: null,
  ...parts,
})
const made = (parts: Partial<Table>): Table => ({ ...table, patience: 60, clock: null, seats: [], ...parts })

let line: Line
let live: Live
let watch: Watch
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'clearTimeout', 'performance'] })
  line = new Line()
  live = new Live(
    'ABC234',
    () => ['secret'],
    () => 'Ada',
    () => line,
  )
  live.open()
  line.answer()
  watch = new Watch(live)
  stop = watch.run()
})
afterEach(() => {
  stop()
  live.close()
  vi.useRealTimers()
})

function say(parts: Partial<Table>, asked: number, clocks: (number | null)[] = []): void {
  const told: State = { ...state(7, 5), table: made(parts), turn: { ...turn, asked, clocks } }
  line.say(told)
}

describe('Watch', () => {
  it('counts down the clock of the seat to move, and no other', () => {
    say({ seats: [seat(0), seat(1)] }, 1, [60_000, 30_000])
    vi.advanceTimersByTime(10_000)
    expect(watch.left(0)).toBe(60_000)
    expect(watch.left(1)).toBeCloseTo(20_000, -3)
    vi.advanceTimersByTime(60_000)
    expect(watch.left(1)).toBe(0)
  })
  it('has no clocks without a clock, and none for bots', () => {
    say({ seats: [seat(0), seat(1)] }, 1)
    expect(watch.left(1)).toBeNull()
    say({ seats: [seat(0), seat(1, { kind: 'bot' })] }, 1, [60_000, null])
    expect(watch.left(1)).toBeNull()
  })
  it('lets the clock of somebody with a stand-in stand still', () => {
    say({ seats: [seat(0), seat(1, { away: true })] }, 1, [60_000, 30_000])
    vi.advanceTimersByTime(10_000)
    expect(watch.left(1)).toBe(30_000)
  })
  it('counts how long somebody is absent, and offers a stand-in after the patience of the table', () => {
    say({ seats: [seat(0), seat(1, { present: false, absent_s: 5 })] }, 1)
    expect([watch.absent(0), Math.floor(watch.absent(1)!)]).toEqual([null, 5])
    expect([watch.isWarm(1), watch.standInIn(1)]).toEqual([false, null])
    vi.advanceTimersByTime(41_000)
    expect([watch.isWarm(1), watch.standInIn(1), watch.mayHelp(1)]).toEqual([true, 14, true])
    vi.advanceTimersByTime(20_000)
    expect(watch.standInIn(1)).toBe(0)
    watch.waitFor(1)
    expect(watch.mayHelp(1)).toBe(false)
    line.say({ type: 'table', table: made({ seats: [seat(0), seat(1)] }) })
    watch.forget()
    expect([watch.absent(1), watch.mayHelp(1)]).toEqual([null, true])
  })
  it('does not bother anybody while another player thinks', () => {
    say({ seats: [seat(0), seat(1, { present: false, absent_s: 50 })] }, 0)
    expect(watch.isWarm(1)).toBe(false)
    vi.advanceTimersByTime(10_500)
    expect(watch.isWarm(1)).toBe(true)
  })
  it('leaves absence to the clock where a turn may take days', () => {
    const clock = { main_s: 0, turn_s: 0, days: 3, at_zero: 'lose' as const }
    say({ clock, seats: [seat(0), seat(1, { present: false, absent_s: 5000 })] }, 1, [1, 1])
    expect([watch.isWarm(1), watch.standInIn(1)]).toEqual([false, null])
  })
  it('knows which of our seats a stand-in plays, and from which move on', () => {
    say({ seats: [seat(0), seat(1)] }, 0, [1000, 1000])
    expect(live.kept).toEqual([])
    line.say({ type: 'table', table: made({ seats: [seat(0, { away: true }), seat(1)] }) })
    expect([live.kept, live.missed.map((one) => [one.seat, one.ply])]).toEqual([[0], [[0, 5]]])
    line.say({ type: 'table', table: made({ seats: [seat(0, { away: true, resigned: true }), seat(1)] }) })
    expect(live.kept).toEqual([])
  })
})
