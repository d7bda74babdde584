// The seats this browser holds: secret tokens by table. The oldest finished tables are dropped only when storage is full.
import { chanceKey, drop, load, save } from './storage'

const KEY = 'tilewright.seats'
export const MOST_TOKENS = 16 // of one table: the server reads no more

export interface Held {
  code: string
  game: string
  tokens: string[]
  seats?: number[]
  at: number
  isOver?: boolean
}

/** The tables where this browser has seats, latest first. */
export const held = (): Held[] => load<Held[]>(KEY, []).sort((one, other) => other.at - one.at)

const at = (code: string): Held | undefined => held().find((one) => one.code === code)
export const tokensOf = (code: string): string[] => at(code)?.tokens.slice(0, MOST_TOKENS) ?? []
export const seatsOf = (code: string): number[] => at(code)?.seats ?? []

function change(code: string, made: (before: Held | undefined) => Held): void {
  const rest = held().filter((one) => one.code !== code)
  keep([made(at(code)), ...rest])
}

/** Keeps tokens of a table, and which seats they open once the server has said so. */
export function hold(code: string, game: string, tokens: string[], seats: number[] = []): void {
  const both = <T>(one: T[], other: T[] = []) => [...new Set([...one, ...other])]
  change(code, (before) => ({
    ...before,
    code,
    game: game || (before?.game ?? ''),
    tokens: both(tokens, before?.tokens),
    seats: both(seats, before?.seats),
    at: Date.now(),
  }))
}

/** A token was renewed: the old one is void. */
export function renew(code: string, old: string, fresh: string): void {
  const before = at(code)
  if (before) change(code, () => ({ ...before, tokens: [fresh, ...before.tokens.filter((one) => one !== old)] }))
}

/** The game there has ended. */
export function finish(code: string): void {
  const before = at(code)
  if (before && !before.isOver) change(code, () => ({ ...before, isOver: true }))
}

export function forget(code: string): void {
  drop(chanceKey(code))
  keep(held().filter((one) => one.code !== code))
}

function keep(all: Held[]): void {
  let kept = [...all].sort((one, other) => other.at - one.at)
  while (!save(KEY, kept)) {
    const oldest = kept.findLast((one) => one.isOver)
    if (!oldest) return
    drop(chanceKey(oldest.code))
    kept = kept.filter((one) => one !== oldest)
  }
}

/** Drops the oldest finished table to make room; false if there is none. */
export function makeRoom(): boolean {
  const oldest = held().findLast((one) => one.isOver)
  if (oldest) forget(oldest.code)
  return oldest !== undefined
}
