// What the lobby shows besides tables: the games, at once as they were last time, and what is known about me.
import * as api from '../link/api'
import { person } from '../link/person.svelte'
import { set, settings } from '../link/settings.svelte'
import { load, save } from '../link/storage'
import { want } from '../link/words.svelte'
import type { GameFacts, Me, Met, People, Standing } from '../wire'

const KEY = 'tilewright.games'

export class Stock {
  games: GameFacts[] = $state.raw(load<GameFacts[]>(KEY, []))
  levels: string[] = $state.raw([])
  botNames: string[] = $state.raw([])
  standings: Standing[] = $state.raw([])
  met: Met[] = $state.raw([])
  isLoaded = false

  /** Loads what is not loaded yet. */
  async load(): Promise<void> {
    if (this.isLoaded) return
    const [games, levels, botNames] = await Promise.all([api.games(), api.levels(), api.botNames()])
    await want(...games.map((one) => one.name))
    Object.assign(this, { games, levels, botNames })
    save(KEY, games)
    if (!settings.level) set('level', levels[Math.floor((levels.length - 1) / 2)] ?? '')
    this.isLoaded = true
    if (person()) void this.loadPerson()
  }

  private async loadPerson(): Promise<void> {
    try {
      const [me, people] = await Promise.all([api.get<Me>('/api/me'), api.get<People>('/api/me/people')])
      this.standings = me.standings
      this.met = people.people
    } catch {
      // the key is void, or the server is away: the lobby works without
    }
  }
}
