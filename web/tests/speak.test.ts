// Speaking: nested messages, players by name or number, all five languages complete, and every message the code uses.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundle, speak } from '../src/link/speak'

const home = join(import.meta.dirname, '..', 'src')
const FOLDERS = [
  'words',
  ...['me', 'lobby', 'event', 'learn', 'puzzle', 'rules', 'pieces', 'review', 'editor'].map((folder) =>
    join(folder, 'words'),
  ),
]
const texts = Object.fromEntries(
  ['de', 'en', 'fr', 'it', 'nl'].map((language) => [
    language,
    FOLDERS.map((folder) => readFileSync(join(home, folder, `${language}.ftl`), 'utf8')).join('\n'),
  ]),
)
const keys = (text: string) => [...text.matchAll(/^(web-[a-z-]+) =/gm)].map((found) => found[1]!)
const variables = (text: string) => [...new Set([...text.matchAll(/\$([a-z]+)/g)].map((found) => found[1]!))].sort()

const words = bundle('en', ['outer = { $what } to the { $side }\ninner = a road of { $n }'])
const shared = (language: string) =>
  readFileSync(join(home, '..', '..', 'tilewright', 'words', `${language}.ftl`), 'utf8')
const LINES = `
prompt = { SEAT($seat, form: "turn") }: …
start = { SEAT($seat) } …
several = { SEAT($seats) } …
of = … { SEAT($seat, form: "of") }
to = … { SEAT($seat, form: "to") }
inside = … { SEAT($seat, form: "inside") }
`
/** A sentence of LINES about Ben, or about Ada and Ben, in a language, with these players. */
function about(language: string, key: string, names: string[], reader: number | null = null): string {
  const heard = bundle(language, [shared(language), texts[language]!, LINES], () => ({ names, reader }))
  return speak(heard, {
    key,
    args: [
      ['seat', 2],
      ['seats', '1, 2'],
    ],
  })
}

describe('SEAT', () => {
  it.each([
    ['de', 'Du bist am Zug: …', 'Ben: …', 'Spieler 2: …'],
    ['en', 'Your turn: …', 'Ben: …', 'Seat 2: …'],
    ['fr', 'À toi de jouer: …', 'Ben: …', 'Joueur 2: …'],
    ['it', 'Tocca a te: …', 'Ben: …', 'Giocatore 2: …'],
    ['nl', 'Jij bent aan zet: …', 'Ben: …', 'Speler 2: …'],
  ])('begins a prompt with the reader, a name or a number: %s', (language, yours, named, numbered) => {
    expect(about(language, 'prompt', ['Ada', 'Ben'], 1)).toBe(yours)
    expect(about(language, 'prompt', ['Ada', 'Ben'], 0)).toBe(named)
    expect(about(language, 'prompt', ['Ada', 'Ben'])).toBe(named)
    expect(about(language, 'prompt', [])).toBe(numbered)
    expect(about(language, 'prompt', ['Ada', ''])).toBe(numbered)
  })
  it.each([
    ['de', 'Spieler 2 …', 'Die Spieler 1 und 2 …', 'Ada und Ben …'],
    ['en', 'Seat 2 …', 'Seats 1 and 2 …', 'Ada and Ben …'],
    ['fr', 'Le joueur 2 …', 'Les joueurs 1 et 2 …', 'Ada et Ben …'],
    ['it', 'Il giocatore 2 …', 'I giocatori 1 e 2 …', 'Ada e Ben …'],
    ['nl', 'Speler 2 …', 'De spelers 1 en 2 …', 'Ada en Ben …'],
  ])('begins a sentence, with one player or several: %s', (language, one, several, named) => {
    expect(about(language, 'start', [])).toBe(one)
    expect(about(language, 'start', ['Ada', 'Ben'], 1)).toBe('Ben …')
    expect(about(language, 'several', [])).toBe(several)
    expect(about(language, 'several', ['Ada', 'Ben'])).toBe(named)
  })
  it.each([
    ['en', 'inside', '… seat 2', '… Ben', '… Élise'],
    ['nl', 'inside', '… speler 2', '… Ben', '… Élise'],
    ['fr', 'inside', '… le joueur 2', '… Ben', '… Élise'],
    ['fr', 'of', '… du joueur 2', '… de Ben', '… d’Élise'],
    ['fr', 'to', '… au joueur 2', '… à Ben', '… à Élise'],
    ['it', 'inside', '… il giocatore 2', '… Ben', '… Élise'],
    ['it', 'of', '… del giocatore 2', '… di Ben', '… di Élise'],
    ['it', 'to', '… al giocatore 2', '… a Ben', '… a Élise'],
  ])(
    'takes the article or the preposition that the sentence needs: %s, %s',
    (language, key, numbered, named, vowel) => {
      expect(about(language, key, [])).toBe(numbered)
      expect(about(language, key, ['Ada', 'Ben'])).toBe(named)
      expect(about(language, key, ['Ada', 'Élise'])).toBe(vowel)
    },
  )
})

describe('speak', () => {
  it('formats arguments that are messages first', () => {
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
  it('makes a plain sentence of a message without a text', () => {
    expect(speak(words, { key: 'unheard', args: [] })).toBe('Unheard')
    expect(
      speak(words, {
        key: 'refuse-none-left',
        args: [
          ['kind', { key: 'kind-wood', args: [] }],
          ['seat', 2],
        ],
      }),
    ).toBe('None left (kind Wood, seat 2)')
  })
})

describe.each(Object.entries(texts))('%s', (language, text) => {
  it('has the same messages with the same arguments as English', () => {
    expect(keys(text)).toEqual(keys(texts.en!))
    expect(new Set(keys(text)).size).toBe(keys(text).length)
    expect(variables(text)).toEqual(variables(texts.en!))
  })
  it('calls a button by the number it shows', () => {
    expect(speak(bundle(language, [text]), { key: 'web-beyond', args: [['count', 1]] })).toContain('1')
  })
  it('can format every message', () => {
    const all = bundle(language, [text])
    for (const key of keys(text)) {
      const args = variables(text).map((name) => [name, name === 'name' ? 'Ada' : 2] as [string, string | number])
      expect(speak(all, { key, args }), key).toMatch(/\S/)
      expect(speak(all, { key, args }), key).not.toMatch(/[{}]|\?\?\?/)
    }
  })
})

it('has a message for everything the code says', () => {
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file))
  const code = files.map((file) => readFileSync(join(home, file), 'utf8')).join('\n')
  const said = [...code.matchAll(/\bt\('([a-z-]+)'/g)].map((found) => `web-${found[1]}`)
  expect(said.length).toBeGreaterThan(80)
  expect(said.filter((key) => !keys(texts.en!).includes(key))).toEqual([])
})
