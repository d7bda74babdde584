// Requests about reviews, and the tickets with which this browser may stop waiting for one.
import * as api from '../link/api'
import { go } from '../link/route.svelte'
import { drop, load, save } from '../link/storage'
import type { AskedReview, Message, Review, ReviewBetter, ReviewMark, Strength } from '../wire'

const ticketKey = (id: string) => `tilewright.review.${id}`
const path = (id: string) => `/api/reviews/${encodeURIComponent(id)}`
const owner = (id: string) => (id.startsWith('t-') ? id.slice(2) : '')

export const idOf = ({ kind, id }: api.Source): string => `${kind}-${id}`
export const sourceOf = (id: string): api.Source => ({ kind: id.startsWith('t-') ? 't' : 'r', id: id.slice(2) })
export const ticketOf = (id: string): string => load(ticketKey(id), '')

export const review = (id: string) => api.get<Review>(path(id), owner(id))
export const marks = (source: api.Source) => api.get<ReviewMark[]>(`${path(idOf(source))}/marks`, owner(idOf(source)))
export const better = (id: string, ply: number, viewer: number) =>
  api.get<ReviewBetter>(`${path(id)}/better/${ply}?viewer=${viewer}`, owner(id))

export async function ask(source: api.Source, strength: Strength): Promise<AskedReview> {
  const of = source.kind === 't' ? { table: source.id } : { record: source.id }
  const made = await api.post<AskedReview>('/api/reviews', { ...of, strength }, owner(idOf(source)))
  if (made.ticket) save(ticketKey(made.id), made.ticket)
  return made
}

export async function cancel(id: string): Promise<void> {
  await api.ask(path(id), owner(id), { method: 'DELETE', headers: { 'X-Review-Ticket': ticketOf(id) } })
  drop(ticketKey(id))
}

/** Asks for a review and goes there; returns why it was refused. */
export async function askAndGo(source: api.Source): Promise<Message | null> {
  try {
    const { id } = await ask(source, 'usual')
    go(`/review/${id}`)
    return null
  } catch (error) {
    return api.reasonOf(error)
  }
}
