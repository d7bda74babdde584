// The look of the page: the colours of seats and page, and the sprite sheets, which are inserted once.
import type { Box, Look, SeatColours } from '../wire'
import * as api from './api'
import { recolour } from './colours'
import { inscribe } from './inscription'
import { theme, type Theme } from './settings.svelte'
import { language } from './words.svelte'

const NOBODY: SeatColours = { name: 'none', fill: '#888', dark: '#555', mark: '#fff', emblem: 'disc', hatch: '' }
let look: Look | null = $state.raw(null)
let colours: readonly number[] = $state.raw([]) // of the seats at the table on this page, where they are not the usual ones
const sheets: Record<string, string> = $state({}) // the theme of each game's art in the page

export async function loadLook(): Promise<void> {
  look = await api.look()
}

/** The colours of the palette, in the usual order of seats. */
export const palette = (): readonly SeatColours[] => look?.seats ?? []
export const colourLook = (colour: number): SeatColours => look?.seats[colour] ?? NOBODY
export const seatLook = (seat: number): SeatColours => colourLook(colours[seat] ?? seat)

/** The colours of each seat at the table on this page; art that is in the page already must be asked for again. */
export function dressSeats(wanted: readonly number[]): void {
  if (wanted.join() !== colours.join()) colours = wanted
}

/** Sets the colours of a theme on the page. */
export function dress(wanted: Theme): void {
  const root = document.documentElement
  root.dataset.theme = wanted
  for (const [name, colour] of Object.entries(look?.themes[wanted] ?? {})) {
    root.style.setProperty(`--${name.replaceAll('_', '-')}`, colour)
  }
}

const loading = new Map<string, Promise<string>>()

function fetchSheet(game: string, wanted: Theme): Promise<string> {
  const key = `${game}/${wanted}`
  let found = loading.get(key)
  if (!found) {
    found = api.sheet(game, wanted)
    found.catch(() => loading.delete(key))
    loading.set(key, found)
  }
  return found
}

/** Loads the art of a game. Only one game's sheet is in the page, since ids are unique only within a game. */
export async function wantArt(game: string): Promise<void> {
  const [wanted, spoken] = [theme(), language(), colours]
  const text = await fetchSheet(game, wanted)
  if (theme() !== wanted || language() !== spoken) return
  const made = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  if (made.nodeName !== 'svg') throw new Error('no sprite sheet')
  made.setAttribute('class', 'sheet')
  made.setAttribute('aria-hidden', 'true')
  made.id = 'art-sheet'
  made.removeAttribute('width')
  made.removeAttribute('height')
  const node = document.importNode(made, true)
  recolour(
    node,
    palette().map(({ name }) => name),
    colours,
  )
  inscribe(node, spoken)
  document.getElementById('art-sheet')?.remove()
  document.body.prepend(node)
  extents.clear()
  sheets[game] = wanted
}

const outlines = new Map<string, Promise<Record<string, string>>>()

/** The outlines of a game's features, loaded when they are first needed; none if they cannot be loaded. */
export function wantShapes(game: string): Promise<Record<string, string>> {
  let found = outlines.get(game)
  if (!found) {
    found = api.shapes(game).catch(() => {
      outlines.delete(game)
      return {}
    })
    outlines.set(game, found)
  }
  return found
}

const pen = document.createElement('canvas').getContext('2d')

/** Whether a point lies inside a path. */
export const holds = (path: string, at: { x: number; y: number }): boolean =>
  pen?.isPointInPath(new Path2D(path), at.x, at.y) ?? false

export const hasArt = (game: string): boolean => game in sheets

const UNKNOWN: Box = [-40, -40, 80, 80]
const extents = new Map<string, Box>()

/** The extent of a drawing around its own origin, measured once. */
export function extent(art: string): Box {
  const known = extents.get(art)
  if (known) return known
  const drawing = document.getElementById(art)
  if (!(drawing instanceof SVGGraphicsElement)) return UNKNOWN
  const { x, y, width, height } = drawing.getBBox()
  if (!width) return UNKNOWN
  const own = drawing.transform.baseVal.consolidate()?.matrix // some drawings are scaled copies of others
  const [scaleX, scaleY] = own ? [own.a, own.d] : [1, 1]
  const found: Box = [x * scaleX + (own?.e ?? 0), y * scaleY + (own?.f ?? 0), width * scaleX, height * scaleY]
  extents.set(art, found)
  return found
}
