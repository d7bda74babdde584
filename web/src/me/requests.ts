// The requests of the profile page.
import { ask, get, post } from '../link/api'
import { belong } from '../link/person.svelte'
import { held } from '../link/seats'
import { set } from '../link/settings.svelte'
import type {
  BackupWords,
  Claimed,
  Device,
  DeviceCode,
  Entry,
  History,
  Me,
  People,
  Profile,
  Statistics,
  Table,
} from '../wire'
import { label } from './label'

const CLAIMED_AT_ONCE = 200

export const me = () => get<Me>('/api/me')
export const rename = (name: string) => post<{ name: string }>('/api/me/name', { name })
export const create = (name: string) => enter('/api/me', { name, label: label() })
export const bring = (code: string) => enter('/api/me/devices/enter', { typed: code, label: label() })
export const restore = (words: string) => enter('/api/me/restore', { typed: words, label: label() })

export const devices = () => get<Device[]>('/api/me/devices')
export const newCode = () => post<DeviceCode>('/api/me/devices/code', {})
export const newWords = () => post<BackupWords>('/api/me/words', {})
export async function revoke(device: string): Promise<Device[]> {
  const answer = await ask(`/api/me/devices/${encodeURIComponent(device)}`, '', { method: 'DELETE' })
  return (await answer.json()) as Device[]
}

export const history = (page: number, game: string) =>
  get<History>(`/api/me/history?${new URLSearchParams({ page: String(page), game })}`)
export const statistics = (game: string, seats: number) =>
  get<Statistics>(`/api/me/statistics/${encodeURIComponent(game)}/${seats}`)
export const people = (page: number) => get<People>(`/api/me/people?page=${page}`)
export const profile = (id: string) => get<Profile>(`/api/persons/${encodeURIComponent(id)}`)

export const invitations = () => get<Table[]>('/api/me/invitations')
export const invite = (code: string, person: string) => post<Table>(`${tableOf(code)}/invite`, { person })
export const decline = (code: string) => post<Table>(`${tableOf(code)}/decline`, {})
const tableOf = (code: string) => `/api/tables/${encodeURIComponent(code)}`

export const everything = async () => (await ask('/api/me/export')).blob()
export const forgetMe = (name: string) => post<Claimed>('/api/me/delete', { name })

/** This browser becomes a device of a person; the seats it holds already become theirs. */
async function enter(path: string, body: unknown): Promise<Entry> {
  const entry = await post<Entry>(path, body)
  belong(entry)
  set('name', entry.name)
  await claim()
  return entry
}

async function claim(): Promise<void> {
  const tokens = held().flatMap((one) => one.tokens)
  for (let first = 0; first < tokens.length; first += CLAIMED_AT_ONCE)
    await post<Claimed>('/api/me/claim', { tokens: tokens.slice(first, first + CLAIMED_AT_ONCE) })
}
