// Which link others can open, from where the page was opened and what the server says.
import { describe, expect, test } from 'vitest'
import { isLoopback, originOf, reachOf } from '../src/invite/network.svelte'
import type { Network } from '../src/wire'

const says = (parts: Partial<Network>): Network => ({
  origin: null,
  switch: false,
  open: false,
  addresses: [],
  inside: false,
  ...parts,
})

test('loopback addresses work only on one computer', () => {
  for (const host of ['localhost', '127.0.0.1', '127.8.0.1', '[::1]']) expect(isLoopback(host)).toBe(true)
  for (const host of ['192.168.1.24', 'localhost.example', '[fd00::2]', '1270.0.0.1'])
    expect(isLoopback(host)).toBe(false)
})

describe('a page', () => {
  const home = new URL('http://localhost:8000/t/K7PMQ2')
  test('at a network address gives its own address', () => {
    const page = new URL('http://192.168.1.24:8000/')
    expect(originOf(page, null)).toBe('http://192.168.1.24:8000')
    expect(reachOf(page.hostname, null)).toBe('open')
  })
  test('on the machine of the server gives none until the switch is on', () => {
    expect(originOf(home, says({ switch: true }))).toBeNull()
    expect(reachOf(home.hostname, says({ switch: true }))).toBe('switch')
    const open = says({ switch: true, open: true, origin: 'http://192.168.1.24:8000' })
    expect(originOf(home, open)).toBe('http://192.168.1.24:8000')
  })
  test('through a tunnel gives the address the server knows, or says that there is none', () => {
    expect(originOf(home, says({ origin: 'https://games.example.org' }))).toBe('https://games.example.org')
    expect(reachOf(home.hostname, says({ origin: 'https://games.example.org' }))).toBe('open')
    expect(reachOf(home.hostname, says({}))).toBe('stuck')
    expect(reachOf(home.hostname, null)).toBe('unknown')
  })
})
