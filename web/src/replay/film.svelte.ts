// A game to watch again: its moves, and the table after each of them.
import * as api from '../link/api'
import { want } from '../link/words.svelte'
import type { Branch, Created, Feature, Played, Still, Table, Told } from '../wire'
import { castOf } from './cast'

export class Film {
  game = $state('')
  table: Table | null = $state.raw(null) // null for an uploaded record that names nobody
  played: Played | null = $state.raw(null) // what an uploaded record says about its game
  moves: Told[] = $state.raw([])
  still: Still | null = $state.raw(null) // the point that is shown
  isMissing = $state(false)
  /** A finished game is shown as spectators see it, a live one as your own seat does. */
  private readonly eyes: number | null = $derived.by(() => (this.table && this.table.status !== 'over' ? null : -1))
  isLoaded = $state(false)
  sides: readonly number[] = $state.raw([]) // the side each seat plays for
  scores: readonly number[] = $state.raw([]) // at the end, once they are asked for
  private readonly stills = new Map<number, Promise<Still>>()
  private wished = -1

  constructor(readonly source: api.Source) {}

  /** Opens a table that continues from a point of the game. */
  readonly branch = (wish: Branch): Promise<Created> => api.branch(this.source, wish)

  async load(): Promise<void> {
    const { kind, id } = this.source
    try {
      if (kind === 't') this.table = await api.oneTable(id)
      else await this.loadRecord(id)
      this.game ||= this.table?.game ?? ''
      this.sides = this.table?.sides ?? this.sides
      this.moves = (await api.story(this.source)).moves
      this.isLoaded = true
      await want(this.game)
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error
      this.isMissing = true
    }
  }

  private async loadRecord(id: string): Promise<void> {
    const facts = await api.recordFacts(id)
    this.game = facts.game
    this.sides = facts.sides
    this.scores = facts.scores
    this.table = castOf(facts)
    this.played = this.table && facts.played
  }

  /** The points of all seats at the end. */
  async loadScores(): Promise<void> {
    const { scene } = await this.fetch(this.moves.length)
    this.scores = scene.panels.map(({ points }) => points)
  }

  /** Shows the table after a number of moves, and fetches the next point ahead. */
  show(ply: number): void {
    if (!this.isLoaded) return
    const wished = (this.wished = Math.min(ply, this.moves.length))
    void this.fetch(wished).then((found) => {
      if (wished === this.wished) this.still = found
      if (wished < this.moves.length) void this.fetch(wished + 1)
    })
  }

  private fetch(ply: number): Promise<Still> {
    const found = this.stills.get(ply) ?? api.still(this.source, ply, this.eyes)
    this.stills.set(ply, found)
    return found
  }

  async features(ply: number): Promise<Feature[]> {
    return (await api.stillFeatures(this.source, ply, this.eyes)).features
  }
}
