// The browser's nonce: committed to once, revealed only to the first list, and checked at the end.
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Chance, sha256 } from '../src/link/chance'
import { Live } from '../src/link/live.svelte'
import type { Commitments, Contribution, FromBrowser, Over, State } from '../src/wire'
import { Line, Shelf, state, table } from './line'

const digest = (text: string) => createHash('sha256').update(Buffer.from(text, 'hex')).digest('hex')
const SECRET = 'ab'.repeat(32)
const BENS = '11'.repeat(32)

let sent: FromBrowser[]
let chance: Chance
let hash: string
const open = () =>
  new Chance('ABC234', (message) => {
    sent.push(message)
    return true
  })
const early = (parts: Partial<State> = {}): State => ({ ...state(0, 0), chance: null, ...parts })
const sealed = (seat: number, hash: string): Contribution => ({ seats: [seat], hash, nonce: null })
const list = (...more: Contribution[]): Commitments => ({
  type: 'commitments',
  commitment: digest(SECRET),
  hashes: [sealed(0, hash), sealed(1, digest(BENS)), ...more],
})
const ANOTHER = sealed(2, digest('22'))
const nonce = () => (sent.find((one) => one.type === 'reveal') as { nonce: string }).nonce
const over = (parts: Partial<Over> = {}): Over => ({
  places: [1, 2],
  scores: [2, 1],
  secret: SECRET,
  commitment: digest(SECRET),
  lost: [],
  timed_out: [],
  nonces: [
    { seats: [0], hash, nonce: nonce() },
    { seats: [1], hash: digest(BENS), nonce: BENS },
  ],
  ...parts,
})

beforeEach(() => {
  vi.stubGlobal('localStorage', new Shelf())
  sent = []
  chance = open()
  hash = chance.seal(false)!
  chance.greet(early())
})

it('hashes like everybody else', () => {
  expect([sha256(''), sha256(SECRET)]).toEqual([digest(''), digest(SECRET)])
})

it('sends its hash with hello, and its number when all hashes are known', () => {
  const line = new Line()
  const live = new Live(
    'ABC234',
    () => ['secret'],
    () => 'Ada',
    () => line,
  )
  live.open()
  line.answer()
  expect(line.sent[0]).toMatchObject({ type: 'hello', hash })
  line.say(early())
  line.say(list())
  expect(digest(line.of('reveal')[0]!.nonce as string)).toBe(hash)
  live.close()
})

describe('before the first draw', () => {
  it('seals the same number in every hello, after a reload, and later in the game', () => {
    expect([chance.seal(false), open().seal(false), open().seal(true)]).toEqual([hash, hash, hash])
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
  })
  it('seals nothing new once the game has started', () => {
    vi.stubGlobal('localStorage', new Shelf())
    expect(open().seal(true)).toBeNull()
  })
  it('reveals once on each connection, to a list with its own hash', () => {
    chance.take(list())
    chance.greet(early({ chance: list() }))
    expect(sent).toHaveLength(1)
    expect(digest(nonce())).toBe(hash)
    chance.reconnected()
    chance.take(list())
    expect(sent).toHaveLength(2)
  })
  it('reveals nothing to a list other than the first, even after a reload', () => {
    chance.take(list())
    sent = []
    const again = open()
    again.take(list(ANOTHER))
    again.take(list())
    expect(sent).toEqual([])
  })
  it('reveals nothing to a list with a commitment other than the table had', () => {
    chance.greet(early({ table: { ...table, commitment: digest('44') } }))
    chance.take(list())
    expect(sent).toEqual([])
  })
  it('reveals nothing to a list without its own hash', () => {
    chance.take({ ...list(), hashes: [] })
    expect(sent).toEqual([])
  })
})

describe('at the end', () => {
  beforeEach(() => chance.take(list()))

  it('vouches for numbers that match, in any order, and after a reload', () => {
    const told = over()
    expect(chance.check(told)).toEqual({ doubt: null })
    expect(open().check({ ...told, nonces: [...told.nonces!].reverse() })).toEqual({ doubt: null })
  })
  it('does not mind another browser that never revealed', () => {
    const nonces = over().nonces!.map((one, at) => (at ? { ...one, nonce: null } : one))
    expect(chance.check(over({ nonces }))).toEqual({ doubt: null })
  })
  it.each([
    ['another secret', 'secret', () => ({ secret: 'cd'.repeat(32) })],
    ['another number', 'number', () => ({ nonces: [over().nonces![0]!, { ...over().nonces![1]!, nonce: '33' }] })],
    ['one hash more', 'changed', () => ({ nonces: [...over().nonces!, { ...ANOTHER, nonce: '22' }] })],
    [
      'its own number missing',
      'late',
      () => ({ nonces: [{ ...over().nonces![0]!, nonce: null }, over().nonces![1]!] }),
    ],
  ])('doubts %s', (_, doubt, parts) => {
    expect(chance.check(over(parts()))).toEqual({ doubt })
  })
  it('remembers that the list was changed', () => {
    chance.take(list(ANOTHER))
    expect(open().check(over())).toEqual({ doubt: 'changed' })
  })
})

describe('a browser that took no part says nothing', () => {
  it.each([
    ['a spectator', early({ you: [] })],
    ['a game under way', early({ ply: 3, version: 3 })],
    ['numbers settled before the first move', early({ version: 1 })],
    ['a server that knows nothing of it', early({ chance: undefined })],
    ['a device that comes when all is sealed', early({ chance: { ...list(), hashes: [ANOTHER] } })],
  ])('%s', (_, told) => {
    chance.take(list())
    const end = over()
    vi.stubGlobal('localStorage', new Shelf())
    const late = open()
    late.seal(false)
    late.greet(told)
    expect(late.check(end)).toBeNull()
  })
  it('nor where nobody did', () => {
    chance.take(list())
    expect([chance.check(over({ nonces: [] })), chance.check(over({ nonces: undefined }))]).toEqual([null, null])
  })
})
