// The feature of the table that the pointer rests on, or that the keyboard has stepped to.
import { holds, wantShapes } from '../link/look.svelte'
import type { Area, Feature } from '../wire'
import { featureAt, featureUnder, nextFeature, type Shapes } from './features'
import type { Point } from './touch'

/** Where to look for features. */
export interface Place {
  readonly area: Area
  readonly game: string
  readonly onfeatures: () => Promise<Feature[]>
}

export class Hover {
  feature: Feature | null = $state.raw(null)
  shapes: Shapes = $state.raw({})
  isByKey = $state(false) // it was stepped to

  constructor(private readonly place: () => Place) {}

  clear(): void {
    this.feature = null
  }

  /** The pointer rests on a piece, or on none. */
  async rest(id: string | null, at: Point): Promise<void> {
    const found = id ? await this.features() : []
    const piece = this.place().area.pieces.find((one) => one.id === id)
    this.isByKey = false
    this.feature = piece ? (featureUnder(found, piece, at, this.shapes, holds) ?? featureAt(found, piece.id, at)) : null
  }

  async step(by: number): Promise<void> {
    this.isByKey = true
    this.feature = nextFeature(await this.features(), this.feature, by)
  }

  /** Loads the outlines before a feature is highlighted. */
  async prepare(): Promise<void> {
    this.shapes = await wantShapes(this.place().game)
  }

  /** All features; their outlines are loaded with them. */
  private async features(): Promise<Feature[]> {
    const [found, shapes] = await Promise.all([this.place().onfeatures(), wantShapes(this.place().game)])
    this.shapes = shapes
    return found
  }
}
