// What the service worker does with requests, pushes and old caches, and what the build tells it.
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { describe, expect, test } from 'vitest'
import { isAbsent, outdated, read, wayOf } from '../src/worker/answer'

const ORIGIN = 'https://games.example.org'
const FILES = ['/', '/theme.js', '/assets/index-1.js']
const way = (path: string, parts: { method?: string; mode?: RequestMode } = {}) =>
  wayOf({ method: 'GET', mode: 'cors', url: new URL(path, ORIGIN).href, ...parts }, ORIGIN, FILES)

describe('a request', () => {
  test('for a page of the client may be answered without a server', () => {
    for (const path of ['/', '/t/K7PMQ2', '/me', '/read/some#3.1', '/rules/some#3.1', '/replay/t/K7PMQ2/3'])
      expect(way(path, { mode: 'navigate' })).toBe('page')
  })
  test('for anything the server knows better is left alone', () => {
    for (const path of ['/api/games', '/rules/some.md', '/rules/some/ledger', '/schema', '/health', '/licenses.txt'])
      expect(way(path, { mode: 'navigate' })).toBe('pass')
    expect(way('/api/look')).toBe('pass')
    expect(way('/words/en.ftl')).toBe('pass')
    expect(way('https://elsewhere.example/assets/a.js')).toBe('pass')
    expect(way('/t/K7PMQ2', { method: 'POST', mode: 'navigate' })).toBe('pass')
  })
  test('for a file depends on whether its name tells the version', () => {
    expect(way('/assets/index-1.js')).toBe('build')
    expect(way('/assets/of-an-older-build.js')).toBe('build')
    expect(way('/theme.js')).toBe('file')
  })
})

test('a proxy that answers for an absent server', () => {
  expect([200, 404, 500, 502, 503, 504].filter(isAbsent)).toEqual([502, 503, 504])
})

test('a push that is not ours is ignored', () => {
  const told = { code: 'K7PMQ2', title: 'Friday', body: 'It’s your turn.' }
  expect(read(JSON.stringify(told))).toEqual(told)
  for (const text of ['', 'null', '[]', '{"title":"x"}', '{"code":"../api"}', '{"code":5}'])
    expect(read(text)).toBeNull()
})

test('the caches of this build and of the one before are kept', () => {
  const names = ['tilewright-a', 'other', 'tilewright-b', 'tilewright-c']
  expect(outdated(names, 'tilewright-c')).toEqual(['tilewright-a'])
  expect(outdated(['tilewright-c'], 'tilewright-c')).toEqual([])
})

test('the build lists all its files, stands alone and has a version', async () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const made = (await build({ root, logLevel: 'silent', build: { write: false } })) as Rolldown.RolldownOutput
  const worker = made.output.find((one) => one.fileName === 'sw.js')
  const code = worker?.type === 'chunk' ? worker.code : ''
  expect(code).not.toContain('TILEWRIGHT_')
  expect(code).not.toMatch(/^import /m)
  expect(code).toMatch(/"[0-9a-f]{16}"/)
  const assets = made.output.filter((one) => one.fileName.startsWith('assets/'))
  for (const { fileName } of assets) expect(code).toContain(`"/${fileName}"`)
  for (const path of ['/', '/theme.js', '/icon.svg', '/manifest.webmanifest']) expect(code).toContain(`"${path}"`)
}, 60_000)
