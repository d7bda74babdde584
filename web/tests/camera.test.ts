// The view stays as it is while everything fits, moves as little as it can, and glides in small steps.
import { expect, it } from 'vitest'
import { framed, whole, type Sight } from '../src/table/framing'
import { between, stepsOf, type Frame } from '../src/table/glide'
import type { Box } from '../src/wire'

const space = { left: 80, top: 20, width: 800, height: 500 }
const sight = (all: Box, more: Partial<Sight> = {}): Sight => ({
  all,
  known: all,
  open: null,
  focus: null,
  closest: 0,
  least: 0.3,
  ...more,
})
const seen = ({ x, y, k }: Frame, [left, top, wide, high]: Box) => [
  left * k + x - space.left,
  top * k + y - space.top,
  space.left + space.width - (left + wide) * k - x,
  space.top + space.height - (top + high) * k - y,
]

it('stays while everything is seen', () => {
  const from = whole([0, 0, 1000, 700], space)
  expect(framed(from, sight([100, 100, 700, 400]), space)).toEqual(from)
})

it('moves as little as needed, at the same scale', () => {
  const from = { x: 100, y: 100, k: 0.6 }
  const to = framed(from, sight([-200, 0, 700, 400]), space)
  expect(to).toEqual({ x: 200, y: 100, k: 0.6 })
})

it('makes room for what comes next when it has to become smaller', () => {
  const all: Box = [0, 0, 1500, 1000]
  const to = framed(whole([0, 0, 700, 500], space), sight(all), space)
  expect(Math.min(...seen(to, all))).toBeGreaterThan(20)
  expect(framed(to, sight([-50, 0, 1600, 1000]), space)).toEqual(to)
})

it('comes closer around the places that need it', () => {
  const from = whole([0, 0, 1500, 1600], space)
  const open: Box = [700, 700, 80, 80]
  const to = framed(from, sight([0, 0, 1500, 1600], { open, closest: 1 }), space)
  expect(to.k).toBe(1)
  const [before, after] = [from, to].map(({ x, k }) => 740 * k + x)
  expect(after).toBeCloseTo(before!)
  expect(Math.min(...seen(to, open))).toBeGreaterThan(0)
})

it('shows where something happens if there is no room for everything', () => {
  const to = framed(
    { x: 0, y: 0, k: 0.6 },
    sight([0, 0, 3000, 3000], { least: 0.6, focus: { x: 2500, y: 100 } }),
    space,
  )
  expect(to.k).toBe(0.6)
  expect(Math.min(...seen(to, [2500, 100, 0, 0]))).toBeGreaterThan(50)
})

it.each([
  [
    { x: 0, y: 0, k: 1 },
    { x: 700, y: 300, k: 1 },
  ],
  [
    { x: 0, y: 0, k: 0.3 },
    { x: -900, y: -400, k: 1.8 },
  ],
  [
    { x: -900, y: -400, k: 1.8 },
    { x: 0, y: 0, k: 0.3 },
  ],
])('moves nothing by more than 24 px or 2 % in one step of a glide: %o to %o', (from, to) => {
  const box: Box = [-500, -500, 1000, 1000]
  const steps = stepsOf(from, to, box)
  for (let step = 1; step <= steps; step += 1) {
    const [one, next] = [between(from, to, (step - 1) / steps), between(from, to, step / steps)]
    expect(Math.abs(Math.log(next.k / one.k))).toBeLessThan(Math.log(1.02))
    for (const [x, y] of [
      [-500, -500],
      [500, 500],
      [-500, 500],
      [0, 0],
    ] as const)
      expect(Math.hypot(x * (next.k - one.k) + next.x - one.x, y * (next.k - one.k) + next.y - one.y)).toBeLessThan(24)
  }
  expect(between(from, to, 1).x).toBeCloseTo(to.x)
})
