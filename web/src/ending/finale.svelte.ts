// The final scoring on the screen: which step is shown, whether it runs by itself, and the points so far.
import * as api from '../link/api'
import { wantShapes } from '../link/look.svelte'
import type { Shapes } from '../table/features'
import type { Position } from '../link/position.svelte'
import type { Area, Closing, Feature, Over, Scene } from '../wire'
import type { Point } from '../table/touch'
import { areaOf, chaptersOf, holdOf, litBy, stepsOf, totalsAfter, type Step } from './steps'

const OVER = -2
const STILL_MS = 2000 // the table before anything is scored
const LAST_MS = 1600 // and after everything is

export class Finale {
  closing: Closing | null = $state.raw(null)
  shapes: Shapes = $state.raw({})
  count = $state(0) // how many steps have been shown
  isOn = $state(false) // it is being watched, or about to be
  isRunning = $state(false) // goes on by itself
  readonly steps: Step[] = $derived(this.closing ? stepsOf(this.closing) : [])
  readonly chapters = $derived(chaptersOf(this.steps))
  readonly totals: number[] = $derived(this.closing ? totalsAfter(this.closing, this.steps, this.count) : [])
  /** The step on the screen; null before the first one, and when it is not being watched. */
  readonly step: Step | null = $derived(this.isOn ? (this.steps[this.count - 1] ?? null) : null)
  readonly isDone = $derived(this.count >= this.steps.length)
  private before: Scene | null = null // the live table before the end
  private isAsked = false
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `isCalm`: with reduced motion nothing goes on by itself. */
  constructor(private readonly isCalm: () => boolean = prefersCalm) {}

  /** Follows a live game to its end: its scoring is fetched once, when the end has reached the screen, and watched by
   * those who saw the game before it.
   */
  attend({ scene }: Position, over: Over | null, code: string, game: string): void {
    if (scene?.asked !== OVER) this.before = scene
    if (!over || scene?.asked !== OVER || this.isAsked) return
    this.isAsked = true
    const hasSeenIt = this.before !== null
    this.isOn = hasSeenIt
    void this.load({ kind: 't', id: code }, scene.viewer, game).then((isThere) => {
      if (isThere && hasSeenIt) this.begin()
      else this.isOn = false
    })
  }

  /** Fetches the scoring of a game; false if it had none. */
  async load(source: api.Source, viewer: number | null, game: string): Promise<boolean> {
    try {
      const [closing, shapes] = await Promise.all([api.closing(source, viewer), wantShapes(game)])
      this.closing = closing
      this.shapes = shapes
    } catch {
      this.closing = null // the end of a game that somebody gave up, or no connection: the result says enough
    }
    this.count = this.steps.length
    return this.steps.length > 0
  }

  /** Watches the scoring from the beginning. */
  begin(): void {
    this.isOn = true
    this.count = 0
    this.isRunning = !this.isCalm()
    this.arm()
  }

  next(): void {
    if (this.isDone) return this.skip()
    this.count += 1
    this.arm()
  }

  back(): void {
    this.count = Math.max(0, this.count - 1)
    this.pause(true)
  }

  pause(isPaused: boolean): void {
    this.isRunning = !isPaused
    this.arm()
  }

  /** Goes to the result at once. */
  skip(): void {
    this.count = this.steps.length
    this.isOn = false
    this.isRunning = false
    this.arm()
  }

  close(): void {
    clearTimeout(this.timer)
  }

  private arm(): void {
    clearTimeout(this.timer)
    if (!this.isOn || !this.isRunning) return
    const hold = this.count === 0 ? STILL_MS : this.isDone ? LAST_MS : holdOf(this.count - 1, this.steps.length)
    this.timer = setTimeout(() => this.next(), hold)
  }

  /** The table as it stands, with the points so far, instead of the one that the game ended with. */
  shown(end: Scene): Scene {
    if (!this.closing) return (this.isOn && this.before) || end
    const { scene } = this.closing
    if (!this.isOn) return { ...scene, panels: end.panels }
    return { ...scene, panels: scene.panels.map((panel) => ({ ...panel, points: this.totals[panel.seat] ?? 0 })) }
  }

  /** The area that the step on the screen is about. */
  areaIn(areas: Area[]): Area | null {
    return this.step ? areaOf(this.step, areas) : null
  }

  /** Where a small screen should look: the middle of what is lit. */
  focusIn(area: Area): Point | null {
    const { step } = this
    const lit = step ? litBy(step) : new Set<string>()
    const pieces = area.pieces.filter(({ id }) => lit.has(id))
    if (!step || !pieces.length) return null
    const middle = (axis: 'x' | 'y') => pieces.reduce((sum, piece) => sum + piece[axis], 0) / pieces.length
    return { x: middle('x'), y: middle('y') }
  }

  get features(): Feature[] {
    return this.closing?.features ?? []
  }
}

const prefersCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
