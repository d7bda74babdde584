// A seat handed over from another device: the link /t/CODE#seat=TOKEN. The part after # never reaches any server.
import { hold } from './seats'

const LINK = /\/t\/(\w+)#seat=([\w-]{20,64}(?:,[\w-]{20,64})*)$/

export const seatLink = (origin: string, code: string, token: string): string => `${origin}/t/${code}#seat=${token}`

/** Keeps the token of such a link and returns the table's code; null for any other link. */
export function accept(link: string): string | null {
  const found = LINK.exec(link)
  if (!found) return null
  const code = found[1]!.toUpperCase()
  hold(code, '', found[2]!.split(','))
  return code
}

/** Removes the token from the address bar before anyone can see or copy it. */
export function receive(): boolean {
  if (!accept(location.pathname + location.hash)) return false
  history.replaceState(null, '', location.pathname)
  return true
}

if (globalThis.window) {
  receive()
  window.addEventListener('hashchange', () => receive() && location.reload())
}
