// An event while it is being planned: its form, tables and rounds. Game, options and clock are those of the dialog.
import type { EventPage, NewEvent } from '../wire'
import type { Plan } from './plan.svelte'

export const FORMS: EventPage['form'][] = ['duplicate', 'circle', 'swiss']

export class EventPlan {
  form: EventPage['form'] = $state('duplicate')
  rounds = $state(1)
  pause = $state(60)
  plays = $state(true)
  level = $state('')
  isRated = $state(false)
  private wished = $state(2)

  constructor(
    private readonly plan: Plan,
    level: string,
  ) {
    this.level = level
  }

  get seats(): number {
    const { seats } = this.plan.game
    return seats.includes(this.wished) ? this.wished : seats[0]!
  }
  set seats(count: number) {
    this.wished = count
  }

  wish(name: string, canBeRated: boolean): NewEvent {
    const { options, title } = this.plan.terms
    return {
      game: this.plan.game.name,
      form: this.form,
      seats: this.seats,
      rounds: this.form === 'circle' ? 1 : this.rounds,
      options: { ...options },
      title: title.trim(),
      clock: this.plan.clock,
      rated: this.isRated && canBeRated,
      level: this.level || null,
      pause: this.pause,
      name: this.plays ? name : '',
    }
  }
}
