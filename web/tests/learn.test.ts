// Lessons: what is kept of them, which one is offered next, and how a step goes.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gainsOn } from '../src/learn/gains'
import { companyOf } from '../src/learn/company'
import { Practice } from '../src/learn/practice.svelte'
import { begun, minutesLeft, nextLesson, progressOf, reach } from '../src/learn/progress.svelte'
import { read } from '../src/link/route.svelte'
import type { Course, Event, Judged, LessonFacts, LessonStep, LessonTurn, Piece, Scene, Told } from '../src/wire'

const lesson = (name: string, order: number): LessonFacts => ({
  name,
  order,
  minutes: 8,
  steps: ['one', 'two', 'three', 'four'],
  mistakes: [],
})
const course = (game: string): Course => ({ game, lessons: [lesson('first', 1), lesson('more', 2)] })

test('a lesson left half way is offered before the next one, and none when all are done', () => {
  const own = course('a')
  expect(nextLesson(own)?.name).toBe('first')
  reach('a', 'more', 2, 4)
  expect(begun(progressOf('a').more)).toMatchObject({ step: 2, of: 4 })
  expect(nextLesson(own)?.name).toBe('more')
  expect(minutesLeft(own.lessons[1]!, progressOf('a').more)).toBe(4)
  reach('a', 'more', 4, 4)
  expect(nextLesson(own)?.name).toBe('first')
  reach('a', 'first', 4, 4)
  expect(nextLesson(own)).toBeUndefined()
})

test('a lesson done again stays done', () => {
  reach('b', 'first', 4, 4)
  reach('b', 'first', 1, 4)
  expect(progressOf('b').first).toMatchObject({ step: 1, isDone: true })
})

test('addresses of lessons and examples', () => {
  expect(read('/learn')).toEqual({ page: 'learn', game: '', lesson: '' })
  expect(read('/learn/cornwall/first')).toEqual({ page: 'learn', game: 'cornwall', lesson: 'first' })
  const found = { page: 'example', game: 'cornwall', name: '4.1-a-b', ply: 12 }
  expect(read('/learn/cornwall/example/4.1-a-b@12')).toEqual(found)
  expect(read('/learn/cornwall/example/4.1-a-b')).toEqual({ ...found, ply: null })
})

test('the learner has no name of their own', () => {
  expect(companyOf('a', ['Ben', '', 'Clara'], [0, 1, 2], 'You')?.seats.map(({ name }) => name)).toEqual([
    'Ben',
    'You',
    'Clara',
  ])
})

test('points are written in the middle of what was scored, once for each thing', () => {
  const piece = (id: string, x: number): Piece => ({ id, art: '', x, y: 0, turn: 0, owner: null, tip: null, height: 0 })
  const byId = new Map([piece('a', 0), piece('b', 100)].map((one) => [one.id, one]))
  const event = (points: number, feature: string, pieces: string[]) => ({ points, feature, pieces }) as Event
  const gains = gainsOn(
    [event(4, 'f', ['a', 'b']), event(2, 'f', ['b']), event(0, 'g', ['a']), event(3, '', ['z'])],
    byId,
  )
  expect(gains).toMatchObject([{ x: 50, y: 0, points: 4 }])
})

// ---- a step

const scene = (asked: number): Scene =>
  ({ viewer: 0, asked, choices: [{ move: 'x', picks: [], ghosts: [] }], areas: [], panels: [] }) as unknown as Scene
const turn = (seat: number): LessonTurn => ({ moves: [{ seat } as Told], scene: scene(seat) })
const step = (name: string, turns: LessonTurn[]): LessonStep =>
  ({
    name,
    ask: 'move',
    seat: 0,
    turns,
    scene: scene(0),
    names: ['', 'Ben'],
    record: 'first',
    ply: 3,
  }) as unknown as LessonStep
const judged = (kind: Judged['kind'], moves: string[]): Partial<Judged> => ({ kind, moves, told: [], scene: scene(0) })

let answers: unknown[] = []
let asked: { path: string; body: unknown }[] = []

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : null })
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answers.shift()) })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('moves that are right so far stand, wrong ones are counted, and the others are shown before the next step', async () => {
  const practice = new Practice('c', lesson('first', 1))
  answers = [step('one', [turn(1)]), judged('near', ['no']), judged('onward', ['a']), judged('right', ['a', 'b'])]
  await practice.open(0)
  expect(practice.turn).toBeNull() // only what comes after a step is shown
  await practice.play('no')
  expect([practice.tries, practice.moves]).toEqual([1, []])
  await practice.play('a')
  await practice.play('b')
  expect(asked.at(-1)!.body).toEqual({ moves: ['a', 'b'] })
  expect([practice.isRight, practice.scene!.choices]).toEqual([true, []])
  expect(progressOf('c').first!.step).toBe(1)
  answers = [step('two', [turn(0), turn(1), turn(1)])]
  await practice.open(1, true)
  expect(practice.turn!.moves[0]!.seat).toBe(1) // the learner's own turn was just made
  vi.advanceTimersByTime(3000)
  expect(practice.turn).not.toBeNull()
  practice.skip()
  expect([practice.turn, practice.scene!.choices.length, practice.tries]).toEqual([null, 1, 0])
})

test('a request that fails leaves the step as it is', async () => {
  const practice = new Practice('d', lesson('first', 1))
  answers = [step('one', [])]
  await practice.open(0)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('cut')))
  await practice.play('a')
  expect([practice.problem?.key, practice.tries, practice.isBusy]).toEqual(['web-offline', 0, false])
})
