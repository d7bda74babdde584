// Speaks messages: Fluent bundles, arguments that are messages themselves spoken first.
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
