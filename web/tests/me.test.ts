// The profile: the scale of ratings, parts of a bar of points, what they say, dates, and the name of a device.
import { describe, expect, it } from 'vitest'
import { label } from '../src/me/label'
import { leads, parts } from '../src/me/points'
import { band, place } from '../src/me/scale'
import type { Statistics } from '../src/wire'

describe('the scale', () => {
  it('is fixed, with the average in the middle, and holds what is beyond its ends', () => {
    expect([1300, 1500, 1700, 900, 2400].map(place)).toEqual([0, 50, 100, 0, 100])
    expect(band({ games: 40, value: 1612, deviation: 38 })).toEqual({ left: 68.5, width: 19 })
  })
  it('has a wide band before there is a number', () => {
    expect(band({ games: 1, value: null, deviation: null }).width).toBeGreaterThan(80)
  })
})

describe('points', () => {
  const kinds = ['city-finished', 'city-open', 'field-scored', 'road-finished']
  const found = { kinds, mine: [40, 6, 14, 13], rivals: [32, 6.4, 22, 13] } as Statistics

  it('have the same colour for the same thing, and another texture', () => {
    expect(parts(kinds, found.mine).map(({ colour, texture }) => [colour, texture])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [2, 0],
    ])
  })
  it('say where the person is ahead and where behind', () => {
    expect(leads(found)).toEqual({
      ahead: { kind: 'city-finished', points: 8 },
      behind: { kind: 'field-scored', points: 8 },
    })
    expect(leads({ ...found, rivals: found.mine })).toEqual({ ahead: null, behind: null })
    expect(leads({ ...found, kinds: [], mine: [], rivals: [] })).toEqual({ ahead: null, behind: null })
  })
})

describe('a device', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari/604.1',
      'Safari, iPhone',
    ],
    ['something else', ''],
  ])('is named after browser and system', (agent, named) => {
    expect(label(agent)).toBe(named)
  })
})
