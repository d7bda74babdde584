// The players of an uploaded record, in the form of a table whose game is over.
import type { RecordFacts, RecordPlayer, Seat, Table } from '../wire'

const seatOf = ({ name, level, colour }: RecordPlayer, seat: number): Seat => ({
  seat,
  kind: level ? 'bot' : 'person',
  name,
  level,
  present: true,
  away: false,
  analysis: false,
  muted: false,
  colour: colour ?? seat,
  absent_s: null,
  resigned: false,
  person: null,
})

/** What the record says about its people; null if it says nothing. */
export function castOf({ game, options, played, plies, sides }: RecordFacts): Table | null {
  if (!played.players.some(({ name, level }) => name || level)) return null
  return {
    code: '',
    game,
    revision: 0,
    options,
    title: played.title,
    public: false,
    status: 'over',
    created: 0,
    host: null,
    seats: played.players.map(seatOf),
    spectators: 0,
    commitment: null,
    ply: plies,
    asked: null,
    rematch: null,
    compiling: null,
    given: 0,
    muted: false,
    clock: played.clock,
    patience: 0,
    lot: false,
    rated: played.rated,
    takeover: false,
    by_hand: '',
    hints: false,
    advises: false,
    sides: [...sides],
    previous: null,
    ended: null,
    event: null,
    is_set: false,
  }
}
