// The rules beside the table: whether they are open, and where. A reload finds them as they were.
const KEY = 'tilewright.rules'

interface Kept {
  game: string
  clause: string
}

/** What is kept for this tab; nothing without storage. */
export function recall<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

export function keep(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // it lasts until the page is closed
  }
}

class Desk {
  game = $state('') // '': closed
  clause = $state('')
  asked = $state(0) // grows whenever a clause is asked for, even the same one
  private from: Element | null = null // what had the focus

  open(game: string, clause: string): void {
    if (!this.game) this.from = document.activeElement
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
    this.game = game
    this.clause = clause
    this.asked += 1
    keep(KEY, { game, clause } satisfies Kept)
  }

  /** Closes the rules and gives the focus back. */
  close(): void {
    if (!this.game) return
    this.leave()
    const back = this.from instanceof HTMLElement && this.from.isConnected ? this.from : null
    const usual = document.querySelector<HTMLElement>('[data-rules-link]')
    queueMicrotask(() => (back && back !== document.body ? back : usual)?.focus())
  }

  /** The page with the table goes away. */
  leave(): void {
    this.game = ''
    keep(KEY, null)
  }

  /** Opens what was open before a reload. */
  resume(game: string): void {
    const kept = recall<Kept>(KEY)
    if (kept?.game === game && !this.game) [this.game, this.clause] = [game, kept.clause]
  }

  /** A link to the rules was followed: they open beside the table; a second time, they close. */
  follow(game: string, path: string, hash: string): boolean {
    const found = /^\/(?:rules|read)\/([^/]+)\/?$/.exec(path)
    if (found?.[1] !== game) return false
    const clause = hash.replace(/^#/, '')
    if (this.game === game && !clause) this.close()
    else this.open(game, clause)
    return true
  }
}

export const desk = new Desk()
