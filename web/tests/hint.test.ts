// Hints: which pieces are lit.
import { expect, test } from 'vitest'
import { Hints } from '../src/hint/hints.svelte'
import { Picker } from '../src/table/picker.svelte'
import type { Advice, Hinted } from '../src/wire'
import { choice, piece, scene } from './things'

const hinted = (move: string, about: string[]): Hinted => ({
  move,
  turn: [],
  odds: 0.5,
  points: 10,
  lead: 1,
  said: [],
  about,
})

test('the pieces that the sentences of the chosen row are about are lit', async () => {
  const picker = new Picker()
  picker.show(
    scene({
      pieces: [piece('one', 'a'), piece('two', 'a')],
      choices: [choice('lay 1', ['one']), choice('lay 2', ['two'])],
    }),
  )
  const choices = [hinted('lay 1', ['tile a']), hinted('lay 2', ['tile b'])]
  const advice = { odds: [0.5, 0.5], choices } as unknown as Advice
  let isOffered = true
  const hints = new Hints(
    picker,
    () => Promise.resolve(advice),
    () => isOffered,
  )
  expect(hints.about).toEqual([])
  await hints.open()
  expect(hints.about).toEqual(['tile a'])
  hints.choose(2)
  expect(hints.about).toEqual(['tile b'])
  isOffered = false // it is somebody else's turn
  expect(hints.about).toEqual([])
})
