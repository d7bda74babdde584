// A table in one sentence: how many seats, which clock, and who begins.
import { t } from '../link/words.svelte'
import type { Clock } from '../wire'
import type { Plan } from './plan.svelte'

/** "15 minutes each and 20 s more a turn" */
export function clockWords(clock: Clock | null): string {
  if (!clock) return t('plan-no-clock')
  const { main_s = 0, turn_s: seconds = 0, days = 0 } = clock
  if (days) return t('clock-days-each', { days })
  const minutes = Math.round(main_s / 60)
  return seconds ? t('plan-clock', { minutes, seconds }) : t('clock-minutes', { minutes })
}

/** "the lot decides who begins"; `name` is '' if nobody knows yet who sits first. */
export function beginsWords(isLot: boolean, isYou: boolean, name: string): string {
  if (isLot) return t('plan-lot')
  if (isYou) return t('plan-you-begin')
  return name ? t('plan-begins', { name }) : t('plan-first-begins')
}

/** "Four seats, 15 minutes each, the lot decides who begins. One seat waits for a friend." */
export function summary(plan: Plan, canBeRated: boolean): string {
  const { terms, order, chairs } = plan
  if (terms.byHand) {
    const seats = t('plan-seats', { count: chairs.count })
    return [t('plan-by-hand', { seats }), t('plan-friends', { count: chairs.of('friend').length })].join(' ')
  }
  const first = order[0]!
  const begins = beginsWords(terms.begins === 'lot', first.kind === 'me', first.kind === 'friend' ? '' : first.name)
  const sentence = t('plan', {
    seats: t('plan-seats', { count: chairs.count }),
    clock: clockWords(plan.clock),
    begins,
  })
  const rated = terms.isRated && canBeRated ? t('plan-rated') : ''
  const hints = terms.hints && !rated && plan.isAmongPeople ? t('plan-hints') : ''
  const then = plan.isAllBots ? t('plan-watch') : t('plan-friends', { count: chairs.of('friend').length })
  return [sentence, rated, hints, then].filter(Boolean).join(' ')
}
