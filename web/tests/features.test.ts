// Features: the one under the pointer, and stepping through them by keyboard.
import { expect, it } from 'vitest'
import { featureAt, featureUnder, nextFeature, partsOf } from '../src/table/features'
import { feature, piece } from './things'

const road = feature('road', [
  ['tile 0 0', 0, 10, 'road'],
  ['tile 1 0', 100, 0, 'road'],
  ['figure 1', 100, 0, ''],
])
const city = feature('city', [['tile 0 0', 0, -40, 'city']], { holders: [[0, 1]] })

it('means the one with the nearest place on that piece', () => {
  expect(featureAt([road, city], 'tile 0 0', { x: 0, y: -30 })).toBe(city)
  expect(featureAt([road, city], 'tile 0 0', { x: 5, y: 0 })).toBe(road)
  expect(featureAt([road, city], 'tile 1 0', { x: 0, y: -40 })).toBe(road)
  expect(featureAt([road, city], 'tile 9 9', { x: 0, y: 0 })).toBeNull()
})

it('steps through them, held ones first, and starts again', () => {
  expect(nextFeature([road, city], null, 1)).toBe(city)
  expect(nextFeature([road, city], city, 1)).toBe(road)
  expect(nextFeature([road, city], road, 1)).toBe(city)
  expect(nextFeature([road, city], city, -1)).toBe(road)
  expect(nextFeature([], null, 1)).toBeNull()
})

const shapes = { road: 'ROAD', city: 'CITY' }

it('means the one whose shape contains the point, relative to the piece as it is rotated', () => {
  const turned = { ...piece('tile 1 0', 'tile', 100, 0), turn: 90 }
  const asked: { x: number; y: number }[] = []
  const holds = (path: string, at: { x: number; y: number }) => asked.push(at) > 0 && path === 'ROAD'
  expect(featureUnder([city, road], turned, { x: 100, y: 30 }, shapes, holds)).toBe(road)
  expect(asked).toHaveLength(1)
  expect(asked[0]!.x).toBeCloseTo(30)
  expect(asked[0]!.y).toBeCloseTo(0)
  expect(featureUnder([city, road], turned, { x: 100, y: 30 }, {}, holds)).toBeNull()
})

it('has a part for each shape on a piece that is here', () => {
  const here = new Map([
    ['tile 1 0', piece('tile 1 0', 'tile')],
    ['figure 1', piece('figure 1', 'figure')],
  ])
  expect(partsOf(road, here, shapes).map((part) => [part.piece.id, part.path])).toEqual([['tile 1 0', 'ROAD']])
})
