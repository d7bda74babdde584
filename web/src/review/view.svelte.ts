// The turn that is shown: the table after it, and after what would have been better.
import * as api from '../link/api'
import type { Review, ReviewBetter, ReviewTurn, Still } from '../wire'
import * as requests from './requests'

export type Show = 'played' | 'better' | 'both'

export class View {
  after: Still | null = $state.raw(null) // the table after the turn
  better: ReviewBetter | null = $state.raw(null)
  private wished = ''
  private readonly stills = new Map<string, Promise<Still>>()
  private readonly betters = new Map<string, Promise<ReviewBetter>>()

  constructor(private readonly source: api.Source) {}

  /** Shows a turn as its player saw it; before the first one, the beginning. */
  async show(review: Review, turn: ReviewTurn | undefined): Promise<void> {
    const [ply, viewer] = turn ? [turn.last, turn.seat] : [0, -1]
    const decision = turn && flawOf(turn)
    const wished = (this.wished = `${ply} ${viewer} ${decision?.choices[0]?.move ?? ''} ${turn?.judged ?? ''}`)
    try {
      const [after, better] = await Promise.all([
        this.still(ply, viewer),
        decision ? this.betterThan(review.id, decision.ply, viewer, wished) : null,
      ])
      if (wished === this.wished) [this.after, this.better] = [after, better]
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error
    }
  }

  private still(ply: number, viewer: number): Promise<Still> {
    return kept(this.stills, `${ply} ${viewer}`, () => api.still(this.source, ply, viewer))
  }

  private betterThan(id: string, ply: number, viewer: number, key: string): Promise<ReviewBetter> {
    return kept(this.betters, key, () => requests.better(id, ply, viewer))
  }
}

function kept<T>(known: Map<string, Promise<T>>, key: string, fetch: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? fetch()
  known.set(key, found)
  found.catch(() => known.delete(key))
  return found
}

/** The decision of a turn for which something better was found. */
export function flawOf(turn: ReviewTurn) {
  const worst = turn.decisions[turn.worst]
  return worst && worst.grade !== 'best' && worst.choices.length && worst.choices[0]!.move !== worst.move ? worst : null
}
