// Pieces on top of each other, cards that overlap, and handles beside a ghost.
import { expect, it } from 'vitest'
import { freeCorners } from '../src/table/handles'
import { covering, fanned } from '../src/table/stack'
import type { Box } from '../src/wire'
import { piece } from './things'

const reach = (): Box => [-30, -45, 60, 90]

it('lets a click through what lies on something that may be picked', () => {
  const pieces = [
    piece('under', 'x', 0, 0),
    piece('part', 'x', 0, 0),
    piece('plate', 'x', 10, 0),
    piece('far', 'x', 99, 0),
  ]
  expect([...covering(pieces, (id) => id === 'part', reach)]).toEqual(['plate'])
})

it('shows enough of each card of a fan, and leaves cards alone that do not overlap', () => {
  const cards = [piece('a', 'x', 0), piece('b', 'x', 10), piece('c', 'x', 20), piece('d', 'x', 200)]
  expect(fanned(cards, 24, reach).map(({ x }) => x)).toEqual([0, 24, 48, 228])
  expect(fanned(cards, 5, reach)).toEqual(cards)
})

it('keeps handles off other places', () => {
  const other = { id: 'b', x: 100, y: 0, reach: { x: -41, y: -41, width: 82, height: 82 } }
  const corner = { x: 50, y: 50 }
  expect(freeCorners({ x: 0, y: 0 }, corner, 40, [], 40)).toHaveLength(4)
  expect(freeCorners({ x: 0, y: 0 }, corner, 64, [other], 48)).toEqual([
    { x: -50, y: 50 },
    { x: -50, y: -50 },
  ])
})
