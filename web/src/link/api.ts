// The REST part of the wire: one function for each request.
import type { Feature, GameFacts, Look, NewSeat, Problem, RecordFacts, Retention, Still, Story, Table } from '../wire'
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

/** A game that can be looked at again: a table's own, or a record that was brought here. */
export type Source = { kind: 't' | 'r'; id: string }
const home = (source: Source) =>
  source.kind === 't' ? table(source.id) : `/api/records/${encodeURIComponent(source.id)}`
const owner = (source: Source) => (source.kind === 't' ? source.id : '')

export const games = () => get<GameFacts[]>('/api/games')
export const levels = () => get<string[]>('/api/levels')
export const shapes = (game: string) => get<Record<string, string>>(`/art/${game}/shapes.json`)
export const look = () => get<Look>('/api/look')
export const PAGE = 50 // tables
export const tables = (status: string, page = 0, words = '') =>
  get<Table[]>(
    `/api/tables?${new URLSearchParams({ status, ...(page ? { page: String(page) } : {}), ...(words ? { q: words } : {}) })}`,
  )
export const oneTable = (code: string) => get<Table>(table(code), code)
export const newTable = (wish: {
  game: string
  seats: NewSeat[]
  options: Record<string, string>
  title: string
  public: boolean
}) => post<{ table: Table; tokens: Record<string, string> }>('/api/tables', wish)
export const join = (code: string, name: string, seat: number | null = null) =>
  post<{ table: Table; seat: number; token: string }>(`${table(code)}/join`, { name, seat }, code)
export const setSeat = (code: string, seat: number, wish: NewSeat) =>
  post<{ table: Table; token: string | null }>(`${table(code)}/seats/${seat}`, wish, code)
export const start = (code: string, fill: string | null) => post<Table>(`${table(code)}/start`, { fill }, code)
export const leave = (code: string, seat: number) => post<Table>(`${table(code)}/leave`, { seat }, code)
export const renewToken = (code: string, seat: number) =>
  post<{ token: string }>(`${table(code)}/token`, { seat }, code)
export const allowAnalysis = (code: string, seat: number, allow: boolean) =>
  post<Table>(`${table(code)}/analysis`, { seat, allow }, code)
export const retention = () => get<Retention>('/api/kept')
export const rematch = (code: string) => post<{ table: Table }>(`${table(code)}/rematch`, {}, code)
export const record = (source: Source) =>
  text(source.kind === 't' ? `${home(source)}/record` : `${home(source)}/text`, owner(source))
export const story = (source: Source) => get<Story>(`${home(source)}/story`, owner(source))
export const still = (source: Source, ply: number, viewer: number | null) =>
  get<Still>(`${home(source)}/scene/${ply}${viewer === null ? '' : `?viewer=${viewer}`}`, owner(source))
export const features = async (source: Source, ply: number, viewer: number | null) =>
  (
    await get<{ features: Feature[] }>(
      `${home(source)}/features/${ply}${viewer === null ? '' : `?viewer=${viewer}`}`,
      owner(source),
    )
  ).features
export const branch = (source: Source, ply: number, seats: NewSeat[]) =>
  post<{ table: Table; tokens: Record<string, string> }>(
    `${home(source)}/branch`,
    { ply, seats, title: '', public: false },
    owner(source),
  )
export const recordFacts = (id: string) => get<RecordFacts>(home({ kind: 'r', id }))
export const bringRecord = async (body: string): Promise<RecordFacts> =>
  (await (
    await ask('/api/records', '', { method: 'POST', body, headers: { 'Content-Type': 'text/plain' } })
  ).json()) as RecordFacts
export const sheet = (game: string, theme: string) => text(`/art/${game}/${theme}.svg`)
export const words = (game: string, language: string) =>
  text(game ? `/words/${game}/${language}.ftl` : `/words/${language}.ftl`)
export const rules = (game: string) => text(`/rules/${game}`)
