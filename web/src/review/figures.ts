// Numbers as they are shown: chances in percent, points to one decimal with a real minus.
import { language } from '../link/words.svelte'

export const percent = (odds: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(odds)

export const tenths = (points: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(Math.abs(points) < 0.05 ? 0 : points)
    .replace('-', '−')

export const signed = (points: number): string => (points >= 0.05 ? `+${tenths(points)}` : tenths(points))
