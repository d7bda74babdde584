// A feature of the table in words: what it is, where, what it is worth, and who holds it.
import { say, t } from '../link/words.svelte'
import { nameOf } from '../table/names'
import type { Feature, Table } from '../wire'
import { joined } from './pick'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const holdersOf = (feature: Feature, table: Table | null): string =>
  feature.holders.length
    ? t('held-by', {
        names: feature.holders.map(([seat, strength]) => `${nameOf(table, seat)} ${strength}`).join(', '),
      })
    : t('held-by-nobody')

/** The whole feature, for a list. */
export const tellFeature = (game: string, feature: Feature, table: Table | null): string =>
  joined([
    joined([capital(say(game, feature.label)), say(game, feature.where ?? null)], ': '),
    say(game, feature.worth),
    holdersOf(feature, table),
  ])

/** A feature at a place where one already stands. */
export const briefFeature = (game: string, feature: Feature, table: Table | null): string =>
  joined([capital(say(game, feature.label)), say(game, feature.worth), holdersOf(feature, table)])
