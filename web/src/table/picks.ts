// Narrowing choices by picks: what is picked so far, what may be picked next, and which pieces that would place.
import type { Choice, Message, Piece, Scene, Spot } from '../wire'

export interface Option {
  id: string
  choices: Choice[] // those still possible after this pick
  ghost: Piece | null
  label: Message | null
  spot: Spot | null
  piece: Piece | null
}

export interface Stage {
  picked: string[]
  options: Option[]
  isTurning: boolean // all options lie at one place and only their ghosts differ
  ready: Choice | null // the one choice that is left
}

export function stage(scene: Scene, wished: string[]): Stage {
  let left = scene.choices.filter((choice) => begins(choice, wished))
  let picked = wished
  if (!left.length) {
    left = scene.choices
    picked = []
  }
  if (left.length === 1 && picked.length) return { picked, options: [], isTurning: false, ready: left[0]! }
  let depth = picked.length
  while (left.length > 1 && left.every((choice) => choice.picks[depth] === left[0]!.picks[depth])) depth += 1
  picked = left[0]?.picks.slice(0, depth) ?? []
  const options = group(scene, left, depth)
  return { picked, options, isTurning: isOnePlace(options), ready: null }
}

export const isButton = ({ spot }: Option): boolean => spot?.shape === 'button'

/** The words of a move that does nothing, the same in every game. */
export const PASS = 'pass'

const begins = (choice: Choice, picks: string[]) => picks.every((pick, at) => choice.picks[at] === pick)

function group(scene: Scene, left: Choice[], depth: number): Option[] {
  const groups = new Map<string, Choice[]>()
  for (const choice of left) {
    const pick = choice.picks[depth]!
    groups.set(pick, [...(groups.get(pick) ?? []), choice])
  }
  const spots = new Map(scene.areas.flatMap((area) => area.spots).map((spot) => [spot.id, spot]))
  const pieces = new Map(scene.areas.flatMap((area) => area.pieces).map((piece) => [piece.id, piece]))
  return [...groups].map(([id, choices]) => {
    const spot = spots.get(id) ?? null
    const piece = pieces.get(id) ?? null
    const label = choices.length === 1 ? choices[0]!.label : (spot?.label ?? piece?.tip ?? choices[0]!.label)
    return { id, choices, ghost: choices[0]!.ghosts[depth] ?? null, label, spot, piece }
  })
}

function isOnePlace(options: Option[]): boolean {
  const first = options[0]?.spot
  if (options.length < 2 || !first) return false
  return options.every(({ spot, ghost }) => spot && ghost && spot.x === first.x && spot.y === first.y)
}

/** The ghosts of the first `depth` picks of a choice; of two with one id the later one counts. */
export function ghostsOf(choice: Choice, depth = choice.picks.length): Piece[] {
  const found = new Map<string, Piece>()
  for (const ghost of choice.ghosts.slice(0, depth)) if (ghost) found.set(ghost.id, ghost)
  return [...found.values()]
}

/** Which of these places lies nearest in a direction, for the arrow keys. */
export function nearest<T extends { x: number; y: number }>(
  from: { x: number; y: number },
  all: T[],
  dx: number,
  dy: number,
): T | null {
  let best: T | null = null
  let least = Infinity
  for (const one of all) {
    const along = (one.x - from.x) * dx + (one.y - from.y) * dy
    const aside = Math.abs((one.x - from.x) * dy) + Math.abs((one.y - from.y) * dx)
    if (along <= 1) continue
    const cost = along + 2.2 * aside
    if (cost < least) [best, least] = [one, cost]
  }
  return best
}
