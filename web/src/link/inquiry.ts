// Questions to the server that change nothing: what a move would do, why nothing can be played here, which features there are.
import type { Feature, FeaturesAnswer, FromBrowser, Preview, Why } from '../wire'

type Answer = Preview | Why | FeaturesAnswer
type Question = (id: string) => FromBrowser

export class Inquiry {
  private waiting = new Map<string, (answer: Answer | null) => void>()
  private count = 0
  private known = new Map<string, Promise<Answer | null>>() // of one version only
  private version = -1

  constructor(private readonly send: (message: FromBrowser) => boolean) {}

  private ask(question: Question): Promise<Answer | null> {
    const id = `q${(this.count += 1)}`
    return new Promise((resolve) => {
      this.waiting.set(id, resolve)
      if (!this.send(question(id))) this.answer(id, null)
    })
  }

  /** Asks once for each version of the table. */
  private askOnce(version: number, key: string, question: Question): Promise<Answer | null> {
    if (version !== this.version) this.known.clear()
    this.version = version
    const before = this.known.get(key)
    if (before) return before
    const made = this.ask(question)
    this.known.set(key, made)
    void made.then((answer) => answer ?? this.known.delete(key))
    return made
  }

  async preview(version: number, seat: number, move: string): Promise<Preview | null> {
    return (await this.askOnce(version, `${seat} ${move}`, (id) => ({
      type: 'preview',
      version,
      seat,
      move,
      id,
    }))) as Preview | null
  }

  async why(
    version: number,
    seat: number,
    area: string,
    at: { x: number; y: number },
    move: string,
  ): Promise<Why | null> {
    return (await this.ask((id) => ({ type: 'why', version, seat, area, x: at.x, y: at.y, move, id }))) as Why | null
  }

  async features(version: number, viewer: number): Promise<Feature[]> {
    const answer = await this.askOnce(version, `features ${viewer}`, (id) => ({ type: 'features', id }))
    return (answer as FeaturesAnswer | null)?.features ?? []
  }

  /** Passes an answer on to the caller who asked; false if nobody did. */
  answer(id: string | null, answer: Answer | null): boolean {
    const found = this.waiting.get(id ?? '')
    this.waiting.delete(id ?? '')
    found?.(answer)
    return found !== undefined
  }

  /** The connection is lost: no question will be answered. */
  giveUp(): void {
    for (const id of [...this.waiting.keys()]) this.answer(id, null)
  }
}
