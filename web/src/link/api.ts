// The REST API: one function for each request.
import type {
  Branch,
  Changed,
  Create,
  Created,
  GameFacts,
  Joined,
  Look,
  NewSeat,
  Problem,
  RecordFacts,
  Renewed,
  Retention,
  Still,
  StillFeatures,
  Story,
  Table,
} from '../wire'
import { tokensOf } from './seats'

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text)
  }
}

async function ask(path: string, code = '', init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  const tokens = code ? tokensOf(code) : []
  if (tokens.length) headers.set('X-Seat-Tokens', tokens.join(','))
  const answer = await fetch(path, { ...init, headers })
  if (!answer.ok) throw new Refused(await problem(answer))
  return answer
}

async function problem(answer: Response): Promise<Problem> {
  const body = (await answer.json().catch(() => null)) as Problem | null
  if (body?.reason) return body
  return {
    status: answer.status,
    reason: { key: 'web-failed', args: [['status', answer.status]] },
    clause: '',
    text: answer.statusText,
  }
}

async function get<T>(path: string, code = ''): Promise<T> {
  return (await (await ask(path, code)).json()) as T
}

async function post<T>(path: string, body: unknown, code = ''): Promise<T> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  return (await (await ask(path, code, init)).json()) as T
}

const text = async (path: string, code = '') => (await ask(path, code)).text()
const table = (code: string) => `/api/tables/${encodeURIComponent(code)}`

/** A game that can be replayed: that of a table, or an uploaded record. */
export type Source = { kind: 't' | 'r'; id: string }
const home = (source: Source) =>
  source.kind === 't' ? table(source.id) : `/api/records/${encodeURIComponent(source.id)}`
const owner = (source: Source) => (source.kind === 't' ? source.id : '')
const seenBy = (viewer: number | null) => (viewer === null ? '' : `?viewer=${viewer}`)

export const games = () => get<GameFacts[]>('/api/games')
export const levels = () => get<string[]>('/api/levels')
export const shapes = (game: string) => get<Record<string, string>>(`/art/${game}/shapes.json`)
export const look = () => get<Look>('/api/look')
export const retention = () => get<Retention>('/api/kept')
export const sheet = (game: string, theme: string) => text(`/art/${game}/${theme}.svg`)
export const words = (game: string, language: string) =>
  text(game ? `/words/${game}/${language}.ftl` : `/words/${language}.ftl`)
export const rules = (game: string) => text(`/rules/${game}`)

export const PAGE = 50 // tables
export function tables(status: string, page = 0, words = ''): Promise<Table[]> {
  const query = { status, ...(page ? { page: String(page) } : {}), ...(words ? { q: words } : {}) }
  return get(`/api/tables?${new URLSearchParams(query)}`)
}
export const oneTable = (code: string) => get<Table>(table(code), code)
export const newTable = (wish: Create) => post<Created>('/api/tables', wish)
export const join = (code: string, name: string, seat: number | null = null) =>
  post<Joined>(`${table(code)}/join`, { name, seat }, code)
export const setSeat = (code: string, seat: number, wish: NewSeat) =>
  post<Changed>(`${table(code)}/seats/${seat}`, wish, code)
export const start = (code: string, fill: string | null) => post<Table>(`${table(code)}/start`, { fill }, code)
export const renewToken = (code: string, seat: number) => post<Renewed>(`${table(code)}/token`, { seat }, code)
export const allowAnalysis = (code: string, seat: number, allow: boolean) =>
  post<Table>(`${table(code)}/analysis`, { seat, allow }, code)
export const rematch = (code: string) => post<{ table: Table }>(`${table(code)}/rematch`, {}, code)

export const record = (source: Source) =>
  text(source.kind === 't' ? `${home(source)}/record` : `${home(source)}/text`, owner(source))
export const story = (source: Source) => get<Story>(`${home(source)}/story`, owner(source))
export const still = (source: Source, ply: number, viewer: number | null) =>
  get<Still>(`${home(source)}/scene/${ply}${seenBy(viewer)}`, owner(source))
export const stillFeatures = (source: Source, ply: number, viewer: number | null) =>
  get<StillFeatures>(`${home(source)}/features/${ply}${seenBy(viewer)}`, owner(source))
export const branch = (source: Source, wish: Branch) => post<Created>(`${home(source)}/branch`, wish, owner(source))
export const recordFacts = (id: string) => get<RecordFacts>(home({ kind: 'r', id }))
export async function upload(body: string): Promise<RecordFacts> {
  const init = { method: 'POST', body, headers: { 'Content-Type': 'text/plain' } }
  return (await (await ask('/api/records', '', init)).json()) as RecordFacts
}
