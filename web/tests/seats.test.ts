// Tokens are kept for all tables, renewed, taken from links, and dropped only when storage is full.
import { beforeEach, expect, it, vi } from 'vitest'
import { accept, receive, seatLink } from '../src/link/handover'
import { finish, forget, held, hold, makeRoom, renew, seatsOf, tokensOf } from '../src/link/seats'
import { chanceKey, load, save } from '../src/link/storage'
import { Shelf } from './line'

const TOKEN = 'abcDEF_-'.repeat(5)
let shelf: Shelf
const codes = () => held().map((one) => one.code)

beforeEach(() => {
  vi.useFakeTimers({ now: 1 })
  vi.stubGlobal('localStorage', (shelf = new Shelf()))
})
const sit = (code: string) => {
  vi.advanceTimersByTime(1)
  hold(code, 'some', [`${code} token`], [0])
}

it('keeps the tokens of all tables, latest first', () => {
  for (let number = 0; number < 200; number += 1) sit(`T${number}`)
  expect(held()).toHaveLength(200)
  expect([held()[0]!.code, tokensOf('T0'), seatsOf('T0')]).toEqual(['T199', ['T0 token'], [0]])
})

it('drops only the oldest finished tables when storage is full', () => {
  for (const code of ['OLD', 'DONE1', 'DONE2', 'NEW']) sit(code)
  for (const code of ['DONE1', 'DONE2']) finish(code)
  save(chanceKey('DONE1'), 'x')
  shelf.room = JSON.stringify(held()).length + 10
  sit('LAST')
  expect(codes()).toEqual(['LAST', 'NEW', 'DONE2', 'OLD'])
  expect(load(chanceKey('DONE1'), null)).toBeNull()
  sit('MORE')
  expect(codes()).toEqual(['MORE', 'LAST', 'NEW', 'OLD'])
  expect(makeRoom()).toBe(false)
})

it('replaces the old token by a renewed one', () => {
  sit('ABC234')
  renew('ABC234', 'ABC234 token', 'fresh')
  expect(tokensOf('ABC234')).toEqual(['fresh'])
  forget('ABC234')
  renew('ABC234', 'fresh', 'more')
  expect(held()).toEqual([])
})

it('takes a seat from a link, with a code of any length, and nothing from other links', () => {
  expect(accept(seatLink('https://example.org', 'abcd2345', TOKEN))).toBe('ABCD2345')
  expect(tokensOf('ABCD2345')).toEqual([TOKEN])
  expect([accept('/t/ABC234'), accept('/t/ABC234#seat='), accept(`/read/some#seat=${TOKEN}`)]).toEqual([
    null,
    null,
    null,
  ])
})

it('removes the token from the address bar', () => {
  const replaceState = vi.fn()
  vi.stubGlobal('history', { replaceState })
  vi.stubGlobal('location', { pathname: '/t/ABC234', hash: `#seat=${TOKEN}` })
  expect(receive()).toBe(true)
  expect(replaceState).toHaveBeenCalledWith(null, '', '/t/ABC234')
  expect(tokensOf('ABC234')).toEqual([TOKEN])
})
