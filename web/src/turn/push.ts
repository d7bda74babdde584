// Web Push: the server tells a closed browser that it is its player's turn, through the browser's own push service.
import * as api from '../link/api'
import { personKey } from '../link/person.svelte'
import { held } from '../link/seats'
import { settings } from '../link/settings.svelte'

const MOST_TABLES = 20

async function manager(): Promise<PushManager | null> {
  const worker = await navigator.serviceWorker?.getRegistration()
  return worker?.pushManager ?? null
}

const encode = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** This browser's subscription, made anew if the server has another key than before. */
async function subscription(pushes: PushManager): Promise<PushSubscription> {
  const { key } = await api.pushKey()
  const before = await pushes.getSubscription()
  if (before && encode(before.options.applicationServerKey) === key) return before
  await before?.unsubscribe()
  return pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** Has this browser told about the seats of a table, or, without a code, about its person. */
export async function enrol(...codes: string[]): Promise<void> {
  const pushes = await manager()
  if (!pushes || !codes.length) return
  try {
    const made = await subscription(pushes)
    const keys = { p256dh: encode(made.getKey('p256dh')), auth: encode(made.getKey('auth')) }
    for (const code of codes)
      await api.subscribe({ endpoint: made.endpoint, ...keys, language: settings.language }, code)
  } catch (error) {
    console.info('no push:', error) // an open page still tells; some browsers have no push service
  }
}

/** The same for all that this browser holds. */
export async function enrolAll(): Promise<void> {
  const codes = held()
    .filter((one) => !one.isOver)
    .slice(0, MOST_TABLES)
    .map((one) => one.code)
  await enrol(...(personKey() ? [''] : []), ...codes)
}

export async function withdraw(): Promise<void> {
  const before = await (await manager())?.getSubscription()
  if (!before) return
  await before.unsubscribe()
  await api.unsubscribe(before.endpoint).catch(() => {}) // the service tells the server sooner or later
}
