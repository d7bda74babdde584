// Moves the keyboard focus from one place that may be picked to the next.
import { nearest } from './picks'

/** Where an element is on the screen. */
export function middle(element: Element) {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, element: element as SVGElement }
}

/** Moves the focus to the nearest next pick in a direction; Escape leads back to earlier ones. */
export function moveFocus(dx: number, dy: number, within: ParentNode = document): void {
  const next = within.querySelectorAll('[data-next]')
  const all = [...(next.length ? next : within.querySelectorAll('[data-pick]'))].map(middle)
  const now = document.activeElement?.closest('[data-pick]')
  const others = all.filter((one) => one.element !== now)
  const found = now ? nearest(middle(now), others, dx, dy) : all[0]
  const isAmong = others.length < all.length
  const goal = found ?? (isAmong ? null : all[0])
  goal?.element.focus()
}
