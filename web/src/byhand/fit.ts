// A picture of any size fills its frame: the frame takes the bounds of what is drawn.
import type { Action } from 'svelte/action'

const MARGIN = 4

/** Fits the view of an SVG to its content, again whenever the name of its picture changes. */
export const fit: Action<SVGSVGElement, string> = (svg) => {
  const measure = () => {
    const { x, y, width, height } = svg.getBBox()
    if (width && height)
      svg.setAttribute('viewBox', `${x - MARGIN} ${y - MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`)
  }
  measure()
  return { update: () => requestAnimationFrame(measure) }
}
