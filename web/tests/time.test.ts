// How clocks and absence are written, and when a clock is announced.
import { describe, expect, it } from 'vitest'
import { absenceOf, called, clockOf, digits, isShort, leftOf } from '../src/table/time'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('A clock', () => {
  it('has seconds below ten minutes, and reaches zero only when the time is up', () => {
    expect([9 * MINUTE + 59_001, 84_000, 400, 0].map(clockOf)).toEqual(['10:00', '1:24', '0:01', '0:00'])
    expect(digits(65)).toBe('1:05')
  })
  it('has minutes and hours above', () => {
    expect(clockOf(11 * MINUTE + 8000)).toEqual({ key: 'time-minutes', args: { minutes: 11 } })
    expect(clockOf(HOUR + 5 * MINUTE)).toEqual({ key: 'time-hours', args: { hours: 1, minutes: '05' } })
  })
  it('over days says what is left', () => {
    expect(leftOf(3 * DAY)).toEqual({ key: 'left-days', args: { count: 3 } })
    expect(leftOf(6 * HOUR + 1)).toEqual({ key: 'left-hours', args: { count: 6 } })
    expect(leftOf(HOUR)).toEqual({ key: 'left-minutes', args: { count: 60 } })
    expect(leftOf(61_000)).toBe('1:01')
  })
  it('is warm below two minutes', () => {
    expect([120_000, 119_999].map(isShort)).toEqual([false, true])
  })
  it('is announced at 2:00, 0:30 and 0:10 only, once each', () => {
    const heard: number[] = []
    for (let ms = 200_000; ms > 200; ms -= 200) heard.push(called(ms, ms - 200) ?? 0)
    expect(heard.filter(Boolean)).toEqual([120, 30, 10])
  })
})

describe('Absence', () => {
  it('is counted in seconds, minutes, hours and days', () => {
    expect([45, 89].map((seconds) => absenceOf(seconds))).toEqual([
      { key: 'absent-seconds', args: { count: 45 } },
      { key: 'absent-seconds', args: { count: 89 } },
    ])
    expect(absenceOf(125)).toEqual({ key: 'absent-minutes', args: { count: 2 } })
    expect(absenceOf(3 * 3600)).toEqual({ key: 'absent-hours', args: { count: 3 } })
    expect(absenceOf(3 * 86_400)).toEqual({ key: 'absent-days', args: { count: 3 } })
  })
})
