// Which kind of piece something is: the first kind with a matching pattern counts, as in tilewright/learn/pieces.py.
import type { Explained } from '../wire'

export type By = 'art' | 'spots' | 'areas'

const made = new Map<string, RegExp>()

/** Whether a pattern with * (anything) and ? (one character) matches all of a text. */
export function matches(pattern: string, text: string): boolean {
  let found = made.get(pattern)
  if (!found) {
    const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&')
    found = new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's')
    made.set(pattern, found)
  }
  return found.test(text)
}

export const firstKind = (kinds: readonly Explained[], by: By, id: string): Explained | null =>
  kinds.find((kind) => kind[by].some((pattern) => matches(pattern, id))) ?? null
