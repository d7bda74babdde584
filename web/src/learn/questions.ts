// Questions about a table of a lesson or an example, as at a live table; each is asked once.
import type { Advised } from '../hint/hints.svelte'
import { askAbout, hintAt, reasonOf } from '../link/api'
import type { Point } from '../table/touch'
import type { AskAbout, Feature, FeaturesAnswer, Preview, Why } from '../wire'

/** Where the table comes from, and the moves since then. */
export interface Place {
  name: string
  ply: number
  moves: string[]
}

/** Sends a question about the table of a game. */
type Send = <T extends Preview | Why | FeaturesAnswer>(game: string, question: AskAbout) => Promise<T>

export class Questions {
  private readonly known = new Map<string, Promise<unknown>>()

  constructor(
    private readonly game: () => string,
    private readonly place: () => Place | null,
    private readonly send: Send = askAbout,
  ) {}

  private ask<T extends Preview | Why | FeaturesAnswer>(question: Omit<AskAbout, keyof Place>): Promise<T | null> {
    const place = this.place()
    if (!place) return Promise.resolve(null)
    const wish: AskAbout = { ...place, ...question }
    const key = JSON.stringify([this.game(), wish])
    const made =
      (this.known.get(key) as Promise<T | null> | undefined) ?? this.send<T>(this.game(), wish).catch(() => null)
    this.known.set(key, made)
    void made.then((answer) => answer ?? this.known.delete(key))
    return made
  }

  readonly preview = (move: string): Promise<Preview | null> => this.ask<Preview>({ ask: 'preview', move })

  readonly why = (area: string, { x, y }: Point, move: string): Promise<Why | null> =>
    this.ask<Why>({ ask: 'why', area, x, y, move })

  readonly features = async (): Promise<Feature[]> =>
    (await this.ask<FeaturesAnswer>({ ask: 'features' }))?.features ?? []

  /** What the seat to move could play, or why that is not said. */
  readonly hint = async (): Promise<Advised> => {
    const place = this.place()
    return place ? hintAt(this.game(), place).catch(reasonOf) : null
  }
}
