// Which areas of a scene are shown where on the game screen.
import type { Area, Scene } from '../wire'

export interface Arranged {
  land: Area // the table itself
  others: Area[]
  docked: Area[] // hands, and everything else that may be picked now
  beside: Area[] // the rest
}

/** Arranges the areas; a hand is left out while it is covered. */
export function arrange(scene: Scene, isCovered: boolean, isOpen: (id: string) => boolean): Arranged {
  const land = scene.areas.find((area) => area.kind === 'table') ?? scene.areas[0]!
  const others = scene.areas.filter((area) => area !== land && !(isCovered && area.kind === 'hand'))
  const isDocked = ({ kind, pieces, spots }: Area) =>
    kind === 'hand' || kind === 'dock' || [...pieces, ...spots].some(({ id }) => isOpen(id))
  const docked = others.filter(isDocked)
  return { land, others, docked, beside: others.filter((area) => !docked.includes(area)) }
}
