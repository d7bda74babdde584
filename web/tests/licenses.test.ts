// The licences of bundled packages are shipped with them.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { SOURCES } from '../fonts'
import { notices } from '../licenses'

const root = fileURLToPath(new URL('..', import.meta.url))
const json = (file: string) => JSON.parse(readFileSync(`${root}${file}`, 'utf8'))
let written = ''
let bundled: string[] = []

beforeAll(async () => {
  const { output } = (await build({ root, logLevel: 'silent', build: { write: false } })) as Rolldown.RolldownOutput
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  const inside = modules.filter((id) => id.includes('/node_modules/')).map((id) => id.split('/node_modules/').at(-1)!)
  bundled = [
    ...new Set(
      inside.map((path) =>
        path
          .split('/')
          .slice(0, path.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
    ),
  ]
  const file = output.find((one) => one.fileName === 'licenses.txt')
  written = file?.type === 'asset' ? String(file.source) : ''
}, 60_000)

test('every package in the bundle is there with version, licence and text', () => {
  const shipped = [...bundled, ...SOURCES]
  expect(shipped).toEqual(expect.arrayContaining(Object.keys(json('package.json').dependencies)))
  for (const name of [...shipped, 'vite']) {
    const { version, license } = json(`node_modules/${name}/package.json`)
    const [, text = ''] = written.split(`\n${name} ${version}\n${license}`)
    expect(text.split('-'.repeat(80))[0], name).toMatch(/copyright/i)
  }
})

test('every bundled package is a dependency, so that audits cover it', () => {
  const locked = json('package-lock.json').packages
  expect([...bundled, ...SOURCES].filter((name) => locked[`node_modules/${name}`].dev)).toEqual([])
})

test('a package without a licence stops the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'))
  const bare = join(folder, 'node_modules', 'bare')
  mkdirSync(bare, { recursive: true })
  writeFileSync(join(bare, 'package.json'), JSON.stringify({ name: 'bare', version: '1.0.0', license: 'MIT' }))
  expect(() => notices([join(bare, 'index.js')], folder)).toThrow('bare 1.0.0')
  writeFileSync(join(bare, 'LICENSE'), 'Copyright Ada')
  expect(notices([join(bare, 'index.js'), join(folder, 'src', 'main.ts')], folder)).toContain(
    'bare 1.0.0\nMIT\n\nCopyright Ada',
  )
  rmSync(folder, { recursive: true })
})
