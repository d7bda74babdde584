// The person this browser belongs to, if it has a key. Without one everything else works.
import type { Entry } from '../wire'
import { drop, load, save } from './storage'

const KEY = 'tilewright.person'
const kept = $state({ person: load<Entry | null>(KEY, null) })

export const person = (): Entry | null => kept.person
export const personKey = (): string => kept.person?.key ?? ''

/** This browser is a device of this person from now on. */
export function belong(entry: Entry): void {
  kept.person = entry
  save(KEY, entry)
}

/** It belongs to nobody any more: it was told to, or its key is void. */
export function part(): void {
  kept.person = null
  drop(KEY)
}

globalThis.window?.addEventListener('storage', (event) => {
  if (event.key === KEY || event.key === null) kept.person = load<Entry | null>(KEY, null)
})
