// The walk over the land: what lies at which stop, and where the arrow keys lead.
import { expect, test } from 'vitest'
import { nextStop, stopAt, stopsOf } from '../src/speech/walk'
import type { Piece } from '../src/wire'
import { feature, message, piece, scene, spot } from './things'

const told = (made: Piece): Piece => ({ ...made, tip: message(made.id) })
const city = feature('city', [
  ['west', 30, 10, ''],
  ['plan', 320, 0, ''],
])
const land = scene({
  pieces: [
    told(piece('west', 'tile', 0, 0)),
    told(piece('east', 'tile', 100, 0)),
    { ...told(piece('knight', 'figure', 38, -20)), height: 1 },
    told(piece('plan', 'tile', 500, 0)),
  ],
  spots: [spot('below', 0, 100), spot('closed', 200, 0)],
}).areas[0]!
const stops = stopsOf(land, [city], (id) => id === 'below')

test('figures and features belong to the tile they are on, a far part of a feature has a stop of its own', () => {
  const first = stopAt(stops, { x: 0, y: 0 })!
  expect(first.pieces.map(({ id }) => id)).toEqual(['west', 'knight'])
  expect(first.features).toEqual([city])
  expect(stopAt(stops, { x: 320, y: 0 })).toMatchObject({ pieces: [], features: [city] })
})

test('only places that may be picked are stops', () => {
  expect(stops.map((stop) => stop.spot?.id ?? null).filter(Boolean)).toEqual(['below'])
  expect(stops.some(({ x }) => x === 200)).toBe(false)
})

test('arrow keys lead to the next stop, and stay at the edge', () => {
  const first = stopAt(stops, { x: 0, y: 0 })!
  expect(nextStop(stops, first, 1, 0)).toMatchObject({ x: 100, y: 0 })
  expect(nextStop(stops, first, 0, 1)).toMatchObject({ x: 0, y: 100 })
  expect(nextStop(stops, first, -1, 0)).toBe(null)
})
