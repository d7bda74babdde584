// Puzzles: what a browser keeps of them, the row of days, and which one comes next.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nextOf, shareOf, strengthOf } from '../src/puzzle/levels'
import type { PuzzleFacts } from '../src/wire'

const facts = (name: string, more: Partial<PuzzleFacts> = {}): PuzzleFacts => ({
  game: 'chess',
  name,
  level: 3,
  tries: 0,
  solved: 0,
  mine: null,
  done: false,
  ...more,
})

const TODAY = '2026-11-18'

async function fresh() {
  vi.resetModules()
  return import('../src/puzzle/progress.svelte')
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

describe('what is kept without a key', () => {
  it('counts the first answer, and a later right one as solved', async () => {
    const { keep, known, ownDays } = await fresh()
    keep('chess', 'a', 'wrong', TODAY)
    expect(known(facts('a'))).toMatchObject({ mine: 'wrong', done: false })
    expect(ownDays(TODAY).streak).toBe(0)
    keep('chess', 'a', 'right', TODAY)
    expect(known(facts('a'))).toMatchObject({ mine: 'wrong', done: true })
    expect(ownDays(TODAY)).toMatchObject({ streak: 1, longest: 1, solved: 1 })
    expect(known(facts('b')).mine).toBeNull()
  })

  it('does not count what was shown', async () => {
    const { keep, known, ownDays } = await fresh()
    keep('chess', 'a', 'refused', TODAY)
    expect(known(facts('a')).mine).toBeNull()
    keep('chess', 'a', 'shown', TODAY)
    keep('chess', 'a', 'right', TODAY)
    expect(known(facts('a'))).toMatchObject({ mine: 'wrong', done: false })
    expect(ownDays(TODAY).solved).toBe(0)
  })

  it('survives a reload, and rows of days end with a missed one', async () => {
    const before = await fresh()
    for (const day of ['2026-11-12', '2026-11-13', '2026-11-14', '2026-11-16', '2026-11-17'])
      before.keep('chess', day, 'right', day)
    const { ownDays, lastDays } = await fresh()
    expect(lastDays(TODAY)[0]).toBe('2026-11-12')
    expect(ownDays(TODAY)).toMatchObject({ streak: 2, longest: 3, week: [true, true, true, false, true, true, false] })
    expect(ownDays('2026-11-19').streak).toBe(0)
  })

  it('believes the server first', async () => {
    const { keep, known } = await fresh()
    keep('chess', 'a', 'wrong', TODAY)
    expect(known(facts('a', { mine: 'right', done: true })).mine).toBe('right')
  })
})

describe('how hard, and what comes next', () => {
  it('has three words for five lozenges', () => {
    expect([1, 2, 3, 4, 5].map(strengthOf)).toEqual(['easy', 'easy', 'medium', 'hard', 'hard'])
  })

  it('tells the share of solvers once there are some', () => {
    expect(shareOf(facts('a', { tries: 4, solved: 4 }))).toBeNull()
    expect(shareOf(facts('a', { tries: 8, solved: 3 }))).toBe(38)
  })

  it('goes on after this one, and comes back to what is not solved', () => {
    const all = [facts('a'), facts('b', { level: 5 }), facts('c', { done: true, mine: 'right' }), facts('d')]
    expect(nextOf(all, 'b', 'any')?.name).toBe('d')
    expect(nextOf(all, 'd', 'any')?.name).toBe('a')
    expect(nextOf(all, 'a', 'hard')?.name).toBe('b')
    expect(nextOf(all, 'a', 'easy')).toBeUndefined()
    expect(nextOf([facts('a'), facts('b', { mine: 'wrong' })], 'a', 'any')?.name).toBe('b')
  })
})
