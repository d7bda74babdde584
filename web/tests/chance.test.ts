// The own number behind the draws: sealed once, revealed only to the list first seen, and checked at the end.
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Chance, sha256 } from '../src/link/chance'
import type { Commitments, FromBrowser, Over, State } from '../src/wire'
import { Shelf, state, table } from './line'

const digest = (text: string) => createHash('sha256').update(Buffer.from(text, 'hex')).digest('hex')
const SECRET = 'ab'.repeat(32)
const BENS = '11'.repeat(32)

let sent: FromBrowser[]
let chance: Chance
const open = () => new Chance('ABC234', (message) => { sent.push(message); return true })
const early = (parts: Partial<State> = {}): State => ({ ...state(0, 0), chance: null, ...parts })
const hash = () => (sent.find((one) => one.type === 'commit') as { hash: string }).hash
const list = (...more: { seats: number[]; hash: string }[]): Commitments => ({
  commitment: digest(SECRET), hashes: [{ seats: [0], hash: hash() }, { seats: [1], hash: digest(BENS) }, ...more],
})
const nonce = () => (sent.find((one) => one.type === 'reveal') as { nonce: string }).nonce
const over = (parts: Partial<Over> = {}): Over => ({
  places: [1, 2], scores: [2, 1], secret: SECRET, commitment: digest(SECRET),
  nonces: [{ seats: [0], hash: hash(), nonce: nonce() }, { seats: [1], hash: digest(BENS), nonce: BENS }], ...parts,
})

beforeEach(() => {
  vi.stubGlobal('localStorage', new Shelf())
  sent = []
  chance = open()
})

it('hashes as everybody does', async () => {
  expect(await sha256('')).toBe(digest(''))
  expect(await sha256(SECRET)).toBe(digest(SECRET))
})

describe('before the first draw', () => {
  it('seals the same number after each state, and after a reload', async () => {
    await chance.greet(early())
    await chance.greet(early({ table: { ...table, status: 'open' } }))
    await open().greet(early())
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map((one) => JSON.stringify(one)))).toHaveLength(1)
    expect(hash()).toMatch(/^[0-9a-f]{64}$/)
  })
  it.each([
    ['a spectator', { you: [] }],
    ['a game under way', { ply: 3 }],
    ['a game that is over', { table: { ...table, status: 'over' as const } }],
    ['a server that knows nothing of it', { chance: undefined }],
    ['a device that comes when all is sealed', { chance: { commitment: digest(SECRET), hashes: [] } }],
  ])('%s seals nothing', async (_, parts) => {
    await chance.greet(early(parts))
    expect(sent).toEqual([])
  })
  it('reveals once on each line, to a list with its own hash', async () => {
    await chance.greet(early())
    await chance.take(list())
    await chance.greet(early({ chance: list() }))
    expect(sent.filter((one) => one.type === 'reveal')).toHaveLength(1)
    expect(digest(nonce())).toBe(hash())
    chance.reconnected()
    await chance.take(list())
    expect(sent.filter((one) => one.type === 'reveal')).toHaveLength(2)
  })
  it('reveals nothing to another list than the first, even after a reload', async () => {
    await chance.greet(early())
    await chance.take(list())
    sent = sent.filter((one) => one.type !== 'reveal')
    const again = open()
    await again.take(list({ seats: [2], hash: digest('22') }))
    await again.take(list())
    expect(sent.filter((one) => one.type === 'reveal')).toEqual([])
  })
  it('reveals nothing to a list without its own hash', async () => {
    await chance.greet(early())
    await chance.take({ ...list(), hashes: [] })
    expect(sent.filter((one) => one.type === 'reveal')).toEqual([])
  })
})

describe('at the end', () => {
  beforeEach(async () => {
    await chance.greet(early())
    await chance.take(list())
  })
  it('vouches for what fits, in any order, and after a reload', async () => {
    const told = over()
    expect(await chance.check(told)).toEqual({ doubt: null })
    expect(await open().check({ ...told, nonces: [...told.nonces!].reverse() })).toEqual({ doubt: null })
  })
  it('does not mind another browser that never revealed', async () => {
    const nonces = over().nonces!.map((one, at) => (at ? { ...one, nonce: null } : one))
    expect(await chance.check(over({ nonces }))).toEqual({ doubt: null })
  })
  it.each([
    ['another secret', 'secret', () => ({ secret: 'cd'.repeat(32) })],
    ['another number', 'number', () => ({ nonces: [over().nonces![0]!, { ...over().nonces![1]!, nonce: '33' }] })],
    ['one hash more', 'changed', () => ({ nonces: [...over().nonces!, { seats: [2], hash: digest('22'), nonce: '22' }] })],
    ['its own number missing', 'late', () => ({ nonces: [{ ...over().nonces![0]!, nonce: null }, over().nonces![1]!] })],
  ])('doubts %s', async (_, doubt, parts) => {
    expect(await chance.check(over(parts()))).toEqual({ doubt })
  })
  it('remembers that the list was changed', async () => {
    await chance.take(list({ seats: [2], hash: digest('22') }))
    expect(await open().check(over())).toEqual({ doubt: 'changed' })
  })
  it('says nothing where it took no part, or the server has no such numbers', async () => {
    const told = over()
    expect(await chance.check({ ...told, nonces: undefined })).toBeNull()
    vi.stubGlobal('localStorage', new Shelf())
    expect(await open().check(told)).toBeNull()
  })
})
