// What a preview says about features: which of them are lit, and what is told of them in which order.
import type { Effect, Feature, Preview } from '../wire'

/** Kinds of effects that are worth lighting a feature for; spoiling one matters only where somebody stands. */
const STRONG: Effect['kinds'] = ['finish', 'score', 'here', 'join', 'hold']
const isStrong = ({ kinds, feature }: Effect) =>
  kinds.some((kind) => STRONG.includes(kind) || (kind === 'spoil' && feature.leaders.length))

/** Features of which the same is told. */
export interface Told {
  features: Feature[]
  kinds: Effect['kinds']
  sentences: Effect['sentences']
}

/** The features that a choice would decide something about. */
export const litBy = (preview: Preview | null | undefined): Feature[] =>
  (preview?.effects ?? []).filter(isStrong).map(({ feature }) => feature)

/** What is told, the important first and at most so much; the same is told once of all features held by the same players. */
export function tellable(effects: Effect[], most: number): Told[] {
  const groups = new Map<string, Told>()
  const order = [...effects.filter(isStrong), ...effects.filter((effect) => !isStrong(effect))]
  for (const { feature, kinds, sentences } of order) {
    if (!sentences.length) continue
    const key = JSON.stringify([feature.leaders, sentences])
    const known = groups.get(key)
    if (known) known.features.push(feature)
    else groups.set(key, { features: [feature], kinds, sentences })
  }
  return [...groups.values()].slice(0, most)
}
