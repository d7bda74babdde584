// Speaking: nested messages, all five languages complete, and every word the code asks for.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundle, callByName, speak, speakTo } from '../src/link/speak'

const home = join(import.meta.dirname, '..', 'src')
const texts = Object.fromEntries(
  ['de', 'en', 'fr', 'it', 'nl'].map((language) => [
    language,
    readFileSync(join(home, 'words', `${language}.ftl`), 'utf8'),
  ]),
)
const keys = (text: string) => [...text.matchAll(/^(web-[a-z-]+) =/gm)].map((found) => found[1]!)
const variables = (text: string) => [...new Set([...text.matchAll(/\$([a-z]+)/g)].map((found) => found[1]!))].sort()

const words = bundle('en', [
  'outer = { $what } to the { $side }\ninner = a road of { $n }\nask = Seat { $seat }: lay the tile.\nscore = Seat { $seat } scores: 3',
])

describe('callByName', () => {
  it.each([
    ['en', 'Seat 2 scores 3: others than seat 1.', 'Ben scores 3: others than Ada.'],
    ['de', 'Ritter von Spieler 2', 'Ritter von Ben'],
    ['fr', 'Peste : le joueur 2 reprend un moine du joueur 1', 'Peste : Ben reprend un moine de Ada'],
    ['it', 'Il giocatore 2, in coppia con il giocatore 1, del giocatore 2', 'Ben, in coppia con Ada, di Ben'],
    ['nl', 'Pest: speler 2 neemt een ridder terug', 'Pest: Ben neemt een ridder terug'],
  ])('names who sits there: %s', (language, text, named) => {
    expect(callByName(language, text, ['Ada', 'Ben'])).toBe(named)
    expect(callByName(language, text, [])).toBe(text)
  })
})

describe('speak', () => {
  it('speaks arguments that are messages first', () => {
    const inner = { key: 'inner', args: [['n', 3]] as [string, number][] }
    expect(
      speak(words, {
        key: 'outer',
        args: [
          ['what', inner],
          ['side', 'north'],
        ],
      }),
    ).toBe('a road of 3 to the north')
  })
  it('shows the key of a message without words', () => {
    expect(speak(words, { key: 'unheard-of', args: [] })).toBe('unheard-of')
  })
  it('calls a seat by name only where the question begins with it', () => {
    expect(speakTo(words, { key: 'ask', args: [['seat', 1]] }, 'Your turn')).toBe('Your turn: lay the tile.')
    expect(speakTo(words, { key: 'score', args: [['seat', 1]] }, 'Ada')).toBe('Seat 1 scores: 3')
  })
})

describe.each(Object.entries(texts))('%s', (language, text) => {
  it('has the same messages about the same things as English', () => {
    expect(keys(text)).toEqual(keys(texts.en!))
    expect(variables(text)).toEqual(variables(texts.en!))
  })
  it('calls a button by the number it shows', () => {
    expect(speak(bundle(language, [text]), { key: 'web-beyond', args: [['count', 1]] })).toContain('1')
  })
  it('can speak every message', () => {
    const all = bundle(language, [text])
    for (const key of keys(text)) {
      const args = variables(text).map((name) => [name, name === 'name' ? 'Ada' : 2] as [string, string | number])
      expect(speak(all, { key, args }), key).toMatch(/\S/)
      expect(speak(all, { key, args }), key).not.toMatch(/[{}]|\?\?\?/)
    }
  })
})

it('has words for everything the code says', () => {
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file))
  const code = files.map((file) => readFileSync(join(home, file), 'utf8')).join('\n')
  const said = [...code.matchAll(/\bt\('([a-z-]+)'/g)].map((found) => `web-${found[1]}`)
  expect(said.length).toBeGreaterThan(80)
  expect(said.filter((key) => !keys(texts.en!).includes(key))).toEqual([])
})
