// A tap: one thing under the finger is picked, several are zoomed in on.
import { expect, it } from 'vitest'
import { CLOSEST, targetsOf, touched, type Target } from '../src/table/touch'
import { piece, scene, spot } from './things'

const disc = (id: string, x: number, y: number): Target => ({ id, x, y, wide: 23, high: 23 })

it('picks the only thing under the finger, even if the finger misses it slightly', () => {
  expect(touched({ x: 30, y: 0 }, [disc('a', 0, 0), disc('b', 200, 0)], 1)).toEqual({ pick: 'a' })
  expect(touched({ x: 100, y: 0 }, [disc('a', 0, 0), disc('b', 200, 0)], 1)).toBeNull()
})

it('zooms in where several are under the finger', () => {
  const near = [disc('a', 0, 0), disc('b', 16, 0), disc('c', 400, 0)]
  expect(touched({ x: 2, y: 0 }, near, 0.5)).toEqual({ scale: 3 })
  expect(touched({ x: 2, y: 0 }, near, 3)).toEqual({ pick: 'a' })
  expect(touched({ x: 13, y: 0 }, near, 3)).toEqual({ pick: 'b' })
})

it('never zooms in beyond the limit, and then picks the nearest', () => {
  const near = [disc('a', 0, 0), disc('b', 4, 0)]
  expect(touched({ x: 3, y: 0 }, near, 1)).toEqual({ scale: CLOSEST })
  expect(touched({ x: 3, y: 0 }, near, CLOSEST)).toEqual({ pick: 'b' })
})

it('tells adjacent cells apart by the nearest centre', () => {
  const cells = targetsOf(
    scene({ spots: [spot('a', 0, 0), spot('b', 100, 0), spot('z', 0, 100)] }).areas[0]!,
    (id) => id !== 'z',
    () => [0, 0, 1, 1],
  )
  expect(cells.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(touched({ x: 47, y: 20 }, cells, 0.5)).toEqual({ pick: 'a' })
})

it('measures pieces by their drawings', () => {
  const [only] = targetsOf(
    scene({ pieces: [piece('card', 'face', 10, 20)] }).areas[0]!,
    () => true,
    () => [-30, -50, 60, 90],
  )
  expect(only).toEqual({ id: 'card', x: 10, y: 15, wide: 60, high: 90 })
})
