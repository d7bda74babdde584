// Places that lie close together: drawn apart, each with its own area to hit, or at a scale that leaves room.
import { expect, it } from 'vitest'
import { FINGER, MOUSE, apart, far, place, scaleFor } from '../src/table/places'
import type { Target } from '../src/table/touch'

const disc = (id: string, x: number, y: number): Target => ({ id, x, y, wide: 23, high: 23, isDisc: true })
const cell = (id: string, x: number, y: number): Target => ({ id, x, y, wide: 82, high: 82 })
const tile = [
  disc('north', 0, -30),
  disc('road', 0, 0),
  disc('left', -14, 4),
  disc('right', 12, 9),
  disc('city', 0, 35),
]

it.each([
  [MOUSE, 0.8],
  [MOUSE, 1.5],
  [FINGER, 1.4],
])('draws discs apart and near their places: %o at %d', (pointing, k) => {
  const at = apart(tile, k, pointing)!
  at.forEach((one, index) => {
    expect(far(one, tile[index]!) * k).toBeLessThanOrEqual(pointing.stray)
    at.slice(index + 1).forEach((other) => expect(far(one, other) * k).toBeGreaterThanOrEqual(pointing.least))
  })
})

it('parts two discs at one point', () => {
  const at = apart([disc('a', 5, 5), disc('b', 5, 5)], 1, MOUSE)!
  expect(far(at[0]!, at[1]!)).toBeGreaterThanOrEqual(MOUSE.least)
})

it('leaves places alone that have room', () => {
  expect(apart([disc('a', 0, 0), cell('b', 100, 0)], 0.5, MOUSE)).toEqual([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ])
})

it('gives every place a square of its own, and no point to two', () => {
  const k = 0.8
  const laid = place(tile, k, MOUSE)
  const boxes = laid.map(({ x, y, reach }) => ({ left: x + reach.x, top: y + reach.y, ...reach }))
  const side = MOUSE.least / 2 / k - 1e-6
  laid.forEach(({ reach }) => {
    expect([-reach.x, -reach.y, reach.x + reach.width, reach.y + reach.height].every((to) => to >= side)).toBe(true)
  })
  boxes.forEach((one, index) =>
    boxes.slice(index + 1).forEach((other) => {
      const isBeside = one.left + one.width <= other.left + 1e-6 || other.left + other.width <= one.left + 1e-6
      const isBelow = one.top + one.height <= other.top + 1e-6 || other.top + other.height <= one.top + 1e-6
      expect(isBeside || isBelow).toBe(true)
    }),
  )
})

it('asks for a larger scale where there is no room', () => {
  const row = Array.from({ length: 40 }, (_, at) => disc(`${at}`, 50 * (at % 8), 50 * Math.floor(at / 8)))
  expect(apart(row, 0.2, MOUSE)).toBeNull()
  const k = scaleFor(row, MOUSE)
  expect(apart(row, k, MOUSE)).not.toBeNull()
  expect(k).toBeLessThan(0.6)
  expect(scaleFor([], MOUSE)).toBe(0)
})
