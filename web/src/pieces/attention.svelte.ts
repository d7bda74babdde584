// What somebody wants explained: the pointer rests on it, a finger presses it for a while, or it has the focus and I is pressed.
// A part of the table that has the focus is explained piece by piece: I begins, and the arrow keys lead to the next card.
import { middle } from '../table/focus'
import { arrow } from '../table/keys'
import { nearest } from '../table/picks'
import { explaining } from './kinds.svelte'
import { nowOf, NOTHING_NOW, type Asked, type Now } from './now'
import { thingAt, type Subject } from './subject'

const REST = 500 // ms
const NEXT = 60 // the second card in a row opens at once
const IN_A_ROW = 900 // ms since the last card
const PRESS = 400
const PATIENCE = 300 // ms: a card does not wait longer for an answer
const SLIP = 8 // px that a finger may slip and still press
const CARD = '[data-card]'
const TOUR = '[data-tour]' // holds things that are explained, and takes the focus for them
const IN_A_TOUR = '[data-piece], [data-pick], [data-supply]'

type Point = { x: number; y: number }
export type Means = 'mouse' | 'finger' | 'key'

/** What is explained, where it was pointed at, and what it means now. */
export interface Shown {
  subject: Subject
  at: Point | null
  by: Means
  now: Now
}

export class Attention {
  shown: Shown | null = $state.raw(null)
  private timer: ReturnType<typeof setTimeout> | undefined
  private closedAt = -Infinity
  private waited: Element | null = null
  private pressed: Point | null = null
  private swallows = false // the click that ends a long press, or closes a card, means nothing else
  private from: HTMLElement | null = null // what had the focus when I was pressed
  private count = 0 // of questions: only the last one is answered

  constructor(
    private readonly find: (element: Element) => Subject | null,
    private readonly asked: () => Asked,
  ) {}

  attach(): () => void {
    const stop = new AbortController()
    const on = <K extends keyof WindowEventMap>(type: K, handler: (event: WindowEventMap[K]) => void) =>
      addEventListener(type, handler, { signal: stop.signal, capture: true })
    on('pointermove', (event) => (event.pointerType === 'mouse' ? this.moved(event) : this.slipped(event)))
    on('pointerdown', (event) => this.down(event))
    on('pointerup', () => this.up())
    on('pointercancel', () => this.up())
    on('click', (event) => this.click(event))
    on('contextmenu', (event) => this.swallows && event.preventDefault())
    on('wheel', (event) => (isCard(event.target) ? undefined : this.close()))
    on('keydown', (event) => this.key(event))
    on('blur', (event) => event.target === window && this.close())
    return () => {
      stop.abort()
      this.close()
    }
  }

  close(): void {
    clearTimeout(this.timer)
    this.count += 1
    this.waited = null
    if (!this.shown) return
    describe(this.shown.subject.element, null)
    this.closedAt = performance.now()
    this.shown = null
    explaining.isOpen = false
  }

  private async open(element: Element, by: Means, at: Point | null): Promise<void> {
    const subject = this.find(element)
    if (!subject) return by === 'mouse' ? this.close() : undefined
    const mine = (this.count += 1)
    const coming = nowOf(subject, at, this.asked())
    const now = await Promise.race([coming, pause(PATIENCE)])
    if (mine !== this.count) return
    if (!subject.kind && !now?.feature && !now?.preview) return this.close()
    if (this.shown) describe(this.shown.subject.element, null)
    describe(element, by)
    this.shown = { subject, at, by, now: now ?? NOTHING_NOW }
    explaining.isOpen = true
    if (now) return
    const late = await coming
    if (mine === this.count) this.shown = { ...this.shown, now: late }
  }

  // ---- a mouse

  private moved(event: PointerEvent): void {
    if (isCard(event.target)) return clearTimeout(this.timer)
    if (event.buttons) return this.shown?.by === 'mouse' ? this.close() : clearTimeout(this.timer)
    const element = thingAt(event.target as Element)
    if (this.shown && this.shown.by !== 'mouse' && !element) return
    if (element && element === this.shown?.subject.element) return clearTimeout(this.timer)
    if (!element && !this.shown) return this.forget()
    this.waited = element
    clearTimeout(this.timer)
    const isNext = this.shown !== null || performance.now() - this.closedAt < IN_A_ROW
    const at = { x: event.clientX, y: event.clientY }
    this.timer = setTimeout(
      () => {
        if (this.waited) void this.open(this.waited, 'mouse', at)
        else this.close()
      },
      isNext ? NEXT : REST,
    )
  }

  private forget(): void {
    clearTimeout(this.timer)
    this.waited = null
  }

  // ---- a finger, or a press of the mouse

  private down(event: PointerEvent): void {
    if (isCard(event.target)) return
    const isFinger = event.pointerType !== 'mouse'
    this.swallows = isFinger && this.shown?.by === 'finger'
    this.close()
    this.closedAt = -Infinity // who picks is not looking for explanations
    this.pressed = null
    const element = thingAt(event.target as Element)
    if (!isFinger || !event.isPrimary || !element) return
    const at = (this.pressed = { x: event.clientX, y: event.clientY })
    this.timer = setTimeout(() => {
      this.swallows = true
      void this.open(element, 'finger', at)
    }, PRESS)
  }

  private slipped(event: PointerEvent): void {
    if (!this.pressed || Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) <= SLIP) return
    this.pressed = null
    this.close() // it is a drag
  }

  private up(): void {
    this.pressed = null
    if (!this.shown) clearTimeout(this.timer)
  }

  private click(event: MouseEvent): void {
    if (!this.swallows || isCard(event.target)) return
    this.swallows = false
    event.stopPropagation()
    event.preventDefault()
  }

  // ---- keys

  private key(event: KeyboardEvent): void {
    if (isForeign(event) || isCard(event.target)) {
      if (event.key === 'Escape' && this.shown) this.leave(event)
      return
    }
    if (event.key.toLowerCase() === 'i' && !event.shiftKey) return this.ask(event)
    if (event.key === 'Escape' && this.shown) return this.leave(event)
    const step = arrow(event)
    if (step && this.shown?.by === 'key' && this.tour(...step)) return stop(event)
    if (!['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) this.close()
  }

  /** I explains what has the focus; once more leads into the card. */
  private ask(event: KeyboardEvent): void {
    const element = focused()
    const first = element && this.find(element) ? element : this.thingsIn(document.activeElement)[0]
    if (!first) return
    stop(event)
    this.from = document.activeElement as HTMLElement
    const shown = this.shown?.by === 'key' ? this.shown.subject.element : null
    if (shown && (shown === first || this.thingsIn(this.from).includes(shown)))
      document.querySelector<HTMLElement>(`${CARD} a`)?.focus()
    else void this.open(first, 'key', null)
  }

  /** What can be explained in the part of the table that has the focus. */
  private thingsIn(home: Element | null): Element[] {
    const all = home?.matches(TOUR) ? [...home.querySelectorAll(IN_A_TOUR)] : []
    return all.filter((one) => one.getBoundingClientRect().width > 0 && this.find(one))
  }

  /** Moves to the next thing in a direction; false if this is no tour. */
  private tour(dx: number, dy: number): boolean {
    const [home, now] = [document.activeElement, this.shown!.subject.element]
    const things = this.thingsIn(home)
    const others = things.filter((one) => one !== now).map(middle)
    const next = now === home ? things[0] : nearest(middle(now), others, dx, dy)?.element
    if (next) void this.open(next, 'key', null)
    return things.length > 0
  }

  private leave(event: KeyboardEvent): void {
    stop(event)
    if (this.shown!.by === 'key' && isCard(event.target)) this.from?.focus()
    this.close()
  }
}

const pause = (length: number) => new Promise<null>((done) => setTimeout(() => done(null), length))

const isCard = (target: EventTarget | null): boolean => target instanceof Element && !!target.closest(CARD)

/** What has the focus, or lies where the walk over the land has come to. */
function focused(): Element | null {
  const active = document.activeElement
  const walked = active?.closest<HTMLElement>('[data-walk]')?.dataset.explains
  if (!walked) return thingAt(active)
  const id = CSS.escape(walked)
  return document.querySelector(`.board [data-piece="${id}"], .board [data-pick="${id}"]`)
}

/** The card describes its thing, which is framed if keys led to it. */
function describe(element: Element, by: Means | null): void {
  if (by) element.setAttribute('aria-describedby', 'piece-card')
  else element.removeAttribute('aria-describedby')
  element.toggleAttribute('data-toured', by === 'key')
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

const TYPING = 'input, textarea, select, dialog:not(:has(.board, [data-tour]))'
/** Whether a key press belongs to a form or to the browser; some dialogs show parts of the table. */
const isForeign = (event: KeyboardEvent): boolean =>
  !!(event.target as Element).closest(TYPING) || event.ctrlKey || event.metaKey || event.altKey
