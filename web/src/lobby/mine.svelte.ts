// My games as the server lists them: by the tokens that this browser holds, and by its person.
import * as api from '../link/api'
import { person } from '../link/person.svelte'
import { finish, held, hold } from '../link/seats'
import type { Group, MyTable, MyTables } from '../wire'
import { Calm } from './calm.svelte'

const MOST = 1000 // tokens; the server reads no more
export const PAGE = 20

export class MyGames {
  games: string[] = [] // all of them, for the search by their titles
  wish: { group: Group | null; page: number; words: string; hidden: boolean } = $state({
    group: null,
    page: 0,
    words: '',
    hidden: false,
  })
  at = $state(0) // when the answer came
  isNew = $state(isNobody())
  private calm = new Calm<MyTables | null>(null)
  private asked = 0
  readonly touch = this.calm.touch

  /** `fail` is called if the server does not answer a wish. */
  constructor(
    private readonly titleOf: (game: string) => string,
    private readonly fail: () => void,
  ) {}

  /** Null until the server has answered. */
  get found(): MyTables | null {
    return this.calm.shown
  }
  get total(): number {
    return Object.values(this.found?.counts ?? {}).reduce((sum, count) => sum + count, 0)
  }

  /** Changes what is listed. */
  async choose(wish: Partial<MyGames['wish']>): Promise<void> {
    this.wish = { ...this.wish, page: 0, ...wish }
    await this.refresh(true).catch(this.fail)
  }

  /** Asks again; whether something has changed. */
  async refresh(isWished = false): Promise<boolean> {
    this.isNew = isNobody()
    if (this.isNew) {
      this.calm.set(null)
      return false
    }
    const asked = (this.asked += 1)
    const tokens = myTokens()
    const { group, page, words, hidden } = this.wish
    const games = words ? this.games.filter((game) => this.isNamed(game, words)) : []
    const answer = await api.mine({ tokens, group, page, words, games, hidden, mark: this.found?.mark ?? '' })
    if (asked !== this.asked || !answer) return false
    this.at = Date.now()
    for (const one of [...answer.turns, ...answer.tables]) keep(one, tokens)
    if (isWished || !this.found) this.calm.set(answer)
    else this.calm.offer(answer)
    return true
  }

  private isNamed(game: string, words: string): boolean {
    return this.titleOf(game).toLocaleLowerCase().includes(words.trim().toLocaleLowerCase())
  }
}

/** Whether this browser cannot have any games: the server need not be asked. */
const isNobody = () => !held().length && !person()

/** The tokens of running games first, so that only the oldest finished ones are left out if there are too many. */
function myTokens(): string[] {
  const all = held()
  const sorted = [...all.filter((one) => !one.isOver), ...all.filter((one) => one.isOver)]
  return [...new Set(sorted.flatMap((one) => one.tokens))].slice(0, MOST)
}

/** A rematch opens with the tokens of the game before it, also if this browser has never been there. */
function keep({ table, seats, tokens, group }: MyTable, sent: string[]): void {
  if (tokens.length && !held().some((one) => one.code === table.code))
    hold(
      table.code,
      table.game,
      tokens.map((place) => sent[place]!),
      seats,
    )
  if (group === 'over') finish(table.code)
}
