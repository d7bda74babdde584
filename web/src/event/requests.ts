// The requests about events.
import { ask, get, post } from '../link/api'
import { hold } from '../link/seats'
import type { Entered, EventPage, NewEvent } from '../wire'

const home = (code: string) => `/api/events/${encodeURIComponent(code)}`

export const showEvent = (code: string) => get<EventPage>(home(code), code)
export const startRound = (code: string) => post<EventPage>(`${home(code)}/start`, {}, code)
export const endEvent = (code: string) => post<EventPage>(`${home(code)}/close`, {}, code)
export const removeEntrant = (code: string, number: number) => post<EventPage>(`${home(code)}/remove`, { number }, code)

/** The token of an event opens the seats at all its tables. */
function keep({ event, token }: Entered): EventPage {
  hold(event.code, event.game, [token])
  return event
}
export const newEvent = async (wish: NewEvent) => keep(await post<Entered>('/api/events', wish))
export const enterEvent = async (code: string, name: string) =>
  keep(await post<Entered>(`${home(code)}/enter`, { name }, code))

/** Has the games of these tables reviewed, so that luck can be told from skill. */
export async function reviewTables(codes: string[]): Promise<void> {
  for (const table of codes) await post('/api/reviews', { table, strength: 'quick' }, table)
}

export async function exportEvent(code: string, form: 'csv' | 'json'): Promise<void> {
  const answer = await ask(`${home(code)}/export?form=${form}`, code)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = `event-${code}.${form}`
  link.click()
  URL.revokeObjectURL(link.href)
}
