// The preview of the choice in mind, asked for when the pointer stays with it for a moment.
import type { Choice, Preview } from '../wire'

const PATIENCE = 140 // ms

export class AimedPreview {
  found: Preview | null = $state.raw(null)

  constructor(private readonly ask: (move: string) => Promise<Preview | null>) {}

  /** Follows the choice in mind; returns what to do before the next one. */
  follow(aimed: Choice | null): (() => void) | undefined {
    this.found = null
    if (!aimed) return undefined
    let isWanted = true
    const ask = () => void this.ask(aimed.move).then((found) => isWanted && (this.found = found))
    const timer = setTimeout(ask, PATIENCE)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }
}
