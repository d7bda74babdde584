// This browser's share in the draws: it seals a number of its own before the first draw, and checks all seals at the end.
import type { Commitments, FromBrowser, Over, Sealed, State } from '../wire'
import { makeRoom } from './seats'
import { chanceKey, load, save } from './storage'

/** Why the draws cannot be vouched for. */
export type Doubt = 'left-out' | 'changed' | 'unseen' | 'secret' | 'number' | 'late'
export interface Verdict { doubt: Doubt | null }

interface Kept { nonce: string; first: Commitments | null; doubt: Doubt | null }

const hex = (bytes: Uint8Array) => [...bytes].map((one) => one.toString(16).padStart(2, '0')).join('')
const bytes = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))

/** SHA-256 of bytes given and told in hexadecimal. The library is loaded when first needed: plain http pages have no crypto.subtle. */
export async function sha256(text: string): Promise<string> {
  const library = await import('@noble/hashes/sha2.js')
  return hex(library.sha256(bytes(text)))
}

const listed = (hashes: Sealed[]) => JSON.stringify(hashes.map(({ seats, hash }) => `${hash} ${[...seats].sort().join(' ')}`).sort())
const isSame = (one: Commitments, other: Commitments) =>
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

  /** A new line: what has been revealed must be said again. */
  reconnected(): void {
    this.hasRevealed = false
  }

  /** After each state: seals a number while nothing is drawn, and takes the seals of all if there are any. */
  async greet({ you, table, ply, chance }: State): Promise<void> {
    const isLive = table.status === 'open' || table.status === 'playing'
    if (chance !== undefined && you.length && isLive && ply === 0 && (this.kept || !chance)) {
      this.kept ??= this.begin()
      const hash = await sha256(this.kept.nonce)
      this.send({ type: 'commit', hash })
    }
    if (chance) await this.take(chance, isLive)
  }

  /** The seals of all: answered with the own number, unless the list is not the one it was before. */
  async take({ commitment, hashes }: Commitments, isLive = true): Promise<void> {
    const { kept } = this
    if (!kept) return
    const own = await sha256(kept.nonce)
    const list = { commitment, hashes }
    if (kept.first && !isSame(kept.first, list)) kept.doubt ??= 'changed'
    kept.first ??= list
    if (!hashes.some(({ hash }) => hash === own)) kept.doubt ??= 'left-out'
    this.keep()
    if (isLive && !kept.doubt && !this.hasRevealed) this.hasRevealed = this.send({ type: 'reveal', nonce: kept.nonce })
  }

  /** What this browser can say of the draws; null if it took no part in them. */
  async check(over: Over): Promise<Verdict | null> {
    return this.kept && over.nonces?.length ? { doubt: await this.doubt(this.kept, over) } : null
  }

  private async doubt({ nonce, first, doubt }: Kept, { secret, nonces = [] }: Over): Promise<Doubt | null> {
    if (doubt) return doubt
    if (!first) return 'unseen'
    if ((await sha256(secret)) !== first.commitment) return 'secret'
    if (listed(nonces) !== listed(first.hashes)) return 'changed'
    for (const one of nonces) if (one.nonce !== null && (await sha256(one.nonce)) !== one.hash) return 'number'
    return nonces.some((one) => one.nonce === nonce) ? null : 'late'
  }

  private begin(): Kept {
    this.kept = { nonce: hex(crypto.getRandomValues(new Uint8Array(32))), first: null, doubt: null }
    this.keep()
    return this.kept
  }

  private keep(): void {
    while (!save(chanceKey(this.code), this.kept) && makeRoom());
  }
}
