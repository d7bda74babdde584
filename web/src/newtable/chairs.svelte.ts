// The seats of a new table: who takes each one, in which order and colour.
import { palette } from '../link/look.svelte'

export type Kind = 'me' | 'here' | 'friend' | 'bot'

export interface Chair {
  id: number // stays with the seat when the order changes
  kind: Kind
  name: string
  level: string
  colour: number
}

/** Where names and levels come from. */
export interface Naming {
  levels: string[]
  botNames: string[]
  ownName: () => string
  usualLevel: () => string
}

export class Chairs {
  all: Chair[] = $state([])
  private next = 0

  constructor(private readonly naming: Naming) {}

  get me(): Chair | undefined {
    return this.all.find((one) => one.kind === 'me')
  }
  get count(): number {
    return this.all.length
  }

  of(kind: Kind): Chair[] {
    return this.all.filter((one) => one.kind === kind)
  }

  /** Takes over seats as they were kept, at most as many as there may be; levels that no longer exist are replaced. */
  restore(kept: readonly Chair[], least: number, most: number): void {
    this.all = []
    for (const { kind, name, level, colour } of kept.slice(0, most)) {
      const known = this.naming.levels.includes(level) ? level : this.usualLevel()
      this.all.push({ id: this.next++, kind, name, level: known, colour })
    }
    if (!this.count) this.add('me')
    if (this.me) this.me.name ||= this.naming.ownName()
    while (this.count < least) this.add('bot')
  }

  add(kind: Kind): void {
    const colours = this.all.map((one) => one.colour)
    const free = palette().findIndex((_, colour) => !colours.includes(colour))
    this.all.push({ id: this.next++, kind, name: '', level: this.usualLevel(), colour: Math.max(0, free) })
    this.call(this.all.at(-1)!)
  }

  remove(chair: Chair): void {
    this.all = this.all.filter((one) => one.id !== chair.id)
  }

  /** Lets somebody else take a seat. There is only one "me": it moves, and leaves its old seat to whom it replaces. */
  put(chair: Chair, kind: Kind, level = chair.level): void {
    const { me } = this
    if (kind === 'me' && me && me.id !== chair.id)
      Object.assign(me, { kind: chair.kind, name: chair.name, level: chair.level })
    const isSame = kind === chair.kind
    Object.assign(chair, { kind, level })
    if (!isSame) this.call(chair)
  }

  /** Another colour; a seat that has it already swaps. */
  paint(chair: Chair, colour: number): void {
    const other = this.all.find((one) => one.colour === colour)
    if (other) other.colour = chair.colour
    chair.colour = colour
  }

  move(chair: Chair, to: number): void {
    const rest = this.all.filter((one) => one.id !== chair.id)
    const at = Math.max(0, Math.min(rest.length, to))
    this.all = [...rest.slice(0, at), chair, ...rest.slice(at)]
  }

  /** Gives a seat the name it begins with: one's own, or a free one for a bot. */
  private call(chair: Chair): void {
    const free = this.naming.botNames.filter((name) => !this.all.some((one) => one.name === name))
    if (chair.kind === 'me') chair.name = this.naming.ownName()
    else if (chair.kind === 'bot') chair.name = free[Math.floor(Math.random() * free.length)] ?? ''
    else chair.name = ''
  }

  private usualLevel(): string {
    return this.naming.usualLevel() || (this.naming.levels[0] ?? '')
  }
}
