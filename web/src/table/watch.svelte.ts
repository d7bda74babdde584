// Time at a table: clocks and absence, counted from what the server said last.
import type { Live } from '../link/live.svelte'
import type { Seat } from '../wire'

const STEP = 200 // milliseconds
const WARM_AFTER = 45 // seconds in which somebody may be absent in their own turn before the others are bothered

export class Watch {
  private now = $state(performance.now())
  private patient: number[] = $state.raw([]) // absent seats for which this player keeps waiting

  constructor(private readonly live: Live) {}

  /** Lets time pass, until the returned function is called. */
  run(): () => void {
    const timer = setInterval(() => (this.now = performance.now()), STEP)
    return () => clearInterval(timer)
  }

  private passed(since: number): number {
    return Math.max(0, this.now - since)
  }

  private seat(seat: number): Seat | undefined {
    return this.live.table?.seats[seat]
  }

  get isDays(): boolean {
    return (this.live.table?.clock?.days ?? 0) > 0
  }

  /** Whether a person is to move here and spends time. */
  isRunning(seat: number): boolean {
    const here = this.seat(seat)
    const isPlaying = this.live.table?.status === 'playing' && this.live.position.over === null
    return isPlaying && this.live.position.turn?.asked === seat && here?.kind === 'person' && !here.away
  }

  /** Milliseconds left for a seat; null without a clock, or if the seat has lost already. */
  left(seat: number): number | null {
    const { turn, turnAt } = this.live.position
    const told = turn?.clocks[seat] ?? null
    if (told === null || this.seat(seat)?.resigned) return null
    return this.isRunning(seat) ? Math.max(0, told - this.passed(turnAt)) : told
  }

  /** For how many seconds the player of a seat has been absent; null if they are here, or a bot plays. */
  absent(seat: number): number | null {
    const here = this.seat(seat)
    if (this.live.table?.status !== 'playing' || here?.kind !== 'person' || here.away || here.present) return null
    return (here.absent_s ?? 0) + this.passed(this.live.tableAt) / 1000
  }

  /** Seconds until a stand-in may be seated; null if that is not to be offered, or the clock decides. */
  standInIn(seat: number): number | null {
    const absent = this.absent(seat)
    if (absent === null || this.isDays || !this.isWarm(seat)) return null
    return Math.max(0, Math.ceil(this.live.table!.patience - absent))
  }

  /** Whether others should notice that somebody is absent: in their own turn, or for longer than the table allows. */
  isWarm(seat: number): boolean {
    const absent = this.absent(seat)
    if (absent === null || this.isDays) return false
    const patience = this.live.table?.patience ?? 0
    return absent >= patience || (this.live.position.turn?.asked === seat && absent >= Math.min(WARM_AFTER, patience))
  }

  /** Whether one of our seats may offer a stand-in for this one. */
  mayHelp(seat: number): boolean {
    const { you } = this.live
    return !you.includes(seat) && you.some((own) => !this.seat(own)?.away) && !this.patient.includes(seat)
  }

  /** Says no more about an absent player until they return. */
  waitFor(seat: number): void {
    this.patient = [...this.patient, seat]
  }

  /** Players who are back are no longer waited for. */
  forget(): void {
    const still = this.patient.filter((seat) => !this.seat(seat)?.present)
    if (still.length < this.patient.length) this.patient = still
  }
}
