// The events in which this browser takes part, so that the lobby leads back to them until they are over.
import { load, save } from '../link/storage'
import type { EventPage } from '../wire'

const KEY = 'tilewright.events'
const MOST = 8

export interface Kept {
  code: string
  title: string
  form: EventPage['form']
  game: string
}

export const keptEvents = (): Kept[] => load<Kept[]>(KEY, [])

/** Keeps an event in which we take part or whose host we are, and drops one that is over. */
export function keepEvent({ code, title, form, game, status, you, hosts }: EventPage): void {
  const others = keptEvents().filter((one) => one.code !== code)
  const isMine = (you !== null || hosts) && (status === 'open' || status === 'playing')
  if (isMine || others.length < keptEvents().length)
    save(KEY, isMine ? [{ code, title, form, game }, ...others].slice(0, MOST) : others)
}

/** The event is gone. */
export function dropEvent(code: string): void {
  save(
    KEY,
    keptEvents().filter((one) => one.code !== code),
  )
}
