// What the lobby says about a table: its title, who plays, whose turn it is, how it ended.
import { language, listing, say, sayAmong, t } from '../link/words.svelte'
import { day } from '../me/when'
import { company, nameOf } from '../table/names'
import type { Clock, GameFacts, MyTable, Table } from '../wire'
import { span } from './time'

export const gameTitle = (name: string, facts?: GameFacts): string =>
  say(name, { key: 'title', args: [] }) || facts?.title || name

/** The part of a game's title that tells it from others, for narrow places: what follows a colon. */
export const shortTitle = (name: string, facts?: GameFacts): string => gameTitle(name, facts).replace(/^.*: /, '')
export const titleOf = (table: Table): string => table.title || shortTitle(table.game)

/** Parts of a line, separated as everywhere in the lobby. */
export const line = (...parts: (string | null | false | undefined)[]): string => parts.filter(Boolean).join(' · ')

/** The players but me; a table of mine alone names its game instead. */
export function others({ table, seats }: MyTable): string {
  const names = table.seats.filter((one) => one.kind !== 'open' && !seats.includes(one.seat))
  return names.map((one) => nameOf(table, one.seat)).join(', ')
}

/** What happened last, as I may read it. */
export const lastWords = ({ table, last }: MyTable): string =>
  last?.sentence ? sayAmong(company(table), table.game, last.sentence) : ''

export const timeLeft = (ms: number): string => t('lobby-left', { ...span(ms) })

export function pace(clock: Clock | null): string {
  if (!clock) return t('lobby-pace-none')
  if (clock.days) return t('lobby-pace-days', { days: clock.days })
  const minutes = (clock.main_s ?? 0) / 60
  return clock.turn_s
    ? t('lobby-pace-turn', { minutes: number(minutes), seconds: clock.turn_s })
    : t('lobby-pace-main', { minutes: number(minutes) })
}

const number = (value: number): string => new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value)

/** The line below the title of one of my tables; `left` is how much time the seat to move has. */
export function about(my: MyTable, left: number | null, isOutdated: boolean): string {
  const { table, group } = my
  const game = table.title && shortTitle(table.game)
  if (group === 'over') return line(others(my), ending(my, isOutdated), table.ended !== null && day(table.ended), game)
  if (group === 'waiting') {
    const taken = table.seats.filter((seat) => seat.kind !== 'open').length
    return line(others(my), t('lobby-seats-taken', { taken, all: table.seats.length }), table.code, game)
  }
  return line(others(my), turn(my), left !== null && timeLeft(left), game)
}

/** Whose turn it is, and whether they are there. */
function turn({ table, seats }: MyTable): string {
  const { asked } = table
  if (asked === null || asked < 0) return t('lobby-turn-start')
  const seat = table.seats[asked]!
  if (seats.includes(asked)) return seat.away ? t('lobby-away-you') : t('state-your-turn')
  const said = t('lobby-turn-of', { name: nameOf(table, asked) })
  return seat.kind === 'person' && seat.present ? line(said, t('lobby-here')) : said
}

/** How a game of mine ended. */
function ending({ table, seats, place, score }: MyTable, isOutdated: boolean): string {
  if (place !== null) {
    const placed = place === 1 ? t('lobby-won') : t('lobby-placed', { place, all: table.seats.length })
    return line(placed, score !== null && t('lobby-points', { points: score }))
  }
  if (table.status === 'closed') return t('lobby-closed')
  if (table.status === 'over') return t('lobby-over')
  if (seats.length && seats.every((seat) => table.seats[seat]?.resigned)) return t('lobby-resigned')
  return isOutdated ? t('lobby-outdated') : t('lobby-over')
}

/** The line below the title of a public table. */
export function offer(table: Table): string {
  const game = table.title && shortTitle(table.game)
  const free = table.seats.filter((seat) => seat.kind === 'open').length
  const names = listing(table.seats.filter((seat) => seat.kind === 'person').map((seat) => seat.name))
  const terms = line(table.rated && t('lobby-is-rated'), table.hints && t('lobby-has-hints'))
  if (table.status !== 'open') return line(names, table.ply > 0 && t('lobby-move', { ply: table.ply }), terms, game)
  const seats = t('lobby-seats', { count: table.seats.length })
  return line(seats, pace(table.clock), terms, names, free > 1 && t('lobby-free-seats', { count: free }), game)
}
