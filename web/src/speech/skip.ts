// Where the keyboard can jump to: the question and the walk over the land; and where it goes when its place is gone.
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })

export const toQuestion = (): void => focus('[data-question]')
export const toWalk = (): void => focus('[data-walk]')

/** After a decision the button or place with the focus is gone: the next question gets it. */
export function keepFocus(): void {
  if (document.activeElement === document.body && !document.querySelector('dialog[open]')) toQuestion()
}
