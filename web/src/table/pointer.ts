// What the pointer and the keys do on the table: ask about features, pick, turn the ghost, zoom and pan.
import type { Area } from '../wire'
import type { Camera } from './camera.svelte'
import type { Drag } from './drag.svelte'
import { Gestures } from './gestures'
import type { Hover } from './hover.svelte'
import { arrow, isForeign } from './keys'
import type { Picker } from './picker.svelte'
import type { Remark } from './remark.svelte'
import { atlas } from '../overlay/atlas.svelte'
import { FINGER, MOUSE } from './places'
import { nearestPlace, touched } from './touch'

const PAN = 80 // px by an arrow key

const pieceAt = (target: Element) => target.closest('[data-piece]')?.getAttribute('data-piece') ?? null
const isTaken = (target: Element) => !!target.closest('[data-pick], [data-ghost], .handle, button, a')

/** What is pointed at. */
export interface Pointed {
  readonly area: Area
  readonly picker: Picker
  readonly onpick: (id: string) => void
  readonly onclear: () => void
}

export class Pointer {
  private drag: Drag | null = null

  constructor(
    private readonly board: () => Pointed,
    private readonly camera: Camera,
    private readonly hover: Hover,
    private readonly remark: Remark,
  ) {}

  attach(frame: HTMLElement): () => void {
    const { camera, hover } = this
    camera.view.blocksWheel = (target) => this.turns(target)
    camera.view.blocksDrag = (target, isFinger) => this.isDraggable(target, isFinger)
    const press = (event: PointerEvent) => this.press(event)
    frame.addEventListener('pointerdown', press)
    const stop = new Gestures({
      onrest: (target, x, y) => this.rest(target, x, y),
      onleave: () => hover.clear(),
      onturn: (by) => this.twist(by),
      ontap: (target, x, y, isFinger) => this.tap(target, x, y, isFinger),
    }).attach(frame)
    return () => {
      frame.removeEventListener('pointerdown', press)
      stop()
    }
  }

  /** Lets pieces be dragged onto the table, and from one place of it to another. */
  receive(drag: Drag | null): void {
    this.drag = drag
    if (!drag) return
    const { camera } = this
    drag.land = {
      get k() {
        return camera.view.k
      },
      holds: (x, y) => !!document.elementFromPoint(x, y)?.closest('.board'),
      placeAt: (x, y) => nearestPlace(camera.view.toTable(x, y), camera.targets, camera.view.k, camera.pointing),
      onmiss: (x, y) => void this.remark.drop(camera.view.toTable(x, y)),
    }
  }

  /** A press on a piece that can be dragged: the ghost, or with a mouse anything that may be picked. */
  private press(event: PointerEvent): void {
    const { picker, area } = this.board()
    const target = event.target as Element
    if (!this.drag || !this.isDraggable(target, event.pointerType === 'touch')) return
    if (target.closest('[data-ghost]')) return this.drag.press(event, picker.ghosts.at(-1)!, null)
    const id = target.closest('[data-pick]')!.getAttribute('data-pick')
    this.drag.press(
      event,
      area.pieces.find((piece) => piece.id === id)!,
      id,
    )
  }

  private isDraggable(target: Element, isFinger: boolean): boolean {
    if (!this.drag || target.closest('.handle')) return false
    if (target.closest('[data-ghost]')) return this.board().picker.ghosts.length > 0
    const id = target.closest('[data-pick]')?.getAttribute('data-pick')
    return !isFinger && this.board().area.pieces.some((piece) => piece.id === id)
  }

  private rest(target: Element, x: number, y: number): void {
    if (target.closest('.about, .legend')) return
    void this.hover.rest(isTaken(target) ? null : pieceAt(target), this.camera.view.toTable(x, y))
  }

  /** A finger picks what it points at, and a mouse what it hits; where neither can tell places apart the land comes closer. */
  private tap(target: Element, x: number, y: number, isFinger: boolean): boolean {
    const { camera } = this
    if (target.closest('[data-ghost], .handle, .about, .legend, button, a')) return false
    const at = camera.view.toTable(x, y)
    const meaning = touched(at, camera.targets, camera.view.k, isFinger ? FINGER : MOUSE)
    if (!meaning || ('pick' in meaning && !isFinger)) return false
    this.remark.clear()
    if ('pick' in meaning) this.board().onpick(meaning.pick)
    else camera.look(at, meaning.scale)
    return true
  }

  private twist(by: number): boolean {
    const { picker } = this.board()
    if (!picker.stage.isTurning) return false
    picker.turn(by)
    return true
  }

  /** Whether the wheel turns what lies here, instead of zooming. */
  private turns(target: Element): boolean {
    return this.board().picker.stage.isTurning && !!target.closest('[data-ghost]')
  }

  click(event: MouseEvent): void {
    const target = event.target as Element
    this.remark.clear()
    if (isTaken(target) || target.closest('.about, .legend')) return
    this.board().onclear()
    const at = this.camera.view.toTable(event.clientX, event.clientY)
    void this.remark.click(pieceAt(target), at, this.hover.feature !== null)
  }

  wheel(event: WheelEvent): void {
    if (!this.turns(event.target as Element)) return
    event.preventDefault()
    this.board().picker.turn(event.deltaY > 0 ? 1 : -1)
  }

  key(event: KeyboardEvent): void {
    const { camera, hover } = this
    if (isForeign(event)) return
    const step = event.shiftKey ? arrow(event) : undefined
    if (event.key === '+' || event.key === '=') camera.zoom(1.25)
    else if (event.key === '-') camera.zoom(0.8)
    else if (event.key === '0') camera.fit()
    else if (step) camera.pan(-step[0] * PAN, -step[1] * PAN)
    else if (event.key === 'Escape' && hover.feature) hover.clear()
    else if (event.key === 'Escape' && atlas.isOn) atlas.toggle()
    else if (event.key.toLowerCase() === 'o') atlas.toggle()
    else if (event.key.toLowerCase() === 'i') void hover.step(event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
  }
}
