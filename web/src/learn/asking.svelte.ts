// One request after another to the server, and why the last one failed.
import * as api from '../link/api'
import type { Message, Scene } from '../wire'

export class Asking {
  isBusy = $state(false)
  problem: Message | null = $state.raw(null)

  /** The answer to a request; null if there is none. */
  protected async ask<T>(request: () => Promise<T>): Promise<T | null> {
    this.isBusy = true
    this.problem = null
    try {
      return await request()
    } catch (error) {
      this.problem = api.reasonOf(error)
      return null
    } finally {
      this.isBusy = false
    }
  }
}

/** The table while nothing may be chosen. */
export const without = (scene: Scene): Scene => ({ ...scene, choices: [] })
