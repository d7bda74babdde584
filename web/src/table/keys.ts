// The keys of the game screen.
const TYPING = 'input, textarea, select, dialog'

/** Whether a key press belongs to a form or to the browser. */
export const isForeign = (event: KeyboardEvent): boolean =>
  !!(event.target as Element).closest(TYPING) || event.ctrlKey || event.metaKey || event.altKey

const ARROWS: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The direction of an arrow key; undefined for other keys. */
export const arrow = (event: KeyboardEvent): [dx: number, dy: number] | undefined => ARROWS[event.key]

/** What the keys of the game screen do. */
export interface Actions {
  move: (dx: number, dy: number) => void
  turn: (by: number) => void
  confirm: (() => void) | null // null: there is nothing to confirm
  back: () => void
  undo: () => void
  end: () => void
  hint: () => void
  help: () => void
  walk: () => void
  review: () => void
}

/** Carries out the action of a key, and keeps the browser from handling it as well. */
export function obey(event: KeyboardEvent, actions: Actions): void {
  const step = event.shiftKey ? undefined : arrow(event)
  const letter = event.key.toLowerCase()
  const isOnControl = !!(event.target as Element).closest('button, a, [data-pick]')
  if (step) actions.move(...step)
  else if (letter === 'r') actions.turn(event.shiftKey ? -1 : 1)
  else if (event.key === 'Enter' && actions.confirm && !isOnControl) actions.confirm()
  else if (event.key === 'Escape') actions.back()
  else if (letter === 'u') actions.undo()
  else if (letter === 'e') actions.end()
  else if (letter === 'h') actions.hint()
  else if (event.key === '?') actions.help()
  else if (letter === 'w') actions.walk()
  else if (letter === 'l') actions.review()
  else return
  event.preventDefault()
}
