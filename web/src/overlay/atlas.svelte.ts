// The overlay of all features: whether it is shown, which kinds it shows, and the features themselves.
import { wantShapes } from '../link/look.svelte'
import type { Shapes } from '../table/features'
import type { Feature } from '../wire'
import { kindsOf, type Kind } from './badges'

class Atlas {
  isOn = $state(false)
  features: Feature[] = $state.raw([])
  shapes: Shapes = $state.raw({})
  hidden: Set<string> = $state.raw(new Set())
  readonly kinds: Kind[] = $derived(kindsOf(this.features))
  readonly shown: Feature[] = $derived(this.features.filter(({ kind }) => !this.hidden.has(kind.key)))

  toggle(): void {
    this.isOn = !this.isOn
  }

  toggleKind(key: string): void {
    const hidden = new Set(this.hidden)
    if (!hidden.delete(key)) hidden.add(key)
    this.hidden = hidden
  }

  /** Follows the table while it is shown; returns what to do before the table changes again. */
  follow(game: string, ask: () => Promise<Feature[]>): () => void {
    let isWanted = true
    void Promise.all([ask(), wantShapes(game)]).then(([features, shapes]) => {
      if (isWanted) [this.features, this.shapes] = [features, shapes]
    })
    return () => (isWanted = false)
  }

  close(): void {
    this.isOn = false
    this.features = []
    this.hidden = new Set()
  }
}

/** A page has one table. */
export const atlas = new Atlas()
