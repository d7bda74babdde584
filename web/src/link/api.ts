// The REST API: one function for each request.
import type {
  Advice,
  Anywhere,
  AskAbout,
  AskExample,
  AskHint,
  Branch,
  Changed,
  Closing,
  Course,
  Create,
  Created,
  Example,
  FeaturesAnswer,
  Explanations,
  GameFacts,
  Hide,
  Joined,
  Judged,
  LessonStep,
  Look,
  Message,
  Mine,
  MyTables,
  Network,
  NewSeat,
  Preview,
  Problem,
  PushKey,
  PuzzleFacts,
  PuzzleJudged,
  PuzzleQuestion,
  PuzzlesOfDay,
  PuzzleTable,
  PuzzleTry,
  RecordFacts,
  Renewed,
  Retention,
  RulesPage,
  Still,
  StillFeatures,
  Story,
  Subscribe,
  Subscribed,
  Table,
  Try,
  Why,
} from '../wire'
import { part, personKey } from './person.svelte'
import { tokensOf } from './seats'

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text)
  }
}

/** Why a request failed, in words: as the server says, or that it does not answer. */
export const reasonOf = (error: unknown): Message =>
  error instanceof Refused ? error.problem.reason : { key: 'web-offline', args: [] }

export async function ask(path: string, code = '', init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  const tokens = code ? tokensOf(code) : []
  if (tokens.length) headers.set('X-Seat-Tokens', tokens.join(','))
  const key = personKey()
  if (key) headers.set('X-Person-Key', key)
  const answer = await fetch(path, { ...init, headers })
  if (answer.ok) return answer
  const refused = new Refused(await problem(answer))
  if (refused.problem.reason.key === 'server-no-person' && key === personKey()) part() // it was revoked elsewhere
  throw refused
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

export async function get<T>(path: string, code = ''): Promise<T> {
  return (await (await ask(path, code)).json()) as T
}

export async function post<T>(path: string, body: unknown, code = ''): Promise<T> {
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
export const explanations = (game: string) => get<Explanations>(`/api/games/${game}/pieces`)
export const levels = () => get<string[]>('/api/levels')
export const botNames = () => get<string[]>('/api/bot-names')
export const shapes = (game: string) => get<Record<string, string>>(`/art/${game}/shapes.json`)
export const look = () => get<Look>('/api/look')
export const network = () => get<Network>('/api/network')
export const openNetwork = (open: boolean, host: string | null) => post<Network>('/api/network', { open, host })
export const pushKey = () => get<PushKey>('/api/push')
export const subscribe = (wish: Subscribe, code: string) => post<Subscribed>('/api/push', wish, code)
export const unsubscribe = (endpoint: string) => post<Subscribed>('/api/push/forget', { endpoint })
export const retention = () => get<Retention>('/api/kept')
export const sheet = (game: string, theme: string) => text(`/art/${game}/${theme}.svg`)
export const words = (game: string, language: string) =>
  text(game ? `/words/${game}/${language}.ftl` : `/words/${language}.ftl`)
export const rules = (game: string, language: string) => get<RulesPage>(`/rules/${game}/${language}.json`)

export const mine = (wish: Mine) => post<MyTables | null>('/api/mine', wish)
export const hideTable = (code: string, hidden: boolean) => post<Hide>('/api/mine/hide', { code, hidden }, code)
export const sitAnywhere = (wish: Anywhere) => post<Joined>('/api/anywhere', wish)
export const oneTable = (code: string) => get<Table>(table(code), code)
export const newTable = (wish: Create) => post<Created>('/api/tables', wish)
export const join = (code: string, name: string, seat: number | null = null) =>
  post<Joined>(`${table(code)}/join`, { name, seat }, code)
export const setSeat = (code: string, seat: number, wish: NewSeat) =>
  post<Changed>(`${table(code)}/seats/${seat}`, wish, code)
export const setColour = (code: string, seat: number, colour: number) =>
  post<Table>(`${table(code)}/seats/${seat}/colour`, { colour }, code)
export const takeOver = (code: string, seat: number, name: string) =>
  post<Joined>(`${table(code)}/seats/${seat}/take`, { name }, code)
export const start = (code: string, fill: string | null) => post<Table>(`${table(code)}/start`, { fill }, code)
export const renewToken = (code: string, seat: number) => post<Renewed>(`${table(code)}/token`, { seat }, code)
export const allowAnalysis = (code: string, seat: number, allow: boolean) =>
  post<Table>(`${table(code)}/analysis`, { seat, allow }, code)
export const leave = (code: string, seat: number, level: string | null = null) =>
  post<Table>(`${table(code)}/leave`, { seat, level }, code)
export const takeBack = (code: string, seat: number) => post<Table>(`${table(code)}/return`, { seat }, code)
export const resign = (code: string, seat: number) => post<Table>(`${table(code)}/resign`, { seat }, code)
export const seatStandIn = (code: string, seat: number, level: string) =>
  post<Table>(`${table(code)}/stand-in`, { seat, level }, code)
export const closeTable = (code: string) => post<Table>(`${table(code)}/close`, {}, code)
export const rematch = (code: string) => post<{ table: Table }>(`${table(code)}/rematch`, {}, code)

export const record = (source: Source, hasNames = true) =>
  text(source.kind === 't' ? `${home(source)}/record?names=${hasNames}` : `${home(source)}/text`, owner(source))
export const story = (source: Source) => get<Story>(`${home(source)}/story`, owner(source))
export const still = (source: Source, ply: number, viewer: number | null) =>
  get<Still>(`${home(source)}/scene/${ply}${seenBy(viewer)}`, owner(source))
export const closing = (source: Source, viewer: number | null) =>
  get<Closing>(`${home(source)}/closing${seenBy(viewer)}`, owner(source))
export const stillFeatures = (source: Source, ply: number, viewer: number | null) =>
  get<StillFeatures>(`${home(source)}/features/${ply}${seenBy(viewer)}`, owner(source))
export const branch = (source: Source, wish: Branch) => post<Created>(`${home(source)}/branch`, wish, owner(source))
export const recordFacts = (id: string) => get<RecordFacts>(home({ kind: 'r', id }))
export async function upload(body: string): Promise<RecordFacts> {
  const init = { method: 'POST', body, headers: { 'Content-Type': 'text/plain' } }
  return (await (await ask('/api/records', '', init)).json()) as RecordFacts
}

const lesson = (game: string, name: string, step: number) =>
  `/api/learn/${encodeURIComponent(game)}/${encodeURIComponent(name)}/${step}`
export const courses = () => get<Course[]>('/api/learn')
export const lessonStep = (game: string, name: string, step: number) => get<LessonStep>(lesson(game, name, step))
export const tryStep = (game: string, name: string, step: number, given: Try) =>
  post<Judged>(lesson(game, name, step), given)
export const example = (game: string, wish: AskExample) =>
  post<Example>(`/api/learn/${encodeURIComponent(game)}/example`, wish)
const puzzleAt = (game: string, name: string) => `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(name)}`
export const puzzlesOfDay = (day = '') => get<PuzzlesOfDay>(`/api/puzzles${day ? `?day=${day}` : ''}`)
export const puzzles = (game: string) => get<PuzzleFacts[]>(`/api/puzzles/${encodeURIComponent(game)}`)
export const branchPuzzle = (game: string, name: string, wish: Branch) =>
  post<Created>(`${puzzleAt(game, name)}/branch`, wish)
export const puzzle = (game: string, name: string) => get<PuzzleTable>(puzzleAt(game, name))
export const tryPuzzle = (game: string, name: string, given: PuzzleTry) =>
  post<PuzzleJudged>(puzzleAt(game, name), given)
export const askPuzzle = <T extends Preview | Why | FeaturesAnswer>(game: string, name: string, ask: PuzzleQuestion) =>
  post<T>(`${puzzleAt(game, name)}/question`, ask)
export const askAbout = <T extends Preview | Why | FeaturesAnswer>(game: string, question: AskAbout) =>
  post<T>(`/api/learn/${encodeURIComponent(game)}/question`, question)
export const hintAt = (game: string, question: AskHint) =>
  post<Advice>(`/api/learn/${encodeURIComponent(game)}/hint`, question)
