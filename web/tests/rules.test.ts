// The rules for readers: what a search finds and marks, how lines stand together, and what opens beside the table.
import { beforeEach, expect, test, vi } from 'vitest'
import { desk } from '../src/rules/desk.svelte'
import { chapters, grouped, lineOf } from '../src/rules/paging'
import { escaped, hits, marked, plain, ranges } from '../src/rules/search'
import type { RuleLine, RuleSection } from '../src/wire'

const line = (html: string, parts: Partial<RuleLine> = {}): RuleLine => ({
  kind: 'text',
  clauses: [],
  html,
  figures: [],
  ...parts,
})
const figure = (caption: string) => ({ kind: 'example' as const, name: 'a', ply: 0, caption, width: 10, height: 10 })
const section = (heading: string, lines: RuleLine[], level = 2): RuleSection => ({ level, heading, lines })

test('a search knows no case and no accents', () => {
  expect(ranges('Le Château et le château', 'CHATEAU')).toEqual([
    [3, 10],
    [17, 24],
  ])
  expect(ranges('Größe', 'große')).toEqual([[0, 5]])
  expect(ranges('a city', '  ')).toEqual([])
  expect(ranges('two\nlines', 'two lines')).toEqual([[0, 9]])
})

test('what is found is marked, also across tags, and never inside of them', () => {
  expect(marked('the <strong>same</strong> side', 'same side')).toBe(
    'the <strong><mark data-hit="0">same</mark></strong><mark data-hit="0"> side</mark>',
  )
  expect(marked('<strong>strong</strong>', 'strong', 4)).toBe('<strong><mark data-hit="4">strong</mark></strong>')
  expect(marked('city, city', 'city', 2, 3)).toBe(
    '<mark data-hit="2">city</mark>, <mark data-hit="3" class="now">city</mark>',
  )
  expect(marked('a &amp; b', 'amp')).toBe('a &amp; b')
  expect(marked('a &amp; b', '& b')).toBe('a <mark data-hit="0">&amp; b</mark>')
  expect(marked('nothing', 'city')).toBe('nothing')
})

test('texts become HTML and back', () => {
  expect(plain('a <em>b</em> &lt;c&gt;')).toBe('a b <c>')
  expect(plain(escaped('1 < 2 & 3 > 2'))).toBe('1 < 2 & 3 > 2')
})

test('places are counted through headings, lines and captions in the order of the page', () => {
  const sections = [
    section('The city', [line('A city and a <em>city</em>', { figures: [figure('This city')] })]),
    section('Roads', [line('no road'), line('a city gate')]),
  ]
  const { first, count } = hits(sections, 'city')
  expect(count).toBe(5)
  expect(['0', '0.0', '0.0.0', '1', '1.1'].map((key) => first.get(key))).toEqual([0, 1, 3, 4, 4])
  expect(hits(sections, '').count).toBe(0)
})

test('items of a list stand together; a clause leads to its line, a part to its chapter', () => {
  const sections = [
    section('Turn', [
      line('one', { clauses: ['3.1'] }),
      line('two', { kind: 'item', clauses: ['3.2', '3.3'] }),
      line('three', { kind: 'item', clauses: ['3.4'] }),
      line('four'),
    ]),
    section('Part', [line('five', { clauses: ['3.5'] })], 3),
    section('End', []),
  ]
  expect(grouped(sections[0]!.lines).map(({ lines }) => lines.map(({ at }) => at))).toEqual([[0], [1, 2], [3]])
  expect(['3.3', '3.5', '9.9'].map((clause) => lineOf(sections, clause))).toEqual(['0.1', '1.0', null])
  expect(chapters(sections)).toEqual([0, 0, 2])
})

beforeEach(() => {
  const back = { focus: vi.fn(), isConnected: true }
  vi.stubGlobal('document', { activeElement: back, querySelectorAll: () => [], querySelector: () => null })
  vi.stubGlobal('HTMLElement', class {})
  desk.leave()
})

test('links to the rules of this game open beside the table, and again close', () => {
  expect(desk.follow('some', '/rules/other', '')).toBe(false)
  expect(desk.follow('some', '/rules/some/ledger', '')).toBe(false)
  expect(desk.follow('some', '/rules/some', '#3.4')).toBe(true)
  expect([desk.game, desk.clause]).toEqual(['some', '3.4'])
  expect(desk.follow('some', '/read/some', '#3.5')).toBe(true)
  expect([desk.game, desk.clause]).toEqual(['some', '3.5'])
  expect(desk.follow('some', '/rules/some', '')).toBe(true)
  expect(desk.game).toBe('')
})
