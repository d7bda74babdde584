// Pan and zoom of the table: gestures, glides, and a picture that is redrawn in full detail when they end.
import { select } from 'd3-selection'
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom'
import type { Box } from '../wire'
import { glide, type Frame } from './glide'
import type { Point } from './touch'

const LEAST = 0.06
const MOST = 4
const SHARPEN = 140

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export class View {
  x = $state(0)
  y = $state(0)
  k = $state(1)
  drawn = $state(1) // the scale the picture was last drawn at; while it moves it is only stretched
  goal: Frame = $state.raw({ x: 0, y: 0, k: 1 }) // what is shown when the glide ends; places are laid out for it
  isFree = $state(false) // the player has moved it; otherwise it follows the table
  blocksWheel: (target: Element) => boolean = () => false
  blocksDrag: (target: Element, isFinger: boolean) => boolean = () => false

  private behavior: ZoomBehavior<HTMLElement, unknown> | null = null
  private element: HTMLElement | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private halt: () => void = () => {}

  attach(element: HTMLElement): () => void {
    this.element = element
    this.behavior = zoom<HTMLElement, unknown>()
      .scaleExtent([LEAST, MOST])
      .filter((event: Event) => this.listens(event))
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => this.moved(event))
    select(element).call(this.behavior).on('dblclick.zoom', null)
    return () => {
      this.halt()
      clearTimeout(this.timer)
      select(element).on('.zoom', null)
    }
  }

  private listens(event: Event): boolean {
    if (event instanceof WheelEvent) return !this.blocksWheel(event.target as Element)
    return !(event as MouseEvent).button && !this.blocksDrag(event.target as Element, event.type.startsWith('touch'))
  }

  private moved({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>): void {
    this.x = transform.x
    this.y = transform.y
    this.k = transform.k
    if (!sourceEvent) return
    this.halt()
    this.isFree = true
    this.rest()
  }

  /** Draws the picture again at its scale once the player has stopped. */
  private rest(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.settle(), SHARPEN)
  }

  private settle(): void {
    const { x, y, k } = this
    this.goal = { x, y, k }
    this.drawn = k
  }

  /** Shows a frame at once. */
  put({ x, y, k }: Frame): void {
    if (!this.element || !this.behavior) return
    this.halt()
    this.show({ x, y, k })
    this.settle()
  }

  /** Glides to a frame; nothing in the box jumps. With reduced motion it is shown at once. */
  glide(to: Frame, box: Box): void {
    if (!this.element || !this.behavior || isStill()) return this.put(to)
    this.halt()
    clearTimeout(this.timer)
    this.goal = to
    const { x, y, k } = this
    this.halt = glide({ x, y, k }, to, box, (frame, isLast) => {
      this.show(frame)
      if (isLast) this.rest()
    })
  }

  private show({ x, y, k }: Frame): void {
    select(this.element!).call(this.behavior!.transform, zoomIdentity.translate(x, y).scale(k))
  }

  /** The player zooms around a point of the frame, or pans. */
  by(factor: number, at: { left: number; top: number }, box: Box): void {
    const { x, y, k } = this.goal
    const to = Math.min(MOST, Math.max(LEAST, k * factor))
    const share = to / k
    this.isFree = true
    this.glide({ x: at.left - (at.left - x) * share, y: at.top - (at.top - y) * share, k: to }, box)
  }

  pan(dx: number, dy: number, box: Box): void {
    const { x, y, k } = this.goal
    this.isFree = true
    this.glide({ x: x + dx, y: y + dy, k }, box)
  }

  /** A point of the table in pixels of its frame. */
  toScreen(at: Point): { left: number; top: number } {
    return { left: at.x * this.k + this.x, top: at.y * this.k + this.y }
  }

  /** A point of the window in units of the table. */
  toTable(clientX: number, clientY: number): Point {
    const frame = this.element!.getBoundingClientRect()
    return { x: (clientX - frame.left - this.x) / this.k, y: (clientY - frame.top - this.y) / this.k }
  }
}
