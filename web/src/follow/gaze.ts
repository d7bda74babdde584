// Where a small screen looks to show a move: at its pieces, unless they are in sight already.
import { untrack } from 'svelte'
import type { Camera } from '../table/camera.svelte'
import type { Area } from '../wire'

const RIM = 60 // px from the edge within which a piece counts as out of sight

/** Brings pieces of an area into sight; a large screen shows everything anyway. */
export function lookAt(camera: Camera, area: Area, ids: string[]): void {
  const piece = ids.length ? area.pieces.find(({ id }) => ids.includes(id)) : undefined
  untrack(() => {
    if (!piece || !camera.isSmall) return
    const { left, top } = camera.view.toScreen(piece)
    const isIn = left > RIM && top > RIM && left < camera.width - RIM && top < camera.height - 2 * RIM
    if (!isIn) camera.look(piece, camera.view.k)
  })
}
