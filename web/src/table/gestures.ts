// Gestures on the table: a pointer that rests, a tap, a long press, two fingers that turn.
const REST = 320 // ms
const PRESS = 450
const SLIP = 8 // px a finger may slip and still press
const TWIST = 32 // degrees for one turn of the piece

export interface Handlers {
  onrest: (target: Element, x: number, y: number) => void
  onleave: () => void
  onturn: (by: number) => boolean // false: there is nothing to turn
  ontap: (target: Element, x: number, y: number, isFinger: boolean) => boolean // true: it was handled
}

export class Gestures {
  private timer: ReturnType<typeof setTimeout> | undefined
  private pressed: { x: number; y: number } | null = null
  private hasPressed = false // the click that ends a long press does not count
  private angle: number | null = null

  constructor(private readonly handlers: Handlers) {}

  attach(element: HTMLElement): () => void {
    const stop = new AbortController()
    // before the zoom, which stops touch events
    const on = (type: string, handler: (event: never) => void) =>
      element.addEventListener(type, handler as (event: Event) => void, {
        signal: stop.signal,
        capture: true,
        passive: type !== 'click',
      })
    on('pointermove', (event: PointerEvent) => this.moved(event))
    on('pointerdown', (event: PointerEvent) => this.down(event))
    on('pointerup', () => this.up())
    on('pointercancel', () => this.up())
    on('pointerleave', (event: PointerEvent) => {
      if (event.target !== element) return
      this.up()
      if (event.pointerType === 'mouse') this.handlers.onleave()
    })
    on('touchstart', (event: TouchEvent) => (this.angle = twist(event.touches)))
    on('touchmove', (event: TouchEvent) => this.twisted(event.touches))
    on('touchend', () => (this.angle = null))
    on('click', (event: MouseEvent) => this.clicked(event))
    return () => {
      clearTimeout(this.timer)
      stop.abort()
    }
  }

  private wait(event: PointerEvent, length: number): void {
    clearTimeout(this.timer)
    const { target, clientX, clientY } = event
    this.timer = setTimeout(() => {
      this.hasPressed = this.pressed !== null
      this.handlers.onrest(target as Element, clientX, clientY)
    }, length)
  }

  private moved(event: PointerEvent): void {
    if (event.pointerType === 'mouse') {
      if (!event.buttons) this.wait(event, REST)
    } else if (this.pressed && Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) > SLIP)
      this.up()
  }

  private down(event: PointerEvent): void {
    clearTimeout(this.timer)
    this.hasPressed = false
    if (event.pointerType === 'mouse') return
    this.pressed = event.isPrimary ? { x: event.clientX, y: event.clientY } : null
    if (this.pressed) this.wait(event, PRESS)
  }

  private up(): void {
    clearTimeout(this.timer)
    this.pressed = null
  }

  private twisted(touches: TouchList): void {
    const now = twist(touches)
    if (now === null || this.angle === null) return
    const by = ((now - this.angle + 540) % 360) - 180
    if (Math.abs(by) >= TWIST && this.handlers.onturn(Math.sign(by))) this.angle = now
  }

  private clicked(event: MouseEvent): void {
    const { pointerType, target, clientX, clientY } = event as PointerEvent
    const isFinger = pointerType === 'touch'
    const isTap = !this.hasPressed && (isFinger || pointerType === 'mouse')
    if (!this.hasPressed && !(isTap && this.handlers.ontap(target as Element, clientX, clientY, isFinger))) return
    this.hasPressed = false
    event.stopPropagation()
    event.preventDefault()
  }
}

/** The direction from the first finger to the second, in degrees. */
function twist(touches: TouchList): number | null {
  const [one, other] = [touches[0], touches[1]]
  return one && other ? (Math.atan2(other.clientY - one.clientY, other.clientX - one.clientX) * 180) / Math.PI : null
}
