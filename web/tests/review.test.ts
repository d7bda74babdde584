// Reviews: the curve and its labels, which turns are marked, what is drawn, and how far the work is.
import { expect, test } from 'vitest'
import { read } from '../src/link/route.svelte'
import { apart, curveOf, heads, judgedOf, oddsAt } from '../src/review/curve'
import { arrow, boxAround, middle, placedIn, unmoved } from '../src/review/ghosts'
import { markedOn } from '../src/review/grades'
import { workDone } from '../src/review/reviewed.svelte'
import { outline } from '../src/table/shape'
import type { Grade, Piece, Review, ReviewTurn, Scene } from '../src/wire'

const turn = (number: number, seat: number, grade: Grade | null, more: Partial<ReviewTurn> = {}): ReviewTurn => ({
  number,
  seat,
  first: number * 2,
  last: number * 2 + 1,
  judged: 'quick',
  grade,
  loss: 1,
  chance_lost: number / 100,
  before: [0.5, 0.5],
  after: [0.4, 0.6],
  worst: 0,
  decisions: [],
  said: [],
  about: [],
  ...more,
})
const moment = (ply: number, odds: number) => ({ ply, odds: [odds, 1 - odds], points: [], low: [], high: [] })
const review = (more: Partial<Review>): Review => ({
  id: 'r-a',
  kind: 'r',
  source: 'a',
  game: 'one',
  status: 'working',
  strength: 'usual',
  done: 0,
  sketched: 0,
  of: 7,
  over: true,
  turns: [turn(1, 0, 'best'), turn(2, 1, 'blunder'), turn(3, 0, null)],
  turning: [2],
  moments: [],
  draws: [],
  luckiest: [],
  average: 0,
  seats: [],
  ...more,
})
const piece = (id: string, x: number, y: number, height = 0): Piece => ({
  id,
  art: id,
  x,
  y,
  turn: 0,
  height,
  owner: null,
  tip: null,
})
const scene = (...pieces: Piece[]) => ({ areas: [{ kind: 'table', pieces }] }) as unknown as Scene

test('an address names a review and one of its turns', () => {
  expect(read('/review/t-abcd/12')).toEqual({ page: 'review', id: 't-ABCD', turn: 12 })
  expect(read('/review/r-0a1b')).toEqual({ page: 'review', id: 'r-0a1b', turn: null })
  expect(read('/review/r-0a1b/x')).toMatchObject({ turn: null })
  expect(read('/review')).toMatchObject({ page: 'lobby' })
})

test('the curve has one point for each turn that was a choice, and the result at the end', () => {
  const found = review({ moments: [moment(1, 0.5), moment(2, 0.6), moment(3, 0.3), moment(7, 1)] })
  expect(curveOf(found).map(({ turn, odds }) => [turn, odds[0]])).toEqual([
    [0, 0.5],
    [1, 0.3],
    [3, 1],
  ])
  expect(oddsAt(curveOf(found), 2, 0)).toBeCloseTo(0.65)
  expect(oddsAt(curveOf(found), 3, 1)).toBe(0)
})

test('while it is worked out the curve ends where the last judged turn did', () => {
  const turns = [turn(1, 0, 'best', { after: [0.7, 0.3] }), turn(2, 1, null, { judged: 'no', after: [] })]
  const points = curveOf(review({ turns, moments: [moment(1, 0.5)] }))
  expect(points.at(-1)).toEqual({ turn: 1, odds: [0.7, 0.3] })
  expect(judgedOf(turns)).toBe(1)
})

test('labels are moved apart within their limits', () => {
  expect(apart([10, 11, 90], 24, 0, 100)).toEqual([10, 34, 90])
  const low = apart([99, 100, 100], 24, 0, 100)
  expect(low).toEqual([52, 76, 100])
})

test('two teams share one curve', () => {
  expect(heads([0, 1, 0, 1], 4)).toEqual([0, 1])
  expect(heads([0, 1, 2], 3)).toEqual([0, 1, 2])
})

test('own flaws and the blunders of others are marked, of many the worst', () => {
  const turns = [turn(1, 0, 'good'), turn(2, 0, 'inaccurate'), turn(3, 1, 'mistake'), turn(4, 1, 'blunder')]
  const numbers = (seats: number, most: number) => markedOn(turns, 0, seats, most).map(({ number }) => number)
  expect(numbers(2, 9)).toEqual([2, 4])
  expect(numbers(5, 9)).toEqual([2])
  expect(numbers(2, 1)).toEqual([4])
})

test('only what the better move would have put elsewhere is drawn', () => {
  const [lain, same, other] = [piece('a', 0, 0), piece('b', 100, 0), piece('c', 300, 0)]
  expect(placedIn(scene(lain, same, other), ['b', 'c'], scene(lain, same))).toEqual([other])
  expect(unmoved(['a', 'b', 'c'], scene(lain, same, other), scene(lain, piece('b', 9, 9)))).toEqual(['a'])
  expect(middle([piece('a', 0, 0), piece('b', 100, 50), piece('c', 9, 9, 1)])).toEqual({ x: 50, y: 25 })
  expect(middle([])).toBeNull()
  expect(arrow({ x: 0, y: 0 }, { x: 30, y: 0 })).toBeNull()
  expect(arrow({ x: 0, y: 0 }, { x: 400, y: 0 })?.head).toMatch(/^M\d/)
  expect(boxAround([lain, other])).toEqual([-75, -75, 450, 150])
  expect(outline([-50, -58, 100, 116], true)).toMatch(/^M0 -58L/)
  expect(outline([-50, -50, 100, 100], false)).toBe('M-50 -50H50V50H-50Z')
  expect(outline([-53, -50, 103, 100], false)).toBe('M-50 -50H50V50H-50Z') // walls stick out
})

test('the quick look is a small part of the work', () => {
  expect(workDone(review({ strength: 'quick', done: 7, sketched: 7 }))).toBe(1)
  expect(workDone(review({ sketched: 7 }))).toBeCloseTo(0.15)
  expect(workDone(review({ done: 7, sketched: 7 }))).toBeCloseTo(1)
})
