// A scene made anew from the old one and what has changed.
import { describe, expect, it } from 'vitest'
import { mend, run } from '../src/link/mend'
import { choice, message, piece, scene, spot } from './things'

describe('run', () => {
  it('keeps, drops and adds', () => {
    expect(run([...'abcdef'], [2, ['x'], -2, 1])).toEqual([...'abxe'])
    expect(run([...'abc'], [])).toEqual([])
    expect(run<string>([], [['a', 'b']])).toEqual(['a', 'b'])
  })
})

describe('mend', () => {
  const old = scene({
    pieces: [piece('a', 'tile'), piece('b', 'tile')],
    spots: [spot('s', 0, 0)],
    choices: [choice('go', ['s'])],
  })
  it('changes nothing that is not named, and keeps what stays as it is', () => {
    const made = mend(old, { viewer: 0, asked: 1 })
    expect(made).toEqual({ ...old, asked: 1 })
    expect(made.areas[0]).toBe(old.areas[0])
  })
  it('takes new areas whole, known ones by their changes, and leaves out what is gone', () => {
    const hand = { ...old.areas[0]!, id: 'hand', kind: 'hand' as const }
    const made = mend(old, {
      viewer: 0,
      asked: 0,
      choices: [],
      areas: [hand, { id: 'land', box: [0, 0, 9, 9], pieces: [-1, 1, [piece('c', 'tile')]], spots: [] }],
    })
    expect(made.areas.map((area) => area.id)).toEqual(['hand', 'land'])
    expect(made.areas[1]).toEqual({
      ...old.areas[0]!,
      box: [0, 0, 9, 9],
      pieces: [piece('b', 'tile'), piece('c', 'tile')],
      spots: [],
    })
    expect(made.areas[1]!.pieces[0]).toBe(old.areas[0]!.pieces[1])
    expect(mend(made, { viewer: 0, asked: 0, areas: ['land'] }).areas).toEqual([made.areas[1]])
  })
  it('takes over what is told whole, nobody as well', () => {
    const made = mend(
      { ...old, last_seat: 1 },
      {
        viewer: 2,
        asked: -2,
        prompt: message('over'),
        last: ['a'],
        last_seat: null,
        heaps: [[{ art: 'x', count: 1 }]],
      },
    )
    expect([made.viewer, made.prompt.key, made.last, made.last_seat, made.heaps.length]).toEqual([
      2,
      'over',
      ['a'],
      null,
      1,
    ])
  })
})
