import { describe, expect, it } from 'vitest'
import { firstKind, matches } from '../src/pieces/match'
import { beside, clearOf, cornered, overlap, sheetOn, type Corner, type Rect, type Size } from '../src/pieces/place'

const CARD = { width: 326, height: 300 }
const WINDOW = { width: 1440, height: 900 }
const at = ({ left, top }: Corner, { width, height }: Size): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const box = (left: number, top: number, side = 80): Rect => ({ left, top, right: left + side, bottom: top + side })
const isInside = (rect: Rect, { width, height }: Size) =>
  rect.left >= 0 && rect.top >= 0 && rect.right <= width && rect.bottom <= height

describe('patterns', () => {
  it('match all of a text', () => {
    expect(matches('castle-*', 'castle-12')).toBe(true)
    expect(matches('castle-*', 'small/castle-1')).toBe(false)
    expect(matches('*tile/castle', 'small/tile/castle')).toBe(true)
    expect(matches('plan ? a1', 'plan 0 a1')).toBe(true)
    expect(matches('plan ? a1', 'plan 10 a1')).toBe(false)
    expect(matches('a.b', 'axb')).toBe(false)
  })
  it('are tried in order', () => {
    const kind = (name: string, art: string[]) => ({ name, art, spots: [], areas: [], clauses: [] })
    const kinds = [kind('special', ['tile/castle']), kind('tile', ['tile/*'])]
    expect(firstKind(kinds, 'art', 'tile/castle')?.name).toBe('special')
    expect(firstKind(kinds, 'art', 'tile/city')?.name).toBe('tile')
    expect(firstKind(kinds, 'spots', 'tile/city')).toBeNull()
  })
})

describe('a card', () => {
  it('never covers its piece, and is in sight', () => {
    for (let x = 0; x <= 1360; x += 136)
      for (let y = 0; y <= 820; y += 82) {
        const card = at(beside(box(x, y), CARD, WINDOW), CARD)
        expect(overlap(card, box(x, y))).toBe(0)
        expect(isInside(card, WINDOW)).toBe(true)
      }
  })
  it('keeps clear of the question if it can', () => {
    const dock = { left: 300, top: 700, right: 1100, bottom: 880 }
    const card = at(beside(box(320, 760), CARD, WINDOW, [dock]), CARD)
    expect(overlap(card, dock)).toBeLessThan(326 * 60)
    expect(overlap(card, box(320, 760))).toBe(0)
  })
  it('stands in a corner away from a place that may be picked', () => {
    const frame = { left: 0, top: 56, right: 1100, bottom: 900 }
    expect(cornered(box(900, 100), CARD, frame, WINDOW).left).toBe(76)
    expect(cornered(box(100, 100), CARD, frame, WINDOW).left).toBe(1100 - 326 - 16)
    expect(overlap(at(cornered(box(160, 100), CARD, frame, WINDOW), CARD), box(160, 100))).toBe(0)
  })
  it('is a sheet on a phone, above if the piece lies below', () => {
    const phone = { width: 390, height: 844 }
    const sheet = { width: 374, height: 330 }
    expect(sheetOn(box(150, 200), sheet, phone, 120).top).toBe(844 - 330 - 8)
    expect(sheetOn(box(150, 700), sheet, phone, 120).top).toBe(120)
  })
  it('explains a very large piece beside the pointer', () => {
    const board = { left: 100, top: 60, right: 1000, bottom: 860 }
    expect(clearOf(board, { x: 500, y: 400 }, WINDOW)).toEqual({ left: 472, top: 372, right: 528, bottom: 428 })
    expect(clearOf(board, null, WINDOW)).toBe(board)
    expect(clearOf(box(1, 2), { x: 5, y: 5 }, WINDOW)).toEqual(box(1, 2))
  })
})
