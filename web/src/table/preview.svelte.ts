// The preview of the choice in mind, asked for when the pointer stays with it for a moment.
import type { Choice, Preview } from '../wire'

const PATIENCE = 80 // ms
const AGAIN = 500 // ms, if there was no answer: whoever asks about many places at once is refused for a moment

export class AimedPreview {
  found: Preview | null = $state.raw(null)

  constructor(private readonly ask: (move: string) => Promise<Preview | null>) {}

  /** Follows the choice in mind; returns what to do before the next one. */
  follow(aimed: Choice | null): (() => void) | undefined {
    this.found = null
    if (!aimed) return undefined
    let isWanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (isLast: boolean): Promise<void> => {
      const found = await this.ask(aimed.move)
      if (!isWanted) return
      this.found = found
      if (!found && !isLast) timer = setTimeout(() => void ask(true), AGAIN)
    }
    timer = setTimeout(() => void ask(false), PATIENCE)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }
}
