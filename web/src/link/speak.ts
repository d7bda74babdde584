// Speaks messages: Fluent bundles, arguments that are messages themselves spoken first, seats called by name.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Message } from '../wire'

export function bundle(language: string, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true })
  return made
}

/** The message in words; a message nobody has words for shows its key, which is better than nothing. */
export function speak(words: FluentBundle, message: Message): string {
  const found = words.getMessage(message.key)
  if (!found?.value) return message.key
  const args: Record<string, string | number> = {}
  for (const [name, value] of message.args) args[name] = typeof value === 'object' ? speak(words, value) : value
  return words.formatPattern(found.value, args, [])
}

/** The same with `you` or a name instead of "Seat 1:" at the beginning of a question. */
export function speakTo(words: FluentBundle, message: Message, who: string): string {
  const text = speak(words, message)
  const seat = message.args.find(([name]) => name === 'seat')?.[1]
  const colon = text.search(/\s?:\s/)
  if (seat === undefined || colon < 0 || colon > 16 || !text.slice(0, colon).endsWith(` ${String(seat)}`)) return text
  return `${who}${text.slice(colon)}`
}

// how each language says "seat 2", with the article that a name does not take
const SEATS: Record<string, RegExp> = {
  de: /()Spieler (\d)\b/g,
  en: /()\b[Ss]eat (\d)\b/g,
  fr: /(?:\b([Ll]e|[Dd]u|[Aa]u) )?\b[Jj]oueur (\d)\b/g,
  it: /(?:\b([Ii]l|[Dd]el|[Aa]l|[Dd]al) )?\b[Gg]iocatore (\d)\b/g,
  nl: /()\b[Ss]peler (\d)\b/g,
}
const BEFORE: Record<string, string> = { du: 'de ', au: 'à ', del: 'di ', al: 'a ', dal: 'da ' }

/** Puts the names of those who sit there in the place of "seat 2". */
export function callByName(language: string, text: string, names: readonly string[]): string {
  const seats = SEATS[language]
  if (!seats || !names.length) return text
  return text.replace(seats, (whole, article: string | undefined, number: string) => {
    const name = names[Number(number) - 1]
    return name ? `${BEFORE[article?.toLowerCase() ?? ''] ?? ''}${name}` : whole
  })
}
