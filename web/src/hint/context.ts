// The hints of a table, for everything that is drawn there.
import { getContext, setContext } from 'svelte'
import type { Hints } from './hints.svelte'

const KEY = Symbol('hints')

export const provideHints = (hints: Hints): Hints => setContext(KEY, hints)
/** The hints of the table around a component; undefined where there are none, as in a replay. */
export const useHints = (): Hints | undefined => getContext<Hints | undefined>(KEY)
