// What a thing means right now: the outlook of the one choice it stands for, or the feature it is part of.
import { holds, wantShapes } from '../link/look.svelte'
import { featureAt, featureUnder } from '../table/features'
import type { Choice, Feature, Preview } from '../wire'
import type { Subject } from './subject'

export interface Now {
  preview: Preview | null
  feature: Feature | null
}
export interface Asked {
  game: string
  features: () => Promise<Feature[]>
  preview: ((move: string) => Promise<Preview | null>) | null // null: nothing can be chosen here
  aimed: (id: string) => Choice | null // of the several choices behind a place, the one that is shown
}

export const NOTHING_NOW: Now = { preview: null, feature: null }

export const nowOf = (subject: Subject, at: { x: number; y: number } | null, asked: Asked): Promise<Now> =>
  find(subject, at, asked).catch(() => NOTHING_NOW)

async function find(subject: Subject, at: { x: number; y: number } | null, asked: Asked): Promise<Now> {
  const { id, choices } = subject.option ?? { id: '', choices: [] }
  const choice = choices.length === 1 ? choices[0]! : asked.aimed(id)
  if (choice && asked.preview) {
    const preview = await asked.preview(choice.move)
    return { preview: preview && saysMuch(preview) ? preview : null, feature: null }
  }
  return { preview: null, feature: subject.option ? null : await featureOf(subject, at, asked) }
}

export const saysMuch = ({ certain, events, changes, effects }: Preview): boolean =>
  !certain || events.length > 0 || changes.length > 0 || effects.length > 0

/** The feature under the pointer on this piece, else the nearest; of a piece with one feature, that one. */
async function featureOf(
  { piece, element }: Subject,
  at: { x: number; y: number } | null,
  { game, features }: Asked,
): Promise<Feature | null> {
  if (!piece) return null
  const [all, shapes] = await Promise.all([features(), wantShapes(game)])
  const here = all.filter(({ places }) => places.some(([id]) => id === piece.id))
  const point = at && onTable(element, at)
  if (!here.length) return null
  if (!point) return here[0]!
  return featureUnder(here, piece, point, shapes, holds) ?? featureAt(here, piece.id, point)
}

/** A point of the window in units of the area that a piece lies in. */
function onTable(element: Element, { x, y }: { x: number; y: number }): { x: number; y: number } | null {
  const matrix = (element as SVGGraphicsElement).ownerSVGElement?.getScreenCTM()
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : null
}
