// The lobby's own clockwork: when it asks again, when a list may change, and how times are said.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Beat } from '../src/lobby/beat.svelte'
import { Calm } from '../src/lobby/calm.svelte'
import { isShort, span } from '../src/lobby/time'

const HOUR = 3_600_000

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function page(): { show: (isVisible: boolean) => void } {
  const listeners: (() => void)[] = []
  const made = { visibilityState: 'visible', addEventListener: (_: string, look: () => void) => listeners.push(look) }
  vi.stubGlobal('document', { ...made, removeEventListener: () => {} })
  return {
    show(isVisible) {
      Object.assign(document, { visibilityState: isVisible ? 'visible' : 'hidden' })
      for (const look of listeners) look()
    },
  }
}

test('it asks more and more rarely while nothing changes, and soon after a change', async () => {
  page()
  const answers = [true, false, false, false, true, false]
  const at: number[] = []
  const start = Date.now()
  const beat = new Beat(
    async () => {
      at.push(Date.now() - start)
      return answers.shift() ?? false
    },
    1000,
    2000,
  )
  const stop = beat.start()
  await vi.advanceTimersByTimeAsync(8900)
  stop()
  expect(at).toEqual([0, 1000, 2500, 4500, 6500, 7500])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(at).toHaveLength(6)
})

test('a page out of sight asks nothing, and asks when it is seen again', async () => {
  const { show } = page()
  const work = vi.fn(async () => false)
  const stop = new Beat(work, 1000, 1000).start()
  await vi.advanceTimersByTimeAsync(100)
  show(false)
  await vi.advanceTimersByTimeAsync(1000)
  const before = work.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).toHaveBeenCalledTimes(before)
  show(true)
  expect(work).toHaveBeenCalledTimes(before + 1)
  stop()
})

test('after a failure it counts down to the next try', async () => {
  page()
  let isAway = true
  const beat = new Beat(
    async () => {
      if (isAway) throw new Error('away')
      return true
    },
    1000,
    1000,
  )
  const stop = beat.start()
  await vi.advanceTimersByTimeAsync(0)
  expect([beat.hasFailed, beat.seconds]).toEqual([true, 5])
  await vi.advanceTimersByTimeAsync(2000)
  expect(beat.seconds).toBe(3)
  isAway = false
  await vi.advanceTimersByTimeAsync(3000)
  expect(beat.hasFailed).toBe(false)
  stop()
})

test('a list does not change under a hand', async () => {
  const list = new Calm(['one'])
  list.offer(['two'])
  expect(list.shown).toEqual(['two'])
  list.touch()
  list.offer(['three'])
  await vi.advanceTimersByTimeAsync(2000)
  list.touch()
  await vi.advanceTimersByTimeAsync(2000)
  expect(list.shown).toEqual(['two'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(list.shown).toEqual(['three'])
  list.touch()
  list.offer(['four'])
  list.set(['five'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(list.shown).toEqual(['five'])
})

test('times are said in their largest useful unit', () => {
  expect(span(50 * HOUR)).toEqual({ unit: 'day', count: 2 })
  expect(span(47 * HOUR)).toEqual({ unit: 'hour', count: 47 })
  expect(span(90_000)).toEqual({ unit: 'minute', count: 1 })
  expect(span(1)).toEqual({ unit: 'second', count: 1 })
  expect(span(-5)).toEqual({ unit: 'second', count: 0 })
  expect([isShort(11 * HOUR, 3), isShort(13 * HOUR, 3), isShort(HOUR, 0), isShort(119_000, 0)]).toEqual([
    true,
    false,
    false,
    true,
  ])
})
