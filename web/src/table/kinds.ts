// What kinds of points are called.
import { knows, say } from '../link/words.svelte'

/** The name of a kind of points; a game has a message only for kinds whose own name is not clear enough. */
export function kindName(game: string, kind: string): string {
  const key = `row-${kind}`
  if (knows(game, key)) return say(game, { key, args: [] })
  const words = kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
