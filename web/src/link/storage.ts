// Small JSON values in the browser's storage. Without storage everything still works while the page is open.
export const chanceKey = (code: string): string => `tilewright.chance.${code}`

export function load<T>(key: string, usual: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? usual
  } catch {
    return usual
  }
}

/** Stores a value; false if storage is full. */
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
    // there is no storage
  }
}
