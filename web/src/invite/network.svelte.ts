// How others reach this server: the address a link for them needs, and the switch that lets others on the network in.
import * as api from '../link/api'
import type { Network } from '../wire'

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/i
const known: { network: Network | null } = $state({ network: null })

/** Whether an address works only on the computer that uses it. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname)

/** What a page at this address can do about its links. */
export type Reach = 'open' | 'switch' | 'stuck' | 'unknown'
export function reachOf(hostname: string, network: Network | null): Reach {
  if (!isLoopback(hostname)) return 'open'
  if (!network) return 'unknown'
  if (network.switch) return 'switch'
  return network.origin ? 'open' : 'stuck'
}

/** The start of a link that others can open; null if there is none. */
export function originOf(page: Location | URL, network: Network | null): string | null {
  return isLoopback(page.hostname) ? (network?.origin ?? null) : page.origin
}

export const network = (): Network | null => known.network
export const reach = (): Reach => reachOf(location.hostname, known.network)
export const origin = (): string | null => originOf(location, known.network)

let count = 0 // of requests: an answer that comes after a later request is out of date
async function learn(request: () => Promise<Network | null>): Promise<void> {
  const mine = (count += 1)
  const found = await request()
  if (mine === count) known.network = found
}

/** Asks the server, where the page's own address does not answer it. */
export async function look(): Promise<void> {
  if (isLoopback(location.hostname)) await learn(() => api.network().catch(() => known.network))
}

export async function letIn(isOpen: boolean, host: string | null = null): Promise<void> {
  await learn(() => api.openNetwork(isOpen, host))
}
