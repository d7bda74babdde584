// What a place or a piece that may be picked is called: what picking it means, and what lies there.
import { say, t } from '../link/words.svelte'
import type { Option } from '../table/picks'

/** Sentences one after the other; parts that are empty are left out. */
export const joined = (parts: string[], between = '. '): string =>
  parts
    .filter(Boolean)
    .map((part, at, all) => (at < all.length - 1 && /[.!?]$/.test(part) && between === '. ' ? part.slice(0, -1) : part))
    .join(between)

/** "Empty place in column 1, row 2: city to the north. Fits 2 ways". */
export function callPick(game: string, { choices, label, spot, piece }: Option): string {
  const isOne = choices.length === 1
  const name = say(game, isOne ? label : (spot?.label ?? piece?.tip ?? label))
  const about = joined([name, say(game, spot?.about ?? null)], ': ')
  const ways = new Set(choices.map((choice) => choice.picks[choice.picks.indexOf(spot?.id ?? '') + 1]))
  const isTurned =
    !isOne && spot !== null && choices.every((choice) => choice.ghosts.length > 1 && choice.ghosts.at(-1))
  return isTurned ? joined([about, t('fits', { count: ways.size })]) : about
}
