// What a place of the page is about: a piece, a place or button that may be picked, a supply, or a whole area.
import { callPick } from '../speech/pick'
import { say } from '../link/words.svelte'
import type { Option } from '../table/picks'
import type { Picker } from '../table/picker.svelte'
import type { Area, Explained, Piece, Scene } from '../wire'
import { kindOf } from './kinds.svelte'

export interface Subject {
  element: Element
  kind: Explained | null
  art: string // '' if it has no picture
  tip: string // what is said about this very one
  owner: number | null
  piece: Piece | null
  option: Option | null // it may be picked
}

const THINGS = '[data-pick], [data-piece], [data-supply], [data-area]'

/** The nearest thing around an element that could be explained. */
export const thingAt = (element: Element | null): Element | null => element?.closest?.(THINGS) ?? null

/** What is known about such a thing; null if there is nothing to say. */
export function subjectOf(element: Element, scene: Scene, picker: Picker, game: string): Subject | null {
  const { pick, piece, supply, area } = (element as HTMLElement | SVGElement).dataset
  const made =
    pick !== undefined
      ? picked(pick, scene, picker, game)
      : piece !== undefined
        ? lying(piece, scene, game)
        : supply !== undefined
          ? supplied(supply, element, scene, game)
          : around(area!, scene, game)
  return made && (made.kind || made.piece) ? { ...made, element } : null
}

type Known = Omit<Subject, 'element'>
const NOTHING = { art: '', tip: '', owner: null, piece: null, option: null }

const pieceOf = (id: string, scene: Scene): Piece | undefined =>
  scene.areas.flatMap((area) => area.pieces).find((one) => one.id === id)

function lying(id: string, scene: Scene, game: string): Known | null {
  const piece = pieceOf(id, scene)
  if (!piece) return null
  const { art, owner, tip } = piece
  return { ...NOTHING, kind: kindOf(game, 'art', art), art, tip: say(game, tip), owner, piece }
}

function picked(id: string, scene: Scene, picker: Picker, game: string): Known | null {
  const option = picker.open.get(id)?.option ?? null
  const tip = option ? callPick(game, option) : ''
  const piece = lying(id, scene, game)
  if (piece) return { ...piece, tip: tip || piece.tip, option }
  return { ...NOTHING, kind: kindOf(game, 'spots', id), art: option?.ghost?.art ?? '', tip, option }
}

function supplied(art: string, element: Element, scene: Scene, game: string): Known | null {
  const kind = kindOf(game, 'art', art)
  const seat = element.closest<HTMLElement>('[data-seat]')?.dataset.seat
  const panel = scene.panels.find((one) => String(one.seat) === seat)
  const supply = panel?.supplies.find((one) => one.art === art)
  const tip = supply ? `${supply.count} ${say(game, supply.label)}` : ''
  return { ...NOTHING, kind, art, tip, owner: panel?.seat ?? null }
}

function around(id: string, scene: Scene, game: string): Known | null {
  const area: Area | undefined = scene.areas.find((one) => one.id === id)
  if (!area) return null
  return { ...NOTHING, kind: kindOf(game, 'areas', id), tip: say(game, area.title), owner: area.owner }
}
