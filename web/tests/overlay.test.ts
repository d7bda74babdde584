// The overlay of all features, and what a preview says of them.
import { expect, it } from 'vitest'
import { badgesOf, kindsOf, worthOf } from '../src/overlay/badges'
import { litBy, tellable } from '../src/table/effects'
import type { Effect, Feature, Preview } from '../src/wire'
import { feature, message } from './things'

const SCALE = 0.5
const land = new Set(['tile 0 0', 'tile 1 0', 'tile 2 0'])
const city = feature('city', [['tile 0 0', 0, 0, 'city']], { leaders: [0], points: 4, possible: 8 })
const road = feature(
  'road',
  [
    ['tile 0 0', 5, 0, 'road'],
    ['tile 1 0', 100, 0, 'road'],
    ['tile 2 0', 200, 0, 'road'],
    ['figure 1', 100, 0, ''],
  ],
  { kind: message('road'), leaders: [1], points: 3, possible: 3 },
)

it('writes what is held and what is possible', () => {
  expect(worthOf(city)).toBe('4→8')
  expect(worthOf(road)).toBe('3')
  expect(worthOf(feature('done', [], { is_finished: true, points: 6 }))).toBe('✓')
  expect(kindsOf([city, road, city])).toEqual([
    { key: 'city', name: message('city'), count: 2 },
    { key: 'road', name: message('road'), count: 1 },
  ])
})

it('puts badges on their features, clear of each other and of figures', () => {
  const badges = badgesOf([road, city], land, SCALE)
  const at = (id: string) => badges.find((badge) => badge.feature.id === id)!
  expect([at('city').x, at('city').y]).toEqual([0, 0])
  expect([at('road').x, at('road').y]).toEqual([200, 0])
  expect(badgesOf([feature('elsewhere', [['mat', 0, 0, 'field']])], land, SCALE)).toEqual([])
})

const effect = (kinds: Effect['kinds'], said: string[], about: Feature): Effect => ({
  feature: about,
  kinds,
  sentences: said.map(message),
})

it('tells the important first, and the same only once', () => {
  const free = (id: string) => feature(id, [])
  const effects = [
    effect(['spoil'], ['stuck'], free('a')),
    effect(['spoil'], ['stuck'], free('b')),
    effect(['open'], ['new'], free('c')),
    effect(['score'], [], free('d')),
    effect(['spoil'], ['stuck'], city),
    effect(['join'], ['joined'], road),
  ]
  const told = tellable(effects, 3)
  expect(told.map(({ features }) => features.map(({ id }) => id))).toEqual([['city'], ['road'], ['a', 'b']])
  const preview = { effects } as unknown as Preview
  expect(litBy(preview).map(({ id }) => id)).toEqual(['d', 'city', 'road'])
  expect(litBy(null)).toEqual([])
})
