// Tells the service worker which files belong to this build, and gives the build a version of its own.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

export const WORKER = 'sw.js'
const PAGE = 'index.html'

const bytesOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) => (file.type === 'chunk' ? file.code : file.source)

/** The addresses of a build's files, and a digest of their contents. */
export function contents(bundle: Rolldown.OutputBundle, folder: string): { paths: string[]; version: string } {
  const built = Object.values(bundle).filter((file) => file.fileName.startsWith('assets/') || file.fileName === PAGE)
  const fixed = readdirSync(folder).sort()
  const digest = createHash('sha256')
  for (const file of built) digest.update(file.fileName).update(bytesOf(file))
  for (const name of fixed) digest.update(name).update(readFileSync(join(folder, name)))
  const paths = [
    ...built.map(({ fileName }) => (fileName === PAGE ? '/' : `/${fileName}`)),
    ...fixed.map((name) => `/${name}`),
  ]
  return { paths: paths.sort(), version: digest.digest('hex').slice(0, 16) }
}

export function worker(): Plugin {
  let folder = ''
  return {
    name: 'tilewright:worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = config.publicDir
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const made = bundle[WORKER]
        if (made?.type !== 'chunk') throw new Error('there is no service worker')
        if (made.imports.length) throw new Error('the service worker must stand alone')
        const { paths, version } = contents(bundle, folder)
        made.code = made.code
          .replaceAll('TILEWRIGHT_VERSION', JSON.stringify(version))
          .replaceAll('TILEWRIGHT_FILES', JSON.stringify(paths))
      },
    },
  }
}
