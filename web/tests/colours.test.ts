import { describe, expect, it } from 'vitest'
import { seatsByColour } from '../src/link/colours'

describe('colours of seats', () => {
  it('leaves everything as it is if nobody chose', () => {
    expect(seatsByColour([], 5)).toEqual([0, 1, 2, 3, 4])
    expect(seatsByColour([0, 1], 5)).toEqual([0, 1, 2, 3, 4])
  })
  it('gives each seat the drawings in its colour, and the other colours what is left', () => {
    expect(seatsByColour([2, 0], 5)).toEqual([1, 2, 0, 3, 4])
    expect(seatsByColour([4, 3, 2, 1, 0], 5)).toEqual([4, 3, 2, 1, 0])
    expect(seatsByColour([1, 4, 0], 5).toSorted()).toEqual([0, 1, 2, 3, 4])
  })
})
