// The page's title and icon say at which table it is, and whether it is your turn there.
const ICON = '/icon.svg'
const ICON_TURN = '/icon-turn.svg'
const NAME = 'Tilewright'

export const titleOf = (table: string, yourTurn: string | null): string =>
  yourTurn === null ? table || NAME : `● ${[yourTurn, table].filter(Boolean).join(' · ')}`

/** Marks the page; `yourTurn` are the words for it, null while it is not. */
export function mark(table: string, yourTurn: string | null): void {
  document.title = titleOf(table, yourTurn)
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (icon) icon.href = yourTurn === null ? ICON : ICON_TURN
}
