// Small scenes for the tests.
import type { Choice, Feature, Message, Piece, Scene, Spot } from '../src/wire'

export const message = (key: string): Message => ({ key, args: [] })
export const piece = (id: string, art: string, x = 0, y = 0): Piece => ({
  id,
  art,
  x,
  y,
  turn: 0,
  owner: null,
  tip: null,
  height: 0,
})
export const feature = (id: string, places: Feature['places'], more: Partial<Feature> = {}): Feature => ({
  id,
  kind: message('city'),
  label: message('city'),
  places,
  worth: message('worth'),
  points: 0,
  possible: 0,
  holders: [],
  leaders: [],
  takers: [],
  terms: [],
  open: null,
  is_finished: false,
  is_stuck: false,
  ...more,
})
export const spot = (id: string, x: number, y: number, turn = 0, shape: Spot['shape'] = 'cell'): Spot => ({
  id,
  x,
  y,
  turn,
  shape,
  label: message(id),
})
export const choice = (move: string, picks: string[], ghosts: (Piece | null)[] = picks.map(() => null)): Choice => ({
  move,
  picks,
  ghosts,
  label: message(move),
})

export function scene(parts: { pieces?: Piece[]; spots?: Spot[]; choices?: Choice[] }): Scene {
  return {
    viewer: 0,
    asked: 0,
    prompt: message('prompt'),
    panels: [],
    choices: parts.choices ?? [],
    last: [],
    last_seat: null,
    heaps: [],
    areas: [
      {
        id: 'land',
        kind: 'table',
        box: [0, 0, 100, 100],
        pieces: parts.pieces ?? [],
        spots: parts.spots ?? [],
        owner: null,
        title: null,
        grid: 'square',
        is_ruled: false,
        names: [],
      },
    ],
  }
}
