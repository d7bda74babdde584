// How long a move of somebody else is shown: at the pace this person chose, and not at all with reduced motion.
import { settings, type Pace } from '../link/settings.svelte'

const PACES: Record<Pace, number> = { calm: 900, brisk: 350, instant: 0 } // milliseconds for a turn
const INNER = 0.45 // the share of a decision after which the same seat decides again
const ARRIVAL = 450 // ms until everything lies where it belongs: one's own decision need not wait longer
const CALM = 16 // steps that may wait before they are shown faster; four others need no more

const still = $state({ isWished: false })
const wish = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')
still.isWished = wish?.matches ?? false
wish?.addEventListener('change', ({ matches }) => (still.isWished = matches))

export const isStill = (): boolean => still.isWished

/** Milliseconds for one turn; 0: everything is shown at once. */
export const pace = (): number => (isStill() ? 0 : PACES[settings.pace])

/** Where in its turn a decision is. */
export interface Place {
  isInner: boolean // the same seat decides again
  isLater: boolean // it has decided before in this turn
  isMine: boolean // then it is the turn of somebody at this screen
}

/** How long a decision is shown while others wait to be shown. */
export function holdOf({ isInner, isLater, isMine }: Place, waiting: number): number {
  const whole = pace()
  const share = whole * (isInner ? INNER : isLater ? 1 - INNER : 1)
  if (isMine && !waiting) return Math.min(share, ARRIVAL)
  return waiting > CALM ? (share * CALM) / waiting : share
}
