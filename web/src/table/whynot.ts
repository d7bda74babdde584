// Which words would put the piece in hand on a place that was clicked but is not offered, to ask the server why not.
import type { Area, Scene } from '../wire'

const UNIT = 100

/** Reads from the moves on offer how they spell places of a square grid; null if they do not. */
export function wordsAt(scene: Scene, area: Area, cell: { x: number; y: number }, facing: string | null): string | null {
  if (area.grid && area.grid !== 'square') return null
  const spots = new Map(area.spots.map((spot) => [spot.id, spot]))
  const samples = scene.choices
    .map((choice) => ({ words: choice.move.split(' '), spot: spots.get(choice.picks[0]!) }))
    .filter(({ spot }) => spot?.shape === 'cell')
  const first = samples[0]
  if (!first?.spot) return null
  const holds = (at: number, axis: 'x' | 'y') => samples.every(({ words, spot }) => Number(words[at]) === spot![axis] / UNIT)
  for (let at = 1; at + 1 < first.words.length; at += 1) {
    if (!holds(at, 'x') || !holds(at + 1, 'y')) continue
    const words = (facing ?? scene.choices[0]!.move).split(' ')
    words[at] = String(cell.x)
    words[at + 1] = String(cell.y)
    return words.join(' ')
  }
  return null
}

export const cellOf = (at: { x: number; y: number }) => ({ x: Math.round(at.x / UNIT) + 0, y: Math.round(at.y / UNIT) + 0 })
