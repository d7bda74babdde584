// Writes licenses.txt next to the client: name, version, licence and its text for every npm package in the bundle, and
// for those whose files the build changes and adds, such as fonts.
// Vite's own `build.license` omits packages without a licence text, and the code that Vite itself adds.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//
const HELPER = /^\0(vite|rolldown)\// // modules that the tools put into the bundle
const TEXTS = /^(licen[cs]e|copying|notice)(\.\w+)?$/i
const OF_BUNDLED = '\n# Licenses of bundled dependencies' // Vite's file also lists parts that are not in our bundle
const WORD_FOR_WORD: Record<string, string> = { 'Apache-2.0': 'typescript' } // the text names no author, so any package's copy will do

/** The folder of the package a module comes from; null if the module is ours. */
function home(module: string, root: string): string | null {
  const tool = HELPER.exec(module)?.[1]
  return tool ? join(root, 'node_modules', tool) : (PACKAGE.exec(module.replace(/^\0/, ''))?.[1] ?? null)
}

function texts(folder: string): string[] {
  const files = readdirSync(folder)
    .filter((file) => TEXTS.test(file))
    .sort()
  return files.map((file) => readFileSync(join(folder, file), 'utf8').split(OF_BUNDLED)[0]!.trim())
}

function entry(folder: string, root: string): string {
  const { name, version, license, homepage = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const found = texts(folder)
  const lender = WORD_FOR_WORD[license]
  if (!found.length && lender) found.push(...texts(join(root, 'node_modules', lender)))
  if (!license || !found.length) throw new Error(`${name} ${version} is in the bundle, but has no licence`)
  return [`${name} ${version}\n${license}  ${homepage}`.trim(), ...found].join('\n\n')
}

/** The notices that must be shipped with these modules. */
export function notices(modules: Iterable<string>, root: string): string {
  const folders = new Set([...modules].map((module) => home(module, root)).filter((folder) => folder !== null))
  const line = `\n\n${'-'.repeat(80)}\n\n`
  const head = 'Tilewright in the browser contains these packages, each under its own licence.'
  return [head, ...[...folders].sort().map((folder) => entry(folder, root))].join(line) + '\n'
}

export function licenses(more: readonly string[] = []): Plugin {
  let root = ''
  return {
    name: 'tilewright:licenses',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
      this.emitFile({
        type: 'asset',
        fileName: 'licenses.txt',
        source: notices(
          [
            ...chunks.flatMap((chunk) => chunk.moduleIds),
            ...more.map((name) => join(root, 'node_modules', name, 'package.json')),
          ],
          root,
        ),
      })
    },
  }
}
