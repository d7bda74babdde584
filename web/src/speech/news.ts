// What a screen reader says about what has happened: sentences of the log, and what they scored.
import { say, t } from '../link/words.svelte'
import { nameOf } from '../table/names'
import type { Piece, Scene, Table, Told } from '../wire'

const MOST = 12 // sentences at once; of more, the last ones

/** The moves of others as sentences, and everybody's points; a reader's own moves need not be told. */
export function newsOf(game: string, moves: Told[], you: number[], table: Table | null): string[] {
  const said = moves.flatMap((told) => [
    ...(told.seat >= 0 && !you.includes(told.seat) ? [sentence(game, told, table)] : []),
    ...told.events.map((event) => say(game, event.message)),
  ])
  const left = said.length - MOST
  return left > 0 ? [t('news-before', { count: left }), ...said.slice(-MOST)] : said
}

const sentence = (game: string, told: Told, table: Table | null): string =>
  told.sentence ? say(game, told.sentence) : t('hidden-move', { name: nameOf(table, told.seat) })

/** The piece of the last move in words, if somebody else made it: which tile lies there now. */
export function lastOf(game: string, scene: Scene, you: number[]): string {
  if (scene.last_seat === null || you.includes(scene.last_seat)) return ''
  const last = pieceOf(scene, scene.last[0] ?? '')
  return last ? say(game, last.tip) : ''
}

const pieceOf = (scene: Scene, id: string): Piece | undefined =>
  scene.areas.flatMap((area) => area.pieces).find((piece) => piece.id === id)

/** The question to a reader and what is in hand for it. */
export function questionOf(game: string, scene: Scene): string[] {
  if (!scene.choices.length) return []
  const inHand = scene.areas.filter(({ kind, pieces }) => kind === 'dock' && pieces.length === 1)
  return [say(game, scene.prompt), ...inHand.map(({ pieces }) => say(game, pieces[0]!.tip))]
}
