// Applies the server's patches to a scene.
import type { Area, AreaPatch, Patch, Scene } from '../wire'

/** How a list has changed: a positive number of old items stays, a negative one is dropped, and a list is inserted. */
type Runs<T> = (number | T[])[]

/** A list after its changes. */
export function applyRuns<T>(old: T[], runs: Runs<T>): T[] {
  const made: T[] = []
  let at = 0
  for (const one of runs) {
    if (typeof one !== 'number') made.push(...one)
    else if (one > 0) made.push(...old.slice(at, (at += one)))
    else at -= one
  }
  return made
}

function area(known: Map<string, Area>, told: string | AreaPatch | Area): Area {
  if (typeof told === 'string') return known.get(told)!
  if ('kind' in told) return told
  const old = known.get(told.id)!
  return {
    ...old,
    box: told.box ?? old.box,
    pieces: told.pieces ? applyRuns(old.pieces, told.pieces) : old.pieces,
    spots: told.spots ? applyRuns(old.spots, told.spots) : old.spots,
    names: told.names ? applyRuns(old.names, told.names) : old.names,
  }
}

export function applyPatch(old: Scene, patch: Patch): Scene {
  const known = new Map(old.areas.map((one) => [one.id, one]))
  return {
    ...old,
    ...patch,
    areas: patch.areas ? patch.areas.map((told) => area(known, told)) : old.areas,
    panels: patch.panels ? applyRuns(old.panels, patch.panels) : old.panels,
    heaps: patch.heaps ? applyRuns(old.heaps, patch.heaps) : old.heaps,
  }
}
