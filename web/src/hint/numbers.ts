// Odds and leads as they are written in the reader's language.
import { language } from '../link/words.svelte'

export const percent = (chance: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(chance)

export const signed = (points: number): string =>
  new Intl.NumberFormat(language(), {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
    .format(points)
    .replace('-', '−')

export const whole = (points: number): string =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 0 }).format(points)
