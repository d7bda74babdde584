// What stays in this browser: small JSON values by key. A browser that keeps nothing still plays while the page is open.
export const chanceKey = (code: string): string => `tilewright.chance.${code}`

export function load<T>(key: string, usual: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? usual
  } catch {
    return usual
  }
}

/** False if the browser has no room for it. */
export function save(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch (error) {
    return !(error instanceof DOMException && error.name === 'QuotaExceededError')
  }
}

export function drop(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}
