// A tap: the nearest place is picked; where places cannot be told apart the land comes closer.
import { expect, it } from 'vitest'
import { CLOSEST, FINGER, MOUSE } from '../src/table/places'
import { targetsOf, touched, type Target } from '../src/table/touch'
import { piece, scene, spot } from './things'

const disc = (id: string, x: number, y: number): Target => ({ id, x, y, wide: 23, high: 23, isDisc: true })
const token = (id: string, x: number, y: number): Target => ({ id, x, y, wide: 20, high: 20 })

it('picks the only thing under the finger, even if the finger misses it slightly', () => {
  expect(touched({ x: 30, y: 0 }, [disc('a', 0, 0), disc('b', 200, 0)], 1, FINGER)).toEqual({ pick: 'a' })
  expect(touched({ x: 100, y: 0 }, [disc('a', 0, 0), disc('b', 200, 0)], 1, FINGER)).toBeNull()
  expect(touched({ x: 30, y: 0 }, [disc('a', 0, 0), disc('b', 200, 0)], 1, MOUSE)).toBeNull()
})

it('picks the disc that is drawn there, though it belongs beside it', () => {
  const near = [disc('a', 0, 0), disc('b', 20, 0), disc('c', 400, 0)]
  expect(touched({ x: -2, y: 0 }, near, 1, FINGER)).toEqual({ pick: 'a' })
  expect(touched({ x: 9, y: 0 }, near, 1, FINGER)).toEqual({ pick: 'a' })
  expect(touched({ x: 32, y: 0 }, near, 1, FINGER)).toEqual({ pick: 'b' })
})

it('comes closer where several cannot be told apart, to a scale at which they can', () => {
  const near = [token('a', 0, 0), token('b', 22, 0), disc('c', 400, 0)]
  const meaning = touched({ x: 2, y: 0 }, near, 0.5, FINGER)
  expect(meaning).toHaveProperty('scale')
  const { scale } = meaning as { scale: number }
  expect(22 * scale).toBeGreaterThanOrEqual(FINGER.least)
  expect(touched({ x: 2, y: 0 }, near, scale, FINGER)).toEqual({ pick: 'a' })
  expect(touched({ x: 20, y: 0 }, near, scale, FINGER)).toEqual({ pick: 'b' })
})

it('never comes closer than the limit, and then picks the nearest', () => {
  const near = [token('a', 0, 0), token('b', 4, 0)]
  expect(touched({ x: 3, y: 0 }, near, 1, FINGER)).toEqual({ scale: CLOSEST })
  expect(touched({ x: 3, y: 0 }, near, CLOSEST, FINGER)).toEqual({ pick: 'b' })
})

it('tells adjacent cells apart by the nearest centre', () => {
  const cells = targetsOf(
    scene({ spots: [spot('a', 0, 0), spot('b', 100, 0), spot('z', 0, 100)] }).areas[0]!,
    (id) => id !== 'z',
    () => [0, 0, 1, 1],
  )
  expect(cells.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(touched({ x: 47, y: 20 }, cells, 0.6, FINGER)).toEqual({ pick: 'a' })
})

it('measures pieces by their drawings', () => {
  const [only] = targetsOf(
    scene({ pieces: [piece('card', 'face', 10, 20)] }).areas[0]!,
    () => true,
    () => [-30, -50, 60, 90],
  )
  expect(only).toEqual({ id: 'card', x: 10, y: 15, wide: 60, high: 90 })
})
