// Installing the page as an app, where the browser offers it.
interface Offer extends Event {
  prompt(): Promise<unknown>
}

const known: { offer: Offer | null } = $state({ offer: null })

globalThis.window?.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault() // no pop-up: the menu has a button
  known.offer = event as Offer
})
globalThis.window?.addEventListener('appinstalled', () => (known.offer = null))

export const canInstall = (): boolean => known.offer !== null

export async function install(): Promise<void> {
  const { offer } = known
  known.offer = null // it works once
  await offer?.prompt()
}
