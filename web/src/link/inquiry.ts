// Questions to the server that change nothing: what a move would do, why nothing can be played here, which features
// there are, what one could simply choose, how the game stands, and what to look at.
import type {
  Advice,
  Draw,
  Draws,
  Feature,
  FeaturesAnswer,
  FromBrowser,
  Message,
  Preview,
  Suggestion,
  Why,
} from '../wire'
import type { Refusal } from './outbox.svelte'
import type { Position } from './position.svelte'

type Answer = Preview | Why | FeaturesAnswer | Suggestion | Advice | Draws
type Question = (id: string) => FromBrowser

export class Inquiry {
  private waiting = new Map<string, (answer: Answer | null, reason?: Message) => void>()
  private count = 0
  private known = new Map<string, Promise<Answer | null>>() // of one version only
  private version = -1

  constructor(
    private readonly position: Position,
    private readonly send: (message: FromBrowser) => boolean,
  ) {}

  private ask(question: Question): Promise<Answer | null> {
    const id = `q${(this.count += 1)}`
    return new Promise((resolve) => {
      this.waiting.set(id, resolve)
      if (!this.send(question(id))) this.answer(id, null)
    })
  }

  /** Asks once for each version of the table. */
  private askOnce(key: string, question: Question): Promise<Answer | null> {
    const { version } = this.position
    if (version !== this.version) this.known.clear()
    this.version = version
    const before = this.known.get(key)
    if (before) return before
    const made = this.ask(question)
    this.known.set(key, made)
    void made.then((answer) => answer ?? this.known.delete(key))
    return made
  }

  /** What a choice would do. */
  async preview(move: string): Promise<Preview | null> {
    const { version, scene } = this.position
    if (!scene) return null
    const seat = scene.viewer
    const question: Question = (id) => ({ type: 'preview', version, seat, move, id })
    return (await this.askOnce(`${seat} ${move}`, question)) as Preview | null
  }

  /** Why nothing can be played at a point of an area; null if it can, or if there is no answer. */
  async why(area: string, { x, y }: { x: number; y: number }, move: string): Promise<Refusal | null> {
    const { version, scene } = this.position
    if (!scene) return null
    const question: Question = (id) => ({ type: 'why', version, seat: scene.viewer, area, x, y, move, id })
    const answer = (await this.ask(question)) as Why | null
    return answer?.reason ? { reason: answer.reason, clause: answer.clause, at: [] } : null
  }

  async features(): Promise<Feature[]> {
    const viewer = this.position.scene?.viewer ?? -1
    const answer = await this.askOnce(`features ${viewer}`, (id) => ({ type: 'features', id }))
    return (answer as FeaturesAnswer | null)?.features ?? []
  }

  /** What the player to move may simply accept. */
  async suggestion(): Promise<Suggestion | null> {
    const { version, scene } = this.position
    if (!scene) return null
    const seat = scene.viewer
    return (await this.askOnce(`suggest ${seat}`, (id) => ({
      type: 'suggest',
      version,
      seat,
      id,
    }))) as Suggestion | null
  }

  /** What may have been drawn from the real game; null if this browser may not say. */
  async draws(): Promise<Draw[] | null> {
    const { version } = this.position
    const answer = (await this.askOnce('draws', (id) => ({ type: 'draws', version, id }))) as Draws | null
    return answer?.draws ?? null
  }

  /** How the game stands for the seat that this browser sees it from, and what it could play; or why that is not said. */
  advice(hint: boolean): Promise<Advice | Message | null> {
    const { version, scene } = this.position
    if (!scene) return Promise.resolve(null)
    const id = `q${(this.count += 1)}`
    return new Promise((resolve) => {
      this.waiting.set(id, (answer, reason) => resolve((answer as Advice | null) ?? reason ?? null))
      if (!this.send({ type: 'advice', version, seat: scene.viewer, hint, id })) this.answer(id, null)
    })
  }

  /** Passes an answer, or the reason why there is none, on to the caller who asked; false if nobody did. */
  answer(id: string | null, answer: Answer | null, reason?: Message): boolean {
    const found = this.waiting.get(id ?? '')
    this.waiting.delete(id ?? '')
    found?.(answer, reason)
    return found !== undefined
  }

  /** The connection is lost: no question will be answered. */
  giveUp(): void {
    for (const id of [...this.waiting.keys()]) this.answer(id, null)
  }
}
