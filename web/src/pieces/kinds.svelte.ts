// What the pieces of a game are called and what they do: asked for once for each game, at its first table.
import * as api from '../link/api'
import { include, knows, say, want } from '../link/words.svelte'
import type { Explained, Explanations } from '../wire'
import { firstKind, type By } from './match'
import { words } from './words'

const found: Record<string, Explanations> = $state({})
const loading = new Map<string, Promise<void>>()

/** Whether a card explains something now: then no other card is shown. */
export const explaining = $state({ isOpen: false })

/** The name by which the words for learners of a game are asked for. */
const learn = (game: string) => `${game}/learn`

/** Loads what explains a game; without it everything is shown as it is. */
export function wantPieces(game: string): Promise<void> {
  let made = loading.get(game)
  if (!made) {
    made = load(game).catch(() => void loading.delete(game))
    loading.set(game, made)
  }
  return made
}

async function load(game: string): Promise<void> {
  const about = await api.explanations(game)
  await include(words)
  if (about.pieces.length) await want(learn(game))
  found[game] = about
}

export const explains = (game: string): boolean => (found[game]?.pieces.length ?? 0) > 0
export const suggests = (game: string): boolean => found[game]?.suggests ?? false

/** The kind of something with this art or id; null if nothing explains it. */
export const kindOf = (game: string, by: By, id: string): Explained | null =>
  firstKind(found[game]?.pieces ?? [], by, id)

/** A message for learners; '' if the game has none. */
export const teach = (game: string, key: string): string =>
  found[game] && knows(learn(game), key) ? say(learn(game), { key, args: [] }) : ''
