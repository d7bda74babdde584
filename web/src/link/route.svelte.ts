// Which page is shown: only the address bar decides, so back, reload and links always work.
export type Route =
  | { page: 'lobby'; hash: string }
  | { page: 'table'; code: string }
  | { page: 'replay'; kind: 't' | 'r'; id: string; ply: number | null }
  | { page: 'review'; id: string; turn: number | null }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'example'; game: string; name: string; ply: number | null }
  | { page: 'puzzles'; game: string; name: string }
  | { page: 'event'; code: string }
  | { page: 'build'; game: string }
  | { page: 'privacy' }
  | { page: 'me' }

export function read(path: string, hash = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (parts[0] === 't' && parts[1]) return { page: 'table', code: parts[1].toUpperCase() }
  if (parts[0] === 'e' && parts[1]) return { page: 'event', code: parts[1].toUpperCase() }
  if (parts[0] === 'replay' && (parts[1] === 't' || parts[1] === 'r') && parts[2]) {
    const ply = Number(parts[3])
    return { page: 'replay', kind: parts[1], id: parts[2], ply: parts[3] && Number.isInteger(ply) ? ply : null }
  }
  if (parts[0] === 'review' && parts[1]) return reviewAt(parts[1], parts[2] ?? '')
  if ((parts[0] === 'rules' || parts[0] === 'read') && parts[1])
    return { page: 'rules', game: parts[1], clause: hash.replace(/^#/, '') }
  if (parts[0] === 'learn' && parts[1] && parts[2] === 'example' && parts[3]) return exampleAt(parts[1], parts[3])
  if (parts[0] === 'learn') return { page: 'learn', game: parts[1] ?? '', lesson: parts[2] ?? '' }
  if (parts[0] === 'build' && parts[1]) return { page: 'build', game: parts[1] }
  if (parts[0] === 'puzzles') return { page: 'puzzles', game: parts[1] ?? '', name: parts[2] ?? '' }
  if (parts[0] === 'privacy' || parts[0] === 'me') return { page: parts[0] }
  return { page: 'lobby', hash: hash.replace(/^#/, '') }
}

/** The review of a table (t-CODE) or an uploaded record (r-ID), at one of its turns. */
const reviewAt = (id: string, turn: string): Route => ({
  page: 'review',
  id: id.startsWith('t-') ? `t-${id.slice(2).toUpperCase()}` : id,
  turn: /^\d+$/.test(turn) ? Number(turn) : null,
})

/** NAME@PLY, or NAME for all its moves. */
function exampleAt(game: string, text: string): Route {
  const [name = '', ply = ''] = text.split('@')
  return { page: 'example', game, name, ply: /^\d+$/.test(ply) ? Number(ply) : null }
}

const here = $state({ route: read(globalThis.location?.pathname ?? '/', globalThis.location?.hash ?? '') })
export const route = (): Route => here.route

function arrive(): void {
  here.route = read(location.pathname, location.hash)
}

globalThis.window?.addEventListener('popstate', arrive)

export function go(path: string, instead = false): void {
  const isSamePage = new URL(path, location.href).pathname === location.pathname
  if (instead) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  arrive()
  if (!instead && !isSamePage) scrollTo(0, 0)
}

/** Opens an address beside what is shown, if it can; false: it is a page. */
type Beside = (path: string, hash: string) => boolean
let beside: Beside | null = null

/** While a page with a table is shown, it may open some addresses itself. */
export function attend(handler: Beside): () => void {
  beside = handler
  return () => {
    if (beside === handler) beside = null
  }
}

/** Plain left clicks on links stay in the page; the browser handles all others. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest('a')
  if (
    !link ||
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    link.target
  )
    return
  if (link.origin !== location.origin || link.hasAttribute('download')) return
  event.preventDefault()
  if (beside?.(link.pathname, link.hash)) return
  go(link.pathname + link.search + link.hash)
}
