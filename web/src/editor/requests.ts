// Requests about positions laid out by hand.
import * as api from '../link/api'
import type { AskAboutDraft, AskDraft, Draft, FeaturesAnswer, Why } from '../wire'

const path = (game: string) => `/api/build/${encodeURIComponent(game)}`

export const draft = (game: string, wish: AskDraft) => api.post<Draft>(path(game), wish)
export const ask = <T extends Why | FeaturesAnswer>(game: string, question: AskAboutDraft) =>
  api.post<T>(`${path(game)}/question`, question)

/** The record of a game that begins here, as text. */
export async function record(game: string, wish: AskDraft): Promise<string> {
  const init = { method: 'POST', body: JSON.stringify(wish), headers: { 'Content-Type': 'application/json' } }
  return (await api.ask(`${path(game)}/record`, '', init)).text()
}
