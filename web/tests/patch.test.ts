// A scene after a patch.
import { describe, expect, it } from 'vitest'
import { applyPatch, applyRuns } from '../src/link/patch'
import { choice, message, piece, scene, spot } from './things'

describe('applyRuns', () => {
  it('keeps, drops and adds', () => {
    expect(applyRuns([...'abcdef'], [2, ['x'], -2, 1])).toEqual([...'abxe'])
    expect(applyRuns([...'abc'], [])).toEqual([])
    expect(applyRuns<string>([], [['a', 'b']])).toEqual(['a', 'b'])
  })
})

describe('applyPatch', () => {
  const old = scene({
    pieces: [piece('a', 'tile'), piece('b', 'tile')],
    spots: [spot('s', 0, 0)],
    choices: [choice('go', ['s'])],
  })
  it('changes nothing that is not named, and keeps what stays as it is', () => {
    const made = applyPatch(old, { viewer: 0, asked: 1 })
    expect(made).toEqual({ ...old, asked: 1 })
    expect(made.areas[0]).toBe(old.areas[0])
  })
  it('takes new areas whole, applies changes to known ones, and drops those that are gone', () => {
    const hand = { ...old.areas[0]!, id: 'hand', kind: 'hand' as const }
    const made = applyPatch(old, {
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
    expect(applyPatch(made, { viewer: 0, asked: 0, areas: ['land'] }).areas).toEqual([made.areas[1]])
  })
  it('takes over fields that are sent whole, null as well', () => {
    const made = applyPatch(
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
