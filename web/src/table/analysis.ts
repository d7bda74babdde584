// Who decides whether a live game may be analysed: all people who play it, unless one plays against bots only.
import type { Seat, Table } from '../wire'

const people = (table: Table): Seat[] => table.seats.filter((seat) => seat.kind === 'person')

/** The other people at a table; if there are none, nobody has to agree. */
export const othersAt = (table: Table, you: number[]): Seat[] => people(table).filter(({ seat }) => !you.includes(seat))

/** The people at a live game who have not allowed its analysis; those who ask for it allow it. */
export const missingAt = (table: Table | null, you: number[]): Seat[] =>
  table?.status === 'playing' ? othersAt(table, you).filter((seat) => !seat.analysis) : []

export const allowedBy = (table: Table): Seat[] => people(table).filter((seat) => seat.analysis)

/** Whether we only watch other people's live game. */
export const isBystander = (table: Table | null, you: number[]): boolean =>
  table?.status === 'playing' && !you.length && people(table).length > 0
