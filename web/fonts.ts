// Our own type: two families from npm, cut down to the characters of our five languages, so that every machine shows the
// same letters. The page asks for the first files at once, before any text is there, so nothing moves when they arrive.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subset from 'subset-font'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const run = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')

interface Script {
  name: string
  letters: string
  range: string // the same in the words of a style sheet; a browser loads the file when the page has one of these
}
/** What the five languages need every day; then rare letters, and those of people's names in the rest of Europe. */
export const SCRIPTS: readonly Script[] = [
  {
    name: 'latin',
    letters: `${run(0x20, 0x7e)}${run(0xa0, 0xff)}Œœ\u2009–—‘’‚“”„•…‹›€™↑↓−`,
    range: 'U+0000-00FF, U+0152-0153, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212',
  },
  {
    name: 'latin-ext',
    letters: `${run(0x100, 0x151)}${run(0x154, 0x17f)}ẞ`,
    range: 'U+0100-0151, U+0154-017F, U+1E9E',
  },
]
const FAMILIES = [
  { family: 'Tilewright Serif', source: 'vollkorn', weights: [700], size: 100 },
  { family: 'Tilewright Sans', source: 'alegreya-sans', weights: [400, 700], size: 112 }, // its letters are small
]
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']
const COPYRIGHT_AND_LICENCE = [0, 13, 14] // entries of a font's own table of names

export const SOURCES = FAMILIES.map(({ source }) => `@fontsource/${source}`)

export interface Face {
  file: string
  rule: string
  bytes: Uint8Array
  isFirst: boolean // needed by every page
}

/** All files, and the style sheet that names them. */
export async function faces(root: string): Promise<Face[]> {
  const wanted = SCRIPTS.flatMap((script) =>
    FAMILIES.flatMap((family) => family.weights.map((weight) => ({ script, family, weight }))),
  )
  return Promise.all(
    wanted.map(async ({ script, family: { family, source, size }, weight }) => {
      const name = `${source}-${script.name}-${weight}`
      const whole = readFileSync(join(root, `node_modules/@fontsource/${source}/files/${name}-normal.woff2`))
      const bytes = await subset(whole, script.letters, {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
        preserveNameIds: COPYRIGHT_AND_LICENCE,
      })
      const file = `${named(name, bytes)}.woff2`
      const rule =
        `@font-face{font-family:'${family}';font-weight:${weight};font-display:block;size-adjust:${size}%;` +
        `src:url(/${file}) format('woff2');unicode-range:${script.range}}`
      return { file, rule, bytes, isFirst: script === SCRIPTS[0] }
    }),
  )
}

const named = (name: string, bytes: Uint8Array | string) =>
  `assets/${name}-${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}`

interface Type {
  files: Map<string, Uint8Array | string>
  tags: HtmlTagDescriptor[]
}

async function prepare(root: string): Promise<Type> {
  const found = await faces(root)
  const style = found.map(({ rule }) => rule).join('\n')
  const sheet = `${named('type', style)}.css`
  const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
    tag: 'link',
    attrs,
    injectTo: 'head',
  })
  const first = found
    .filter(({ isFirst }) => isFirst)
    .map(({ file }) => link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` }))
  return {
    files: new Map<string, Uint8Array | string>([
      ...found.map(({ file, bytes }) => [file, bytes] as const),
      [sheet, style],
    ]),
    tags: [...first, link({ rel: 'stylesheet', href: `/${sheet}` })],
  }
}

const KINDS: Record<string, string> = { css: 'text/css', woff2: 'font/woff2' }

export function fonts(): Plugin {
  let root = ''
  let made: Promise<Type> | null = null
  const type = () => (made ??= prepare(root))
  return {
    name: 'tilewright:fonts',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      for (const [fileName, source] of (await type()).files) this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: { order: 'post', handler: async () => (await type()).tags },
    configureServer(server) {
      server.middlewares.use('/assets', (request, response, next) => {
        void type().then(({ files }) => {
          const file = `assets${request.url}`
          const found = files.get(file)
          if (found === undefined) return next()
          response.setHeader('Content-Type', KINDS[file.split('.').at(-1)!]!)
          response.end(found)
        })
      })
    },
  }
}
