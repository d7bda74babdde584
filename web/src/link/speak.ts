// Speaks messages: Fluent bundles, arguments that are messages formatted first, seats called by name.
import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle'
import type { Message } from '../wire'

/** Who plays at the table: names by seat, '' for a seat without one, and the seat of the only player at this screen. */
export interface Company {
  names: readonly string[]
  reader: number | null
}

type Pattern = Parameters<FluentBundle['formatPattern']>[0]
const SEPARATOR = ', ' // between the seats of an argument that names several
const VOWEL = /^[aeiou]/i
const HYPHEN = /(?<=^|[\s(])-(?=\d)/g // in front of a number it is a minus

export function bundle(
  language: string,
  texts: string[],
  company: () => Company = () => ({ names: [], reader: null }),
): FluentBundle {
  const SEAT = ([seats]: FluentValue[], named: Record<string, FluentValue>): string =>
    call(made, company(), String(seats?.valueOf()).split(SEPARATOR), named.form === undefined ? '' : String(named.form))
  const made: FluentBundle = new FluentBundle(language, { useIsolating: false, functions: { SEAT } })
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true })
  return made
}

/** The text of a message; a game that has no texts yet gets generic sentences. */
export function speak(words: FluentBundle, message: Message): string {
  const found = words.getMessage(message.key)
  if (!found?.value) return sentence(message)
  const args: Record<string, string | number> = {}
  for (const [name, value] of message.args) args[name] = typeof value === 'object' ? speak(words, value) : value
  return words.formatPattern(found.value, args, []).replace(HYPHEN, '−')
}

/** A message without a text: its key without the kind, and its arguments, as in tilewright/draft/sentence.py. */
function sentence({ key, args }: Message): string {
  const said = key.slice(key.indexOf('-') + 1).replaceAll('-', ' ')
  const about = args.map(([name, value]) => `${name} ${typeof value === 'object' ? sentence(value) : value}`).join(', ')
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${about ? ` (${about})` : ''}`
}

/** The text of `SEAT($seat, form: "…")`: "your turn" for the reader, else names or numbers, in the form the sentence needs. */
function call(words: FluentBundle, { names, reader }: Company, numbers: string[], form: string): string {
  const seats = numbers.map((number) => Number(number) - 1)
  if (form === 'turn' && seats[0] === reader) return speak(words, { key: 'web-your-turn', args: [] })
  const list = new Intl.ListFormat(words.locales, { type: 'conjunction' })
  const called = seats.map((seat) => names[seat] ?? '')
  if (!called.every(Boolean))
    return inForm(words, seats.length > 1 ? 'seats' : 'seat', [form], { number: list.format(numbers) })
  const name = list.format(called)
  return inForm(words, 'web-named', VOWEL.test(name.normalize('NFD')) ? [`${form}-vowel`, form] : [form], { name })
}

/** A message in the first of these forms that its language has, or in its plain form. */
function inForm(words: FluentBundle, key: string, forms: string[], args: Record<string, string>): string {
  const found = words.getMessage(key)
  const form = forms.find((one) => found?.attributes[one])
  const pattern: Pattern | null | undefined = form ? found!.attributes[form] : found?.value
  return pattern ? words.formatPattern(pattern, args, []) : key
}
