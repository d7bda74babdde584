// How the service worker answers a request: it never stands between the page and the server while that can be reached.
export type Way = 'page' | 'file' | 'build' | 'pass'

/** The page itself, a file that every build has under the same name, a file of this build, or none of our business. */
export function wayOf(
  request: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  files: readonly string[],
): Way {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return 'pass'
  if (url.pathname.startsWith('/assets/')) return 'build'
  if (url.pathname !== '/' && files.includes(url.pathname)) return 'file'
  return request.mode === 'navigate' && !isServers(url.pathname) ? 'page' : 'pass'
}

/** Pages that the server writes, not the client. */
const isServers = (path: string): boolean =>
  /^\/((api|art|words|schema|health|metrics|licenses\.txt)(\/|$)|rules\/([^/]+\/.|.*\.md$))/.test(path)

/** Whether a proxy answers for a server that is not there. */
export const isAbsent = (status: number): boolean => status === 502 || status === 503 || status === 504

/** What a push says; null if it is not ours. */
export interface Told {
  code: string
  title: string
  body: string
}
export function read(text: string): Told | null {
  try {
    const { code, title, body } = JSON.parse(text) as Partial<Told>
    return typeof code === 'string' && /^\w{4,12}$/.test(code) ? { code, title: `${title}`, body: `${body}` } : null
  } catch {
    return null
  }
}

/** The caches to drop: all but this build's and the one before it, which open pages may still need. */
export const outdated = (names: readonly string[], current: string): string[] => {
  const ours = names.filter((name) => name.startsWith('tilewright-') && name !== current)
  return ours.slice(0, -1)
}
