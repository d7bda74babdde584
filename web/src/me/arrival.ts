// A code from another device that arrives with the link /me#code=…: it is offered, never used without being asked for.
const LINK = /^#code=([A-Za-z0-9-]{6,20})$/

export const codeLink = (origin: string, code: string): string => `${origin}/me#code=${code}`

/** The code in the address bar, which is removed from there; '' if there is none. */
export function arrivedCode(): string {
  const found = LINK.exec(location.hash)
  if (found) history.replaceState(null, '', location.pathname)
  return found?.[1]?.toUpperCase() ?? ''
}
