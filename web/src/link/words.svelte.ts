// The messages on the page in the current language: the client's own, the server's, and each game's.
import type { FluentBundle } from '@fluent/bundle'
import type { Message } from '../wire'
import * as api from './api'
import { set, settings, type Language } from './settings.svelte'
import { bundle, speak, type Company } from './speak'

type Files = Record<string, () => Promise<string>>
/** The client's own messages, by language: those that every page needs, and those that a page brings with it. */
const own: Files[] = [import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' })]
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
  const known = own.length
  const made = (async () => {
    const mine = await Promise.all(own.map((files) => inLanguage(files, language)))
    const theirs = await Promise.all(sources(game).map((one) => api.words(one, language).catch(() => '')))
    if (own.length !== known) return load(game, language) // a page has brought more messages since
    bundles[key] = bundle(language, [...theirs, ...mine], () => guests ?? company)
    if (!theirs.every(Boolean)) loading.delete(key)
    spoken.change += 1
  })()
  loading.set(key, made)
  return made
}

const LEARN = '/learn'
/** What a game's words for learners are asked for and said by, in place of its name. */
export const learning = (game: string): string => game + LEARN
/** Words for learners come with all the others of their game. */
const sources = (game: string): string[] => (game.endsWith(LEARN) ? [game.slice(0, -LEARN.length), game] : [game])

const inLanguage = (files: Files, language: Language): Promise<string> =>
  Object.entries(files).find(([path]) => path.endsWith(`/${language}.ftl`))![1]()

/** Adds the messages of a page. */
export async function include(files: Files): Promise<void> {
  if (own.includes(files)) return
  own.push(files)
  loading.clear()
  await want()
}

/** Loads the messages of games; until they have arrived, nothing is shown for them. */
export async function want(...games: string[]): Promise<void> {
  for (const game of games) wanted.add(game)
  await Promise.all([...wanted].map((game) => load(game, settings.language)))
  spoken.language = settings.language
  const page = document.documentElement
  if (page.lang !== settings.language) page.lang = settings.language // even the same again makes the browser style everything anew
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

let guests: Company | null = null // who plays at the table that is being spoken of

/** A message about another table than that of this page. */
export function sayAmong(players: Company, game: string, message: Message): string {
  guests = players
  const said = say(game, message)
  guests = null
  return said
}

/** Introduces the players of the table on this page, so that sentences name them; seats without a name keep their numbers. */
export function introduce(players: Company): void {
  company = players
}

/** Who was introduced, for a table on top of that of the page. */
export const introduced = (): Company => company

/** Whether a message exists, for names that not every game has. */
export const knows = (game: string, key: string): boolean => words(game)?.hasMessage(key) ?? false

/** One of the client's own messages. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  const found = words('')
  return found ? speak(found, { key: `web-${key}`, args: Object.entries(args) }) : ''
}

/** Several names as a list: "Ada, Ben and Cleo". */
export const listing = (names: string[]): string =>
  new Intl.ListFormat(spoken.language, { type: 'conjunction' }).format(names)

export const language = (): Language => spoken.language
