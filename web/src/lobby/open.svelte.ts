// The public tables that pass the filters of this browser.
import { person } from '../link/person.svelte'
import { held } from '../link/seats'
import { load, save } from '../link/storage'
import type { Filters, Table } from '../wire'
import { Calm } from './calm.svelte'

const KEY = 'tilewright.filters'
const PAGE = 50
const KNOWS = 3 // games; after that only known ones are listed at first
const USUAL = {
  known: null as boolean | null, // null: not decided by hand
  pace: null as Filters['pace'],
  rated: false,
  free: false,
  game: '',
  seats: 0,
}
export type Chosen = typeof USUAL

interface Listed {
  mark: string
  tables: Table[]
}

export class OpenTables {
  chosen: Chosen = $state({ ...USUAL, ...load<Partial<Chosen>>(KEY, {}) })
  played: Record<string, number> = $state.raw({}) // how often each game
  pages = $state(1)
  hasMore = $state(false)
  private calm = new Calm<Table[] | null>(null)
  private known = new Map<string, Listed>()
  private asked = 0
  readonly touch = this.calm.touch

  /** `fail` is called if the server does not answer a wish. */
  constructor(private readonly fail: () => void) {}

  /** Null until the server has answered. */
  get tables(): Table[] | null {
    return this.calm.shown
  }
  get knownGames(): string[] {
    return Object.keys(this.played)
  }
  get onlyKnown(): boolean {
    if (!this.knownGames.length) return false
    return this.chosen.known ?? Object.values(this.played).reduce((sum, count) => sum + count, 0) >= KNOWS
  }
  get isFiltered(): boolean {
    const { pace, rated, free, game, seats } = this.chosen
    return this.onlyKnown || pace !== null || rated || free || game !== '' || seats > 0
  }
  get filters(): Filters {
    const { pace, rated, free, game, seats } = this.chosen
    const games = game ? [game] : this.onlyKnown ? this.knownGames : []
    return { games, seats: seats || null, pace, rated, free }
  }

  async choose(chosen: Partial<Chosen>): Promise<void> {
    this.chosen = { ...this.chosen, ...chosen }
    save(KEY, this.chosen)
    this.pages = 1
    await this.refresh(true).catch(this.fail)
  }
  showAll = () => this.choose({ ...USUAL, known: false })
  more = async () => {
    this.pages += 1
    await this.refresh(true).catch(this.fail)
  }

  /** Asks again; whether something has changed. */
  async refresh(isWished = false): Promise<boolean> {
    const asked = (this.asked += 1)
    const statuses = this.chosen.free ? ['open'] : ['open', 'playing']
    const wanted = statuses.flatMap((status) =>
      Array.from({ length: this.pages }, (_, page) => this.query(status, page)),
    )
    const before = wanted.map((query) => this.known.get(query)?.mark)
    const lists = await Promise.all(wanted.map((query) => this.list(query)))
    if (asked !== this.asked) return false
    this.known = new Map(wanted.map((query, number) => [query, lists[number]!]))
    this.hasMore = lists.some(({ tables }) => tables.length >= PAGE)
    const hasChanged = lists.some(({ mark }, number) => mark !== before[number])
    const tables = [...new Map(lists.flatMap(({ tables }) => tables.map((table) => [table.code, table]))).values()]
    if (isWished || !this.tables) this.calm.set(tables.filter(isForeign))
    else if (hasChanged) this.calm.offer(tables.filter(isForeign))
    return hasChanged
  }

  private query(status: string, page: number): string {
    const { games, seats, pace, rated, free } = this.filters
    const query = new URLSearchParams({ status })
    for (const game of games ?? []) query.append('game', game)
    if (seats) query.set('seats', String(seats))
    if (pace) query.set('pace', pace)
    if (rated) query.set('rated', 'true')
    if (free) query.set('free', 'true')
    if (page) query.set('page', String(page))
    return query.toString()
  }

  /** A list, which the server sends only if it has changed. */
  private async list(query: string): Promise<Listed> {
    const known = this.known.get(query)
    const answer = await fetch(`/api/tables?${query}`, { headers: known ? { 'If-None-Match': known.mark } : {} })
    if (answer.status === 304 && known) return known
    if (!answer.ok) throw new Error(answer.statusText)
    return { mark: answer.headers.get('ETag') ?? '', tables: (await answer.json()) as Table[] }
  }
}

/** Tables where I sit are listed with my games. */
function isForeign(table: Table): boolean {
  const me = person()?.id
  return !held().some((one) => one.code === table.code) && !(me && table.seats.some((seat) => seat.person === me))
}
