// What the pointer and the keys do on the table: ask about features, pick, turn the ghost, zoom and pan.
import type { Camera } from './camera.svelte'
import { Gestures } from './gestures'
import type { Hover } from './hover.svelte'
import { arrow, isForeign } from './keys'
import type { Picker } from './picker.svelte'
import type { Remark } from './remark.svelte'
import { touched } from './touch'
import { atlas } from '../overlay/atlas.svelte'

const PAN = 80 // px by an arrow key

const pieceAt = (target: Element) => target.closest('[data-piece]')?.getAttribute('data-piece') ?? null
const isTaken = (target: Element) => !!target.closest('[data-pick], [data-ghost], .handle, button, a')

/** What is pointed at. */
export interface Pointed {
  readonly picker: Picker
  readonly onpick: (id: string) => void
  readonly onclear: () => void
}

export class Pointer {
  constructor(
    private readonly board: () => Pointed,
    private readonly camera: Camera,
    private readonly hover: Hover,
    private readonly remark: Remark,
  ) {}

  attach(frame: HTMLElement): () => void {
    const { camera, hover } = this
    camera.view.blocksWheel = (target) => this.turns(target)
    return new Gestures({
      onrest: (target, x, y) => this.rest(target, x, y),
      onleave: () => hover.clear(),
      onturn: (by) => this.twist(by),
      ontap: (target, x, y) => this.tap(target, x, y),
    }).attach(frame)
  }

  private rest(target: Element, x: number, y: number): void {
    if (target.closest('.about, .legend')) return
    void this.hover.rest(isTaken(target) ? null : pieceAt(target), this.camera.view.toTable(x, y))
  }

  /** A finger picks what it points at; where it covers several places it zooms in first. */
  private tap(target: Element, x: number, y: number): boolean {
    const { camera } = this
    if (target.closest('[data-ghost], .handle, .about, .legend, button, a')) return false
    const at = camera.view.toTable(x, y)
    const meaning = touched(at, camera.openTargets(), camera.view.k)
    if (!meaning) return false
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
    if (event.key === '+' || event.key === '=') camera.view.by(1.25)
    else if (event.key === '-') camera.view.by(0.8)
    else if (event.key === '0') camera.fit()
    else if (step) camera.view.pan(-step[0] * PAN, -step[1] * PAN)
    else if (event.key === 'Escape' && hover.feature) hover.clear()
    else if (event.key === 'Escape' && atlas.isOn) atlas.toggle()
    else if (event.key.toLowerCase() === 'o') atlas.toggle()
    else if (event.key.toLowerCase() === 'i') void hover.step(event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
  }
}
