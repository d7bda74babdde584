// The seats this browser holds: secret tokens by table, kept in the browser's own store.
const KEY = 'tilewright.seats'

export interface Held { code: string; game: string; tokens: string[]; seats?: number[]; at: number }

export function held(): Held[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as Held[]
    return kept.sort((one, other) => other.at - one.at)
  } catch {
    return []
  }
}

export const tokensOf = (code: string): string[] => held().find((one) => one.code === code)?.tokens ?? []

/** Keeps tokens of a table, and which seats they open once the server has said so. */
export function hold(code: string, game: string, tokens: string[], seats: number[] = []): void {
  const before = held().find((one) => one.code === code)
  const rest = held().filter((one) => one.code !== code)
  const both = <T>(one: T[] = [], other: T[]) => [...new Set([...one, ...other])]
  keep([{ code, game, tokens: both(before?.tokens, tokens), seats: both(before?.seats, seats), at: Date.now() }, ...rest].slice(0, 60))
}

export const forget = (code: string): void => keep(held().filter((one) => one.code !== code))

function keep(all: Held[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // a browser that keeps nothing still plays while the page is open
  }
}
