// When labels of places help: always if the player wants them, else while keys are used or a line of the log is shown.
import { settings } from '../link/settings.svelte'

const hand = $state({ isOnKeys: false })
const page = globalThis.document as Document | undefined
page?.addEventListener('keydown', ({ key }) => {
  if (key === 'Tab' || key.startsWith('Arrow')) hand.isOnKeys = true
})
for (const kind of ['pointermove', 'pointerdown']) page?.addEventListener(kind, () => (hand.isOnKeys = false))

export const helps = (hovered: string | null, lit: Set<string>): boolean =>
  settings.showsPlaces || lit.size > 0 || (hand.isOnKeys && hovered !== null)
