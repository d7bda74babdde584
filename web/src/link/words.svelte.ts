// The words on the page in the language of the moment: the client's own, the server's, and each game's.
import type { FluentBundle } from '@fluent/bundle'
import type { Message } from '../wire'
import * as api from './api'
import { set, settings, type Language } from './settings.svelte'
import { bundle, speak, type Company } from './speak'

const own = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' })
const bundles: Record<string, FluentBundle> = {}
const spoken = $state({ language: settings.language as Language, change: 0 })
let company = $state.raw<Company>({ names: [], reader: null })
const loading = new Map<string, Promise<void>>()
const wanted = new Set<string>([''])

const name = (game: string, language: string) => `${game} ${language}`

function load(game: string, language: Language): Promise<void> {
  const key = name(game, language)
  const before = loading.get(key)
  if (before) return before
  const made = (async () => {
    const mine = await own[`../words/${language}.ftl`]!()
    const theirs = await api.words(game, language).catch(() => '')
    bundles[key] = bundle(language, [theirs, mine], () => company)
    if (!theirs) loading.delete(key)
    spoken.change += 1
  })()
  loading.set(key, made)
  return made
}

/** Makes a game's words ready; everything said before they are here shows nothing. */
export async function want(...games: string[]): Promise<void> {
  for (const game of games) wanted.add(game)
  await Promise.all([...wanted].map((game) => load(game, settings.language)))
  spoken.language = settings.language
  document.documentElement.lang = settings.language
}

export async function switchTo(language: Language): Promise<void> {
  set('language', language)
  await want()
}

function words(game: string): FluentBundle | undefined {
  void spoken.change
  return bundles[name(game, spoken.language)]
}

export function say(game: string, message: Message | null): string {
  const found = words(game)
  return found && message ? speak(found, message) : ''
}

/** Introduces the players of the table on this page, so that sentences name them; seats without a name keep their numbers. */
export function introduce(players: Company): void {
  company = players
}

/** Whether a message has words at all, for names that not every game gives. */
export const knows = (game: string, key: string): boolean => words(game)?.hasMessage(key) ?? false

/** The client's own words. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  const found = words('')
  return found ? speak(found, { key: `web-${key}`, args: Object.entries(args) }) : ''
}

/** Several names as one says them: "Ada, Ben and Cleo". */
export const listing = (names: string[]): string =>
  new Intl.ListFormat(spoken.language, { type: 'conjunction' }).format(names)

export const language = (): Language => spoken.language
