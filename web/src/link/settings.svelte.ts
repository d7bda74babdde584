// The settings of this browser: language, theme, name, sounds and preferences.
const KEY = 'tilewright.settings'
export const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'day' | 'dusk'
export type Sounds = 'off' | 'turn' | 'all'
export type Pace = 'calm' | 'brisk' | 'instant'

interface Kept {
  language: Language
  theme: Theme | 'system'
  name: string
  level: string
  sounds: Sounds
  pace: Pace // at which moves of others are shown
  tells: 'unasked' | 'yes' | 'no' // about own turns, while the page is out of sight
  showsLeft: boolean // how many tiles or cards are left
  showsPlaces: boolean // the names of places, always
  showsOdds: boolean // everybody’s chances to win, where that is allowed
  endsTurn: boolean // the last decision of a turn ends it at once
  helps: boolean // questions are explained in the first game of a kind
  asksAlways: boolean // decide even if only one move is possible
}

function ownLanguage(): Language {
  const wished = globalThis.navigator?.languages ?? []
  const found = wished.map((one) => one.slice(0, 2)).find((one) => (LANGUAGES as readonly string[]).includes(one))
  return (found as Language | undefined) ?? 'en'
}

function load(): Kept {
  const usual: Kept = {
    language: ownLanguage(),
    theme: 'system',
    name: '',
    level: '',
    sounds: 'turn',
    pace: 'calm',
    tells: 'unasked',
    showsLeft: true,
    showsPlaces: false,
    showsOdds: false,
    endsTurn: true,
    helps: true,
    asksAlways: false,
  }
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return usual
  }
}

export const settings: Kept = $state(load())
const system = $state({ isDark: globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false })
globalThis
  .matchMedia?.('(prefers-color-scheme: dark)')
  .addEventListener('change', (change) => (system.isDark = change.matches))

export const theme = (): Theme => (settings.theme === 'system' ? (system.isDark ? 'dusk' : 'day') : settings.theme)

export function set<K extends keyof Kept>(key: K, value: Kept[K]): void {
  settings[key] = value
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // the setting lasts until the page is closed
  }
}
