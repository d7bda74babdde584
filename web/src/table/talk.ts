// Who may chat at a table, and under which name.
import type { Table } from '../wire'

/** Our seat that chats: the first one that may. */
export function speaker(table: Table | null, you: number[]): number | null {
  return you.find((seat) => !table?.seats[seat]?.muted) ?? you[0] ?? null
}

export function mutedAs(table: Table | null, you: number[]): 'you' | 'spectators' | null {
  if (!you.length) return table?.muted ? 'spectators' : null
  return you.every((seat) => table?.seats[seat]?.muted) ? 'you' : null
}
