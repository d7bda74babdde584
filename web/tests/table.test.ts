// Small rules of the table page: who must consent to analysis, which moves bots made, who may chat.
import { describe, expect, it } from 'vitest'
import { read } from '../src/link/route.svelte'
import { allowedBy, isBystander, missingAt, othersAt } from '../src/table/analysis'
import { byBots } from '../src/table/missed'
import { mutedAs, speaker } from '../src/table/talk'
import type { Seat, Table } from '../src/wire'
import { told } from './line'

const seat = (number: number, parts: Partial<Seat> = {}): Seat => ({
  seat: number,
  kind: 'person',
  name: '',
  level: null,
  present: true,
  away: false,
  analysis: false,
  colour: 0,
  absent_s: null,
  resigned: false,
  person: null,
  muted: false,
  ...parts,
})
const table = (status: Table['status'], ...seats: Seat[]) => ({ status, seats }) as Table
const numbers = (seats: Seat[]) => seats.map((one) => one.seat)

describe('analysis of a live game', () => {
  const live = table('playing', seat(0), seat(1), seat(2, { analysis: true }), seat(3, { kind: 'bot' }))

  it('needs the consent of all other people', () => {
    expect(numbers(othersAt(live, [0]))).toEqual([1, 2])
    expect(numbers(missingAt(live, [0]))).toEqual([1])
    expect(numbers(allowedBy(live))).toEqual([2])
    expect(missingAt(live, [0, 1])).toEqual([])
  })
  it('is always allowed alone, against bots, and when the game is over', () => {
    expect(missingAt(table('playing', seat(0), seat(1, { kind: 'bot' })), [0])).toEqual([])
    expect(missingAt({ ...live, status: 'over' }, [])).toEqual([])
    expect(missingAt(null, [])).toEqual([])
  })
  it('is not for spectators', () => {
    expect([isBystander(live, []), isBystander(live, [0]), isBystander({ ...live, status: 'over' }, [])]).toEqual([
      true,
      false,
      false,
    ])
    expect(isBystander(table('playing', seat(0, { kind: 'bot' })), [])).toBe(false)
  })
})

it('marks as many moves of a seat as a bot made for it', () => {
  const moves = [told(1), { ...told(2), seat: 1 }, told(3), told(4), told(5)]
  expect([...byBots(moves, [{ seat: 0, ply: 1, moves: 2, level: 'club', undone: 0 }])]).toEqual([3, 4])
  expect([...byBots(moves, [])]).toEqual([])
})

it('lets only those chat who may', () => {
  const quiet = { ...table('playing', seat(0, { muted: true }), seat(1)), muted: true }
  expect([mutedAs(quiet, []), mutedAs(quiet, [0]), mutedAs(quiet, [0, 1])]).toEqual(['spectators', 'you', null])
  expect([speaker(quiet, []), speaker(quiet, [0, 1])]).toEqual([null, 1])
})

it('finds tables by codes of any length, and the privacy page', () => {
  expect([read('/t/k7pmq2'), read('/t/K7PMQ2AB'), read('/privacy')]).toEqual([
    { page: 'table', code: 'K7PMQ2' },
    { page: 'table', code: 'K7PMQ2AB' },
    { page: 'privacy' },
  ])
})
