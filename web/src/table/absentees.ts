// The absent players for whom a stand-in can be offered to us.
import type { Table } from '../wire'
import type { Watch } from './watch.svelte'

export const absentees = (table: Table, watch: Watch): number[] =>
  table.seats.map((one) => one.seat).filter((seat) => watch.standInIn(seat) !== null && watch.mayHelp(seat))
