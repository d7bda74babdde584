// What the table of a replay or a review is drawn with, and whose game it is.
import { dressSeats, wantArt } from '../link/look.svelte'
import { theme } from '../link/settings.svelte'
import { introduce } from '../link/words.svelte'
import { wantPieces } from '../pieces/kinds.svelte'
import { company } from '../table/names'
import type { Film } from './film.svelte'

export class Staging {
  isDrawable = $state(false)

  /** While a component is being set up. */
  constructor(film: Film) {
    $effect(() => {
      if (film.game) void wantPieces(film.game)
    })
    $effect(() => {
      void theme()
      if (film.game) void wantArt(film.game).then(() => (this.isDrawable = true))
    })
    $effect(() => introduce(company(film.table)))
    $effect(() => dressSeats(film.table?.seats.map((seat) => seat.colour) ?? []))
    $effect(() => () => dressSeats([]))
  }
}

/** Where a key goes on a timeline; null if it goes nowhere, or belongs to something else. */
export function stepOf(event: KeyboardEvent, at: number, first: number, last: number): number | null {
  const isTaken = (event.target as Element).closest('input:not([type=checkbox]), textarea, select, dialog') !== null
  if (isTaken || event.altKey || event.ctrlKey) return null
  const goals: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: first, End: last }
  return goals[event.key] ?? null
}
