// Labels of places are what sentences call them.
import { expect, test } from 'vitest'
import { count, hexagonAt, hexagons, ruleAt, rules, spacing } from '../src/labels/grid'

test('columns and rows are counted from the origin, with room for every label', () => {
  const numbers = (from: number, length: number, room: number) => rules(from, length, room).map(({ number }) => number)
  expect(numbers(-250, 500, 50)).toEqual([-2, -1, 0, 1, 2])
  expect(numbers(-250, 500, 20)).toEqual([-2, 0, 2])
  expect(numbers(-1050, 2100, 9)).toEqual([-10, -5, 0, 5, 10])
  expect(rules(-250, 500, 50).map(({ at }) => ruleAt(at))).toEqual([-2, -1, 0, 1, 2])
  expect(Object.is(ruleAt(-20), 0)).toBe(true)
})

test('numbers have a proper minus, as in sentences', () => {
  expect([count(-3), count(0), count(12)]).toEqual(['−3', '0', '12'])
})

test('hexagons are called by their axes, each once', () => {
  const width = 50 * Math.sqrt(3)
  const centre = (q: number, r: number) => ({ x: width * (q + r / 2), y: 75 * r })
  for (const [q, r] of [
    [0, 0],
    [3, -2],
    [-4, 1],
    [-1, 5],
  ] as const)
    expect(hexagonAt(centre(q, r).x, centre(q, r).y)).toBe(`${count(q)}, ${count(r)}`)
  const piece = (id: string, height = 0) => ({
    id,
    art: '',
    ...centre(1, 1),
    turn: 0,
    owner: null,
    tip: null,
    height,
  })
  expect(hexagons([piece('a'), piece('b'), piece('c', 1)]).map(({ text }) => text)).toEqual(['1, 1'])
})

test('names are written smaller on smaller plans', () => {
  const names = [0, 1, 3].map((at) => ({ text: `a${at}`, x: 0, y: 43.3 * at, is_spoken: false }))
  expect(spacing(names)).toBeCloseTo(0.5, 2)
  expect(spacing([])).toBe(1)
})
