// What the table shows: all of it while there is space, and otherwise what matters next, large enough to be hit.
import { untrack } from 'svelte'
import { extent } from '../link/look.svelte'
import type { Area, Box, Piece, Scene } from '../wire'
import { framed, moved, whole, type Sight, type Space } from './framing'
import type { Frame } from './glide'
import type { Picker } from './picker.svelte'
import { FINGER, place, pointingOn, scaleFor, type Placed, type Pointing } from './places'
import { targetsOf, type Point, type Target } from './touch'
import { View } from './view.svelte'

const UNIT = 100
const EDGE = 30 // px from the edge within which a ghost counts as out of sight
const DOCK = 190 // px kept for a dock that lies on the table, since it grows while one chooses
const RIM = 10 // px around the table
const LIST = 120 // px: a question that shrinks by more was a list of what may have been drawn
const LITTLE = 0.2 // the share of its width by which a window may change without being laid out again
const ARRIVAL = 700 // ms in which the screen is still being laid out: nothing glides

export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}

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
  /** A finger or a mouse. */
  readonly pointing: Pointing = $derived(pointingOn(this.isSmall))
  readonly box: Box = $derived.by(() => this.shown().area.box)
  /** Everything that may be picked here now. */
  readonly targets: Target[] = $derived.by(() =>
    targetsOf(this.shown().area, (id) => this.shown().picker.open.has(id), extent),
  )
  /** Where it is drawn and hit. */
  readonly places: Placed[] = $derived.by(() => place(this.targets, this.view.goal.k, this.pointing))
  private readonly pieces: Box | null = $derived.by(() => around(this.shown().area.pieces.map(boxOf)))
  private known: Box | null = null // everything there was so far
  private area = '' // which area is shown
  private asked = -2 // the seat whose turn it is
  private hasMoved = false // in this turn
  private home: Frame | null = null // what was shown before it came closer
  private laid = 0 // the width it was last laid out for
  private begun = 0 // when it was first shown
  private tall = 0 // its height when it was last considered
  private deepest = 0 // px kept for the dock: one that grows and shrinks within a turn moves nothing

  constructor(private readonly shown: () => Shown) {}

  /** Moves if something has to be seen that is not; at most once a turn, and never if the player has moved the view. */
  follow(): void {
    const { scene, insets } = this.shown()
    void [this.box, this.width, this.height, insets, this.targets, this.pieces]
    untrack(() => this.consider(scene))
  }

  private consider(scene: Scene): void {
    const { picker, area } = this.shown()
    const isComing = scene.choices.length > 0 && picker.scene !== scene // its places are not known yet
    if (!this.width || !this.height || isComing) return
    if (this.area !== area.id) [this.area, this.known, this.begun, this.laid] = [area.id, null, 0, 0]
    this.known = around([this.known, this.box])
    if (scene.asked >= 0 && scene.asked !== this.asked) this.begin(scene.asked)
    // on a small screen, the question below is gone
    if (this.isSmall && this.height > this.tall + (scene.choices.length ? LIST : EDGE)) this.hasMoved = false
    this.tall = this.height
    const hasArrived = performance.now() - this.begun >= ARRIVAL
    if (!hasArrived || (this.laid !== this.width && !this.isStill())) return this.arrive()
    if (this.view.isFree || this.hasMoved) return
    this.move()
  }

  /** A turn begins: the view may move once, and keeps clear of the largest dock so far. */
  private begin(asked: number): void {
    this.asked = asked
    this.hasMoved = false
    this.deepest = Math.max(this.deepest, this.shown().insets.bottom)
  }

  private move(): void {
    const from = this.home ?? this.view.goal
    const to = framed(from, this.sight(), this.space())
    const { goal } = this.view
    if (Math.hypot(to.x - goal.x, to.y - goal.y) < 1 && Math.abs(to.k / goal.k - 1) < 1e-3) return
    this.hasMoved = true
    this.home = to.k > from.k ? from : null
    this.view.glide(to, this.around())
  }

  /** The window is a little narrower or wider than before, as with a drawer beside it, and everything is in sight. */
  private isStill(): boolean {
    if (!this.laid || Math.abs(this.width - this.laid) > LITTLE * this.laid) return false
    const { x, y, k } = this.view.goal
    const { left, top, width, height } = this.space()
    const [boxLeft, boxTop, wide, high] = this.sight().all
    const [from, above] = [x + boxLeft * k, y + boxTop * k]
    return (
      from >= left - RIM && above >= top - RIM && from + wide * k <= left + width && above + high * k <= top + height
    )
  }

  /** The page has just been opened, or its window has another width. */
  private arrive(): void {
    this.begun ||= performance.now()
    this.laid = this.width
    const { bottom } = this.shown().insets
    this.deepest = bottom > EDGE ? Math.max(bottom, DOCK) : bottom
    if (this.view.isFree) return
    this.home = null
    const to = framed(whole(this.whole(), this.space()), this.sight(), this.space())
    if (performance.now() - this.begun < ARRIVAL) this.view.put(to)
    else this.view.glide(to, this.around())
  }

  /** Shows everything, and follows the table again. */
  fit(): void {
    this.view.isFree = false
    this.home = null
    this.view.glide(whole(this.whole(), this.space()), this.around())
  }

  /** Brings a point to the middle at a scale, because the player asked for it; the next turn may bring it back. */
  look(at: Point, k: number): void {
    const { left, top, width, height } = this.space()
    this.hasMoved = true
    if (k > this.view.goal.k) this.home ??= this.view.goal
    this.view.glide({ x: left + width / 2 - at.x * k, y: top + height / 2 - at.y * k, k }, this.around())
  }

  /** Brings a box into sight, because something there is to be compared: a small screen shows it as large as it fits. */
  span(box: Box): void {
    if (!this.width || this.view.isFree) return
    const { x, y, k } = this.view.goal
    const to = this.isSmall ? whole(box, this.space()) : moved({ x, y, k }, box, this.space())
    if (Math.hypot(to.x - x, to.y - y) < 1 && to.k === k) return
    this.hasMoved = true
    this.view.glide(to, around([this.around(), box])!)
  }

  zoom(factor: number): void {
    this.view.by(factor, { left: this.width / 2, top: this.height / 2 }, this.around())
  }

  pan(dx: number, dy: number): void {
    this.view.pan(dx, dy, this.around())
  }

  /** Brings the piece that is about to be placed into sight: all of it, or if the player has moved the view its middle. */
  showGhost(): void {
    const ghost = this.shown().picker.steps.length ? this.shown().ghosts.at(-1) : undefined
    untrack(() => {
      if (!ghost || !this.hasSpotNear(ghost)) return
      const { x, y, k } = this.view.goal
      const edge = { left: EDGE, top: EDGE, width: this.width - 2 * EDGE, height: this.height - 2 * EDGE }
      const to = this.view.isFree
        ? moved({ x, y, k }, [ghost.x, ghost.y, 0, 0], edge)
        : moved({ x, y, k }, boxOf(ghost), this.space())
      if (to.x !== x || to.y !== y) this.view.glide(to, this.around())
    })
  }

  private hasSpotNear(at: Point): boolean {
    return this.shown().area.spots.some((spot) => Math.abs(spot.x - at.x) < UNIT && Math.abs(spot.y - at.y) < UNIT)
  }

  /** The part of the window that nothing covers. */
  private space(): Space {
    const { insets } = this.shown()
    const wide = Math.max(80, this.width - insets.left - insets.right - 2 * RIM)
    const high = Math.max(80, this.height - insets.top - this.deepest - 2 * RIM)
    return { left: insets.left + RIM, top: insets.top + RIM, width: wide, height: high }
  }

  private whole(): Box {
    return around([this.known, this.box])!
  }

  /** Everything drawn, which no glide may make jump. */
  private around(): Box {
    return around([this.whole(), this.pieces])!
  }

  private sight(): Sight {
    const { targets, pointing } = this
    const open = around(targets.map(({ x, y, wide, high }): Box => [x - wide / 2, y - high / 2, wide, high]))
    return {
      all: around([this.pieces, open]) ?? this.box,
      known: this.whole(),
      open,
      focus: this.focus(),
      closest: scaleFor(targets, pointing),
      least: pointing === FINGER ? 0.6 : 0.3,
    }
  }

  /** Where something happens: the piece about to be placed, the open place nearest to the last move, or that move. */
  private focus(): Point | null {
    const { scene, area, picker, ghosts } = this.shown()
    if (picker.steps.length && ghosts.length) return ghosts.at(-1)!
    const last = area.pieces.find((piece) => scene.last.includes(piece.id)) ?? area.pieces[0]
    if (!this.targets.length || !last) return last ?? null
    const far = (at: Point) => Math.hypot(at.x - last.x, at.y - last.y)
    return this.targets.reduce((best, one) => (far(one) < far(best) ? one : best))
  }
}

function boxOf({ art, x, y }: Piece): Box {
  const [left, top, wide, high] = extent(art)
  return [x + left, y + top, wide, high]
}

/** The smallest box around several. */
function around(boxes: (Box | null)[]): Box | null {
  const all = boxes.filter((box) => box !== null)
  if (!all.length) return null
  const [left, top] = [Math.min(...all.map((box) => box[0])), Math.min(...all.map((box) => box[1]))]
  const right = Math.max(...all.map((box) => box[0] + box[2]))
  const bottom = Math.max(...all.map((box) => box[1] + box[3]))
  return [left, top, right - left, bottom - top]
}
