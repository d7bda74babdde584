// What a click on the table says: the name of a piece, or why nothing can be played there.
import { say } from '../link/words.svelte'
import type { Refusal } from '../link/outbox.svelte'
import type { Area, Scene } from '../wire'
import type { Point } from './touch'

const UNIT = 100
const STAYS = 6000 // ms that a reason stays

/** What was clicked on. */
export interface Clicked {
  readonly scene: Scene
  readonly area: Area
  readonly game: string
  readonly onwhy: (at: Point) => Promise<Refusal | null>
}
export type Refused = Point & { refusal: Refusal }

const cell = ({ x, y }: Point): Point => ({ x: Math.round(x / UNIT) * UNIT, y: Math.round(y / UNIT) * UNIT })

export class Remark {
  refused: Refused | null = $state.raw(null)
  tip: (Point & { text: string }) | null = $state.raw(null)

  constructor(private readonly clicked: () => Clicked) {}

  clear(): void {
    this.tip = this.refused = null
  }

  /** A piece was dropped where it cannot be placed. */
  async drop(at: Point): Promise<void> {
    const { scene, area, onwhy } = this.clicked()
    const refusal = scene.choices.length ? await onwhy(at) : null
    if (refusal) this.refused = { ...(area.grid === 'square' ? cell(at) : at), refusal }
  }

  /** A click on a piece names it; on an empty place it asks why nothing can be played there. */
  async click(id: string | null, at: Point, isNamed: boolean): Promise<void> {
    const { area, game } = this.clicked()
    const piece = area.pieces.find((one) => one.id === id)
    if (piece?.tip && !isNamed) this.tip = { ...at, text: say(game, piece.tip) }
    else if (!piece) await this.drop(at)
  }

  /** Lets a reason disappear after a while. */
  fade(): (() => void) | undefined {
    if (!this.refused) return undefined
    const timer = setTimeout(() => (this.refused = null), STAYS)
    return () => clearTimeout(timer)
  }
}
