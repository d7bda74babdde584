// Searching the rules: without regard to case and accents, across bold and italic words, with every place marked.
import type { RuleSection } from '../wire'

const PARTS = /(<[^>]*>)|(&#?\w+;)/ // tags, and characters with a name
const NAMED: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** A text without case and accents, and for each of its characters the one of the text it comes from. */
export function folded(text: string): { text: string; from: number[] } {
  let found = ''
  const from: number[] = []
  let at = 0
  for (const letter of text) {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    for (let k = 0; k < plain.length; k += 1) from.push(at)
    found += plain
    at += letter.length
  }
  return { text: found, from: [...from, at] }
}

/** Where a wish is found in a text, as ranges of it. */
export function ranges(text: string, wish: string): [from: number, to: number][] {
  const wanted = folded(wish).text.replace(/\s+/g, ' ').trim()
  if (!wanted) return []
  const { text: plain, from } = folded(text.replace(/\s/g, ' '))
  const found: [number, number][] = []
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + wanted.length))
    found.push([from[at]!, from[at + wanted.length]!])
  return found
}

interface Part {
  shown: string // as it stands in the HTML
  text: string // as one reads it; '' for a tag
}

function partsOf(html: string): Part[] {
  const parts: Part[] = []
  for (const piece of html.split(PARTS)) {
    if (!piece) continue
    if (piece.startsWith('<') && piece.endsWith('>')) parts.push({ shown: piece, text: '' })
    else if (/^&#?\w+;$/.test(piece)) parts.push({ shown: piece, text: NAMED[piece] ?? ' ' })
    else for (const letter of piece) parts.push({ shown: letter, text: letter })
  }
  return parts
}

/** The text of some HTML. */
export const plain = (html: string): string =>
  partsOf(html)
    .map(({ text }) => text)
    .join('')

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** HTML with every place marked; the places are numbered from `first`, and one of them may be the current one. */
export function marked(html: string, wish: string, first = 0, now = -1): string {
  const parts = partsOf(html)
  const found = ranges(parts.map(({ text }) => text).join(''), wish)
  if (!found.length) return html
  let made = ''
  let at = 0
  let which = 0
  let isOpen = false
  const close = () => {
    if (isOpen) made += '</mark>'
    isOpen = false
  }
  for (const { shown, text } of parts) {
    while (which < found.length && at >= found[which]![1]) {
      close()
      which += 1
    }
    const isInside = text !== '' && which < found.length && at >= found[which]![0]
    if (!isInside) close()
    else if (!isOpen) {
      made += `<mark data-hit="${first + which}"${first + which === now ? ' class="now"' : ''}>`
      isOpen = true
    }
    made += shown
    at += text.length
  }
  close()
  return made
}

/** How many places each text of the page has, by a key: headings by section, lines and captions by line. */
export function hits(sections: RuleSection[], wish: string): { first: Map<string, number>; count: number } {
  const first = new Map<string, number>()
  let count = 0
  const note = (key: string, text: string) => {
    first.set(key, count)
    count += ranges(text, wish).length
  }
  sections.forEach((section, s) => {
    note(`${s}`, section.heading)
    section.lines.forEach((line, l) => {
      note(`${s}.${l}`, plain(line.html))
      line.figures.forEach((figure, f) => note(`${s}.${l}.${f}`, figure.caption))
    })
  })
  return { first, count }
}
