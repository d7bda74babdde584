// What the table shows: all of it, or on a small screen what matters next, large enough for a finger.
import { untrack } from 'svelte'
import { extent } from '../link/look.svelte'
import type { Area, Box, Piece, Scene } from '../wire'
import type { Picker } from './picker.svelte'
import { spread, targetsOf, type Point, type Target } from './touch'
import { View, type Insets } from './view.svelte'

const UNIT = 100
const LEAST = 0.6 // px per unit on a small screen: places stay large enough for a finger
const CLOSE = 2 // px per unit, the most it zooms in by itself
const TELL = 42 // px between places that a finger can tell apart
const EDGE = 30 // px from the edge within which a ghost counts as out of sight

/** What there is to show; read lazily, so that only what was read is tracked. */
export interface Shown {
  readonly scene: Scene
  readonly area: Area
  readonly picker: Picker
  readonly ghosts: Piece[]
  readonly insets: Insets
}

export class Camera {
  readonly view = new View()
  width = $state(0)
  height = $state(0)
  readonly isSmall = $derived(this.width < 641 || this.height < 400)
  readonly box: Box = $derived.by(() => this.shown().area.box)
  private lookedIn: Scene | null = null // the scene in which the view was moved to a point

  constructor(private readonly shown: () => Shown) {}

  /** Fits the table again when it or the window changes, unless the player has moved the view. */
  follow(): void {
    void [this.box, this.width, this.height, this.shown().insets, this.shown().picker.scene]
    untrack(() => {
      if (!this.view.isFree && this.lookedIn !== this.shown().scene) this.fit()
    })
  }

  fit(): void {
    const { view, box, isSmall } = this
    const { insets } = this.shown()
    const near = isSmall ? this.closeUp() : null
    const rim = isSmall ? 34 : 10 // handles next to the outermost ghost stay in sight
    const whole: Box = [box[0] - rim, box[1] - rim, box[2] + 2 * rim, box[3] + 2 * rim]
    if (near) view.fit(near.box, insets, near.scale)
    else view.fit(whole, insets, isSmall ? LEAST : 0, this.focus())
  }

  fitWhole(): void {
    this.view.fit(this.box, this.shown().insets)
  }

  /** Brings a point to the middle until something is played; then the view follows the table again. */
  look(at: Point, scale: number): void {
    this.lookedIn = this.shown().scene
    this.view.look(at, scale, this.shown().insets)
  }

  /** Brings the piece that is about to be placed into sight. */
  showGhost(): void {
    const ghost = this.shown().picker.steps.length ? this.shown().ghosts.at(-1) : undefined
    untrack(() => {
      if (!ghost || !this.hasSpotNear(ghost)) return
      const { left, top } = this.view.toScreen(ghost)
      const isOut = left < EDGE || top < EDGE || left > this.width - EDGE || top > this.height - EDGE
      if (isOut) this.look(ghost, this.view.k)
    })
  }

  private hasSpotNear(at: Point): boolean {
    return this.shown().area.spots.some((spot) => Math.abs(spot.x - at.x) < UNIT && Math.abs(spot.y - at.y) < UNIT)
  }

  /** Everything that may be picked here now. */
  openTargets(): Target[] {
    return targetsOf(this.shown().area, (id) => this.shown().picker.open.has(id), extent)
  }

  /** If places are too close together for a finger: the box around them, and a scale at which they are not. */
  private closeUp(): { box: Box; scale: number } | null {
    const open = this.openTargets()
    const scale = Math.min(CLOSE, TELL / spread(open))
    const [xs, ys] = [open.map(({ x }) => x), open.map(({ y }) => y)]
    const [left, top] = [Math.min(...xs) - UNIT / 2, Math.min(...ys) - UNIT / 2]
    const [wide, high] = [Math.max(...xs) + UNIT / 2 - left, Math.max(...ys) + UNIT / 2 - top]
    const isFitting = scale > LEAST && wide * scale <= this.width && high * scale <= this.height
    return isFitting ? { box: [left, top, wide, high], scale } : null
  }

  /** What a small screen shows first: the piece about to be placed, or the open place nearest to the last move. */
  private focus(): Point | null {
    const { scene, area, picker, ghosts } = this.shown()
    if (picker.steps.length && ghosts.length) return ghosts.at(-1)!
    const last = area.pieces.find((piece) => scene.last.includes(piece.id)) ?? area.pieces[0]
    const open = area.spots.filter((spot) => picker.open.has(spot.id))
    if (!open.length || !last) return last ?? null
    const far = (spot: Point) => Math.hypot(spot.x - last.x, spot.y - last.y)
    const near = open.reduce((best, spot) => (far(spot) < far(best) ? spot : best))
    return { x: (near.x + last.x) / 2, y: (near.y + last.y) / 2 }
  }
}
