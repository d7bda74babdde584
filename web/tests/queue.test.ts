// Steps are shown one after the other, each for its time, and a person may pause, go on or skip.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Queue, type Step } from '../src/follow/queue.svelte'
import { scene } from './things'

interface Named extends Step {
  name: string
}
const step = (name: string, hold: Step['hold'] = () => 900): Named => ({
  name,
  hold,
  before: scene({}),
  scene: scene({}),
  moves: [],
})
let queue: Queue<Named>
const seen = () => queue.shown?.name ?? null

beforeEach(() => {
  vi.useFakeTimers()
  queue = new Queue()
})
afterEach(() => vi.useRealTimers())

describe('Queue', () => {
  it('shows each step for its time, in order, and then the live position', () => {
    queue.give([step('a'), step('b', () => 350)])
    expect(seen()).toBe('a')
    vi.advanceTimersByTime(899)
    expect(seen()).toBe('a')
    vi.advanceTimersByTime(1)
    expect(seen()).toBe('b')
    vi.advanceTimersByTime(350)
    expect(seen()).toBeNull()
  })
  it('shows what arrives later after what waits already', () => {
    queue.give([step('a')])
    vi.advanceTimersByTime(500)
    queue.give([step('b')])
    expect(seen()).toBe('a')
    vi.advanceTimersByTime(400)
    expect(seen()).toBe('b')
    vi.advanceTimersByTime(900)
    queue.give([step('c')])
    expect(seen()).toBe('c')
  })
  it('may show a step for a shorter time while many wait', () => {
    queue.give([step('a', (waiting) => (waiting > 1 ? 100 : 900))])
    vi.advanceTimersByTime(200)
    queue.give([step('b')])
    expect(seen()).toBe('a')
    queue.give([step('c')])
    vi.advanceTimersByTime(0)
    expect(seen()).toBe('b')
  })
  it('skips everything that waits', () => {
    queue.give([step('a'), step('b'), step('c')])
    queue.skip()
    expect([seen(), queue.waiting]).toEqual([null, []])
    vi.advanceTimersByTime(5000)
    expect(seen()).toBeNull()
  })
  it('waits while it is paused, and goes on by hand', () => {
    queue.give([step('a'), step('b')])
    queue.pause(true)
    vi.advanceTimersByTime(5000)
    expect(seen()).toBe('a')
    queue.next()
    expect(seen()).toBe('b')
    queue.pause(false)
    vi.advanceTimersByTime(900)
    expect([seen(), queue.isPaused]).toEqual([null, false])
    queue.pause(true)
    expect(queue.isPaused).toBe(false) // there is nothing to stop
  })
})
