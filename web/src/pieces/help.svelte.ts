// Help with the decision at hand: shown by itself in somebody's first game of a kind, later only if asked for.
import { SvelteMap } from 'svelte/reactivity'
import { held } from '../link/seats'
import { set, settings } from '../link/settings.svelte'
import { load, save } from '../link/storage'
import type { Message } from '../wire'
import { teach } from './kinds.svelte'

const KEY = 'tilewright.help'
interface Kept {
  finished: string[] // games of which this browser has seen an end
  wanted: string[] // games in which help was asked for again
}

const before = (): Kept => ({ finished: played(), wanted: [] })
const played = () => [...new Set(held().flatMap(({ game, isOver }) => (isOver ? [game] : [])))]
const kept: Kept = $state({ ...before(), ...load<Partial<Kept>>(KEY, {}) })
/** What was opened or closed at a question, until the page is closed. */
const opened = new SvelteMap<string, boolean>()

const keep = () => save(KEY, { finished: kept.finished, wanted: kept.wanted })

/** Whether questions of a game are explained without being asked. */
export const helpsAt = (game: string): boolean =>
  settings.helps && (kept.wanted.includes(game) || !kept.finished.includes(game))

/** The switch in the menu of a table. */
export function setHelp(game: string, isOn: boolean): void {
  set('helps', isOn)
  opened.clear()
  kept.wanted = isOn ? [...new Set([...kept.wanted, game])] : kept.wanted.filter((one) => one !== game)
  keep()
}

/** A game has ended: the next one of its kind is not the first. */
export function hasFinished(game: string): void {
  if (kept.finished.includes(game)) return
  kept.finished = [...kept.finished, game]
  keep()
}

/** The next game of this kind is explained like a first one. */
export function helpAgain(game: string): void {
  set('helps', true)
  opened.clear()
  kept.finished = kept.finished.filter((one) => one !== game)
  keep()
}

/** What a question means, and what usually matters. */
export interface Help {
  means: string
  matters: string
}

export function helpFor(game: string, prompt: Message): Help | null {
  const key = prompt.key.replace(/^prompt-/, 'help-')
  const means = key === prompt.key ? '' : teach(game, key)
  return means ? { means, matters: teach(game, `${key}-matters`) } : null
}

const LOW = 481 // px: a phone on its side has no room for help that nobody asked for
const nameOf = (game: string, prompt: Message) => `${game} ${prompt.key}`

export const isHelpOpen = (game: string, prompt: Message): boolean =>
  opened.get(nameOf(game, prompt)) ?? (helpsAt(game) && innerHeight >= LOW)

export const toggleHelp = (game: string, prompt: Message): void =>
  void opened.set(nameOf(game, prompt), !isHelpOpen(game, prompt))
