// This browser's part in the draws: it commits to a nonce before the first draw, and checks all commitments at the end.
import { sha256 as digest } from '@noble/hashes/sha2.js' // plain http pages have no crypto.subtle
import type { Commitments, Contribution, FromBrowser, Over, State } from '../wire'
import { makeRoom } from './seats'
import { chanceKey, load, save } from './storage'

/** Why the draws cannot be vouched for. */
export type Doubt = 'left-out' | 'changed' | 'unseen' | 'secret' | 'number' | 'late'
export interface Verdict {
  doubt: Doubt | null
}

/** The commitments of the server and of all browsers. */
type List = Omit<Commitments, 'type'>

interface Kept {
  nonce: string
  isIn: boolean // the server had it before the first draw
  commitment: string | null // of the server's secret, as it was first seen
  first: List | null // the commitments of all as they were first seen
  doubt: Doubt | null
}

const hex = (bytes: Uint8Array) => [...bytes].map((one) => one.toString(16).padStart(2, '0')).join('')
const bytes = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
/** SHA-256; input and output in hexadecimal. */
export const sha256 = (text: string): string => hex(digest(bytes(text)))

const listed = (hashes: Contribution[]) =>
  JSON.stringify(hashes.map(({ seats, hash }) => `${hash} ${[...seats].sort().join(' ')}`).sort())
const isSame = (one: List, other: List) =>
  one.commitment === other.commitment && listed(one.hashes) === listed(other.hashes)

export class Chance {
  private kept: Kept | null
  private hasRevealed = false

  constructor(
    private readonly code: string,
    private readonly send: (message: FromBrowser) => boolean,
  ) {
    this.kept = load<Kept | null>(chanceKey(code), null)
  }

  /** The hash of this browser's nonce, the same in every hello; null if it is too late for one. */
  seal(isLate: boolean): string | null {
    if (!this.kept && isLate) return null
    this.kept ??= {
      nonce: hex(crypto.getRandomValues(new Uint8Array(32))),
      isIn: false,
      commitment: null,
      first: null,
      doubt: null,
    }
    this.keep()
    return sha256(this.kept.nonce)
  }

  /** On a new connection the nonce must be revealed again. */
  reconnected(): void {
    this.hasRevealed = false
  }

  /** The state after a hello says whether the nonce was in time. */
  greet({ you, table, ply, version, chance }: State): void {
    const isUntouched =
      ply === (table.given ?? 0) && version === ply && table.status !== 'over' && table.status !== 'closed'
    if (this.kept && chance === null && isUntouched && you.length) {
      this.kept.isIn = true
      this.kept.commitment ??= table.commitment
      this.keep()
    }
    if (chance) this.take(chance)
  }

  /** Answers the list of all commitments with our nonce, unless the list has changed. */
  take({ commitment, hashes }: List): void {
    const { kept } = this
    const own = kept && sha256(kept.nonce)
    const isListed = hashes.some(({ hash }) => hash === own)
    if (!kept || !(kept.isIn || isListed)) return
    const list = { commitment, hashes }
    if (kept.first && !isSame(kept.first, list)) kept.doubt ??= 'changed'
    if (kept.commitment && kept.commitment !== commitment) kept.doubt ??= 'changed'
    if (!isListed) kept.doubt ??= 'left-out'
    kept.first ??= list
    kept.isIn = true
    this.keep()
    if (!kept.doubt && !this.hasRevealed) this.hasRevealed = this.send({ type: 'reveal', nonce: kept.nonce })
  }

  /** What this browser can say about the draws; null if it took no part in them. */
  check(over: Over): Verdict | null {
    return this.kept?.isIn && over.nonces?.length ? { doubt: findDoubt(this.kept, over.secret, over.nonces) } : null
  }

  private keep(): void {
    while (!save(chanceKey(this.code), this.kept) && makeRoom());
  }
}

function findDoubt({ nonce, first, doubt }: Kept, secret: string, nonces: Contribution[]): Doubt | null {
  if (doubt) return doubt
  if (!first) return 'unseen'
  if (sha256(secret) !== first.commitment) return 'secret'
  if (listed(nonces) !== listed(first.hashes)) return 'changed'
  if (nonces.some((one) => one.nonce !== null && sha256(one.nonce) !== one.hash)) return 'number'
  return nonces.some((one) => one.nonce === nonce) ? null : 'late'
}
