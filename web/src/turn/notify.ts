// Notifications of the system: shown while the page is open but not in sight.
import { set, settings } from '../link/settings.svelte'
import { enrolAll, withdraw } from './push'

export const canNotify = (): boolean => globalThis.isSecureContext && 'Notification' in globalThis
export const isBlocked = (): boolean => canNotify() && Notification.permission === 'denied'
export const isNotified = (): boolean =>
  canNotify() && settings.tells === 'yes' && Notification.permission === 'granted'

/** Asks the browser, which asks the person; only after they have said that they like to be told. */
export async function turnOn(): Promise<void> {
  const isGranted = (await Notification.requestPermission()) === 'granted'
  set('tells', isGranted ? 'yes' : 'no')
  if (isGranted) await enrolAll()
}

export async function turnOff(): Promise<void> {
  set('tells', 'no')
  await withdraw()
}

/** Tells that it is your turn at a table, unless the page is in sight. */
export async function tell(code: string, title: string, body: string): Promise<void> {
  if (!isNotified() || document.visibilityState === 'visible') return
  const options = { body, tag: code, icon: '/icon-192.png', data: { code } }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) return worker.showNotification(title, options)
  const shown = new Notification(title, options)
  shown.onclick = () => window.focus()
}

/** Takes back what was told about a table. */
export async function untell(code: string): Promise<void> {
  if (!canNotify()) return
  const worker = await navigator.serviceWorker?.getRegistration()
  for (const one of (await worker?.getNotifications({ tag: code })) ?? []) one.close()
}
