// Pan and zoom of the table: fitted to the free part of the window, and redrawn in full detail when a gesture ends.
import { select } from 'd3-selection'
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom'
import type { Box } from '../wire'

const LEAST = 0.06
const MOST = 4
const SHARPEN = 140

export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}

export class View {
  x = $state(0)
  y = $state(0)
  k = $state(1)
  drawn = $state(1) // the scale the picture was last drawn at; during a gesture it is only stretched
  isFree = $state(false) // the player has moved it; otherwise it follows the table
  blocksWheel: (target: Element) => boolean = () => false

  private behavior: ZoomBehavior<HTMLElement, unknown> | null = null
  private element: HTMLElement | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  attach(element: HTMLElement): () => void {
    this.element = element
    this.behavior = zoom<HTMLElement, unknown>()
      .scaleExtent([LEAST, MOST])
      .filter((event: Event) => this.listens(event))
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => this.moved(event))
    select(element).call(this.behavior).on('dblclick.zoom', null)
    return () => {
      clearTimeout(this.timer)
      select(element).on('.zoom', null)
    }
  }

  private listens(event: Event): boolean {
    if (event instanceof WheelEvent) return !this.blocksWheel(event.target as Element)
    return !(event as MouseEvent).button
  }

  private moved({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>): void {
    if (sourceEvent) this.isFree = true
    this.x = transform.x
    this.y = transform.y
    this.k = transform.k
    clearTimeout(this.timer)
    if (sourceEvent) this.timer = setTimeout(() => (this.drawn = this.k), SHARPEN)
    else this.drawn = this.k
  }

  private jump(x: number, y: number, k: number): void {
    if (this.element && this.behavior)
      select(this.element).call(this.behavior.transform, zoomIdentity.translate(x, y).scale(k))
  }

  /** Shows the whole box within the insets; if that needs a scale below `least`, the part around `focus`. */
  fit(box: Box, insets: Insets, least = 0, focus: { x: number; y: number } | null = null): void {
    if (!this.element) return
    const wide = Math.max(80, this.element.clientWidth - insets.left - insets.right)
    const high = Math.max(80, this.element.clientHeight - insets.top - insets.bottom)
    const whole = Math.min(wide / box[2], high / box[3], 1.5)
    const k = Math.max(whole, least)
    let [x, y] = [box[0] + box[2] / 2, box[1] + box[3] / 2]
    if (focus && k > whole) [x, y] = [hold(focus.x, box[0], box[2], wide / k), hold(focus.y, box[1], box[3], high / k)]
    this.jump(insets.left + wide / 2 - x * k, insets.top + high / 2 - y * k, k)
    this.isFree = false
  }

  by(factor: number): void {
    if (!this.element || !this.behavior) return
    select(this.element).call(this.behavior.scaleBy, factor)
    this.isFree = true
  }

  /** Brings a point of the table to the middle of the free part, at a scale. */
  look(at: { x: number; y: number }, k: number, insets: Insets): void {
    if (!this.element) return
    const wide = this.element.clientWidth - insets.left - insets.right
    const high = this.element.clientHeight - insets.top - insets.bottom
    this.jump(insets.left + wide / 2 - at.x * k, insets.top + high / 2 - at.y * k, k)
  }

  pan(dx: number, dy: number): void {
    if (!this.element || !this.behavior) return
    select(this.element).call(this.behavior.translateBy, dx / this.k, dy / this.k)
    this.isFree = true
  }

  /** A point of the table in pixels of its frame. */
  toScreen(at: { x: number; y: number }): { left: number; top: number } {
    return { left: at.x * this.k + this.x, top: at.y * this.k + this.y }
  }

  /** A point of the window in units of the table. */
  toTable(clientX: number, clientY: number): { x: number; y: number } {
    const frame = this.element!.getBoundingClientRect()
    return { x: (clientX - frame.left - this.x) / this.k, y: (clientY - frame.top - this.y) / this.k }
  }
}

/** Keeps the visible part inside the box where the box is larger. */
function hold(wished: number, from: number, length: number, seen: number): number {
  if (length <= seen) return from + length / 2
  return Math.min(Math.max(wished, from + seen / 2), from + length - seen / 2)
}
