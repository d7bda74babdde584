// How the page tells that it is your turn.
import { expect, test } from 'vitest'
import { isWanted, type Sound } from '../src/parts/sound'
import { titleOf } from '../src/turn/mark'

test('the title names the table, and the turn', () => {
  expect(titleOf('Friday', 'Your turn')).toBe('● Your turn · Friday')
  expect(titleOf('', 'Your turn')).toBe('● Your turn')
  expect(titleOf('Friday', null)).toBe('Friday')
  expect(titleOf('', null)).toBe('Tilewright')
})

test('sounds about own turns, all sounds, or none', () => {
  const sounds: Sound[] = ['turn', 'short', 'move', 'joined', 'said']
  expect(sounds.filter((one) => isWanted(one, 'turn'))).toEqual(['turn', 'short'])
  expect(sounds.filter((one) => isWanted(one, 'all'))).toEqual(sounds)
  expect(sounds.filter((one) => isWanted(one, 'off'))).toEqual([])
})
