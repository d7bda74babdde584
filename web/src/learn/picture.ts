// Where the picture of an example is.
import { theme } from '../link/settings.svelte'
import { language } from '../link/words.svelte'

/** The address of an example's picture, in the current theme and language; without a ply, after all of its moves. */
export const pictureOf = (game: string, name: string, ply: number | null): string =>
  `/rules/${game}/example/${encodeURIComponent(name)}${ply === null ? '' : `@${ply}`}-${theme()}-${language()}.svg`
