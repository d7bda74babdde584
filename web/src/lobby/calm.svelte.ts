// A list that does not move under a hand: while a pointer moves over it or a key is pressed there, what is new waits.
const REST = 2500 // ms

export class Calm<T> {
  shown: T = $state.raw(undefined!)
  private next: T | undefined
  private restsAt = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(first: T) {
    this.shown = first
  }

  /** Something new came by itself. */
  offer(value: T): void {
    this.next = value
    clearTimeout(this.timer)
    const wait = this.restsAt - Date.now()
    if (wait <= 0) this.set(value)
    else this.timer = setTimeout(() => this.next !== undefined && this.offer(this.next), wait)
  }

  /** Somebody has asked for it. */
  set(value: T): void {
    clearTimeout(this.timer)
    this.next = undefined
    this.shown = value
  }

  touch = (): void => {
    this.restsAt = Date.now() + REST
  }
}
