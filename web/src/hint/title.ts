// What a hint is called, and what screen readers say when it arrives.
import { say, t } from '../link/words.svelte'
import type { Hints } from './hints.svelte'
import { percent, signed } from './numbers'

export function titleOf({ state, rows, advice }: Hints): string {
  if (state === 'looking') return t('hint-looking')
  if (state === 'failed') return t('hint-failed')
  if (!rows.length) return t('hint-only-move')
  return advice?.even ? t('hint-even') : t('hint-title', { count: rows.length })
}

/** Everything the card shows, in one go. */
export function spoken(hints: Hints, game: string): string {
  if (!hints.isOpen) return ''
  if (hints.state === 'failed') return `${titleOf(hints)}. ${hints.reason ? say(game, hints.reason) : ''}`
  const rows = hints.rows.map(({ number, hinted }) => {
    const what = hinted.turn.map((label) => say(game, label)).join(', ')
    const odds = t('hint-odds', { odds: percent(hinted.odds) })
    return `${number}: ${what}; ${odds}, ${t('hint-lead')} ${signed(hinted.lead)}.`
  })
  return [`${titleOf(hints)}.`, ...rows].join(' ')
}
