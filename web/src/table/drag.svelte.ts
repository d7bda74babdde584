// Dragging a piece onto a place: from the dock, from a hand, or from the table itself.
import type { Piece } from '../wire'
import type { Picker } from './picker.svelte'
import type { Point } from './touch'

const SLIP = { mouse: 5, finger: 9 } // px before a press becomes a drag
const LIFT = 46 // px that a piece is held above a finger, which would hide it

/** The table on which pieces are dropped; points are pixels of the window. */
export interface Land {
  readonly k: number
  holds: (x: number, y: number) => boolean // whether the table is there and nothing lies on it
  placeAt: (x: number, y: number) => string | null
  onmiss: (x: number, y: number) => void // says why nothing can be placed there
}

type Drawn = Pick<Piece, 'art' | 'turn'>

export class Drag {
  /** The piece in hand and where it is held, in pixels of the window. */
  held: (Drawn & Point) | null = $state.raw(null)
  land: Land | null = null
  private stop: AbortController | null = null

  constructor(
    private readonly picker: Picker,
    private readonly onpick: (id: string) => void,
  ) {}

  get scale(): number {
    return this.land?.k ?? 1
  }

  /** A press on a piece that can be placed; `id` is given if the piece must be picked first. */
  press(event: PointerEvent, piece: Drawn, id: string | null): void {
    if (event.button || !event.isPrimary || !this.land) return
    const isFinger = event.pointerType === 'touch'
    const from = { x: event.clientX, y: event.clientY }
    const holder = event.currentTarget as Element
    this.stop?.abort()
    const stop = (this.stop = new AbortController())
    const on = <K extends keyof WindowEventMap>(type: K, handler: (event: WindowEventMap[K]) => void) =>
      addEventListener(type, handler, { signal: stop.signal, capture: true })
    on('pointermove', (move) => {
      if (move.pointerId !== event.pointerId) return
      const far = Math.hypot(move.clientX - from.x, move.clientY - from.y)
      if (!this.held && far < SLIP[isFinger ? 'finger' : 'mouse']) return
      if (!this.held) this.take(id, holder, event.pointerId)
      this.hold(piece, move.clientX, move.clientY - (isFinger ? LIFT : 0))
    })
    on('pointerup', (end) => end.pointerId === event.pointerId && this.drop(id))
    on('pointercancel', (end) => end.pointerId === event.pointerId && this.cancel(id))
    on('keydown', (key) => key.key === 'Escape' && this.held && this.cancel(id))
  }

  private take(id: string | null, holder: Element, pointer: number): void {
    holder.setPointerCapture(pointer)
    if (id !== null && this.picker.chosen !== id) this.onpick(id)
  }

  private hold(piece: Drawn, x: number, y: number): void {
    const { picker, land } = this
    const place = land?.holds(x, y) ? land.placeAt(x, y) : null
    picker.hovered = place
    const ghost = place === null ? picker.current?.ghost : picker.ghosts.at(-1)
    this.held = { art: ghost?.art ?? piece.art, turn: ghost?.turn ?? piece.turn, x, y }
  }

  private drop(id: string | null): void {
    const { held, land, picker } = this
    this.end()
    if (!held || !land) return
    swallowClick()
    const place = land.holds(held.x, held.y) ? land.placeAt(held.x, held.y) : null
    picker.hovered = null
    if (place !== null && place !== picker.chosen) this.onpick(place)
    else if (place === null && land.holds(held.x, held.y)) land.onmiss(held.x, held.y)
    else if (place === null && id !== null) picker.back()
  }

  private cancel(id: string | null): void {
    if (this.held) {
      swallowClick()
      this.picker.hovered = null
      if (id !== null) this.picker.back()
    }
    this.end()
  }

  private end(): void {
    this.stop?.abort()
    this.stop = this.held = null
  }
}

/** The click that follows a drag means nothing. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', stop, { capture: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0)
}
