// Features: the one under the pointer, and one after the other by keyboard.
import { expect, it } from 'vitest'
import { featureAt, nextFeature } from '../src/table/features'
import type { Feature } from '../src/wire'
import { message } from './things'

const feature = (id: string, places: Feature['places'], holders: Feature['holders'] = []): Feature => ({
  id, label: message('city'), places, worth: message('worth'), holders, takers: [], terms: [], is_finished: false,
})
const road = feature('road', [['tile 0 0', 0, 10], ['tile 1 0', 100, 0]])
const city = feature('city', [['tile 0 0', 0, -40]], [[0, 1]])

it('means the one with the nearest place on that piece', () => {
  expect(featureAt([road, city], 'tile 0 0', { x: 0, y: -30 })).toBe(city)
  expect(featureAt([road, city], 'tile 0 0', { x: 5, y: 0 })).toBe(road)
  expect(featureAt([road, city], 'tile 1 0', { x: 0, y: -40 })).toBe(road)
  expect(featureAt([road, city], 'tile 9 9', { x: 0, y: 0 })).toBeNull()
})

it('goes through them, held ones first, and round', () => {
  expect(nextFeature([road, city], null, 1)).toBe(city)
  expect(nextFeature([road, city], city, 1)).toBe(road)
  expect(nextFeature([road, city], road, 1)).toBe(city)
  expect(nextFeature([road, city], city, -1)).toBe(road)
  expect(nextFeature([], null, 1)).toBeNull()
})
