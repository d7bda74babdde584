// The tables this browser has seats at: those still in progress, and the latest finished ones.
import * as api from '../link/api'
import { finish, forget, held } from '../link/seats'
import type { Table } from '../wire'

export interface Mine {
  table: Table
  seats: number[]
}
export type Kind = 'running' | 'done'

const FEW = { running: 16, done: 8 }
const isDone = (table: Table) => table.status === 'over' || table.status === 'closed'
const isTurn = ({ table, seats }: Mine): boolean => table.asked !== null && seats.includes(table.asked)

export class MyTables {
  all: Mine[] = $state.raw([])
  hasMore = $state.raw({ running: false, done: false })
  running = $derived(this.all.filter(({ table }) => !isDone(table)))
  done = $derived(this.all.filter(({ table }) => isDone(table)))
  waiting = $derived(this.running.filter(isTurn))
  private most = FEW
  private asleep = new Map<string, { ply: number; asked: number }>() // nobody is connected, so nothing changes

  /** Loads them again: all that are in progress, and the latest finished ones, which no longer change. */
  async refresh(): Promise<void> {
    const [running, done] = [held().filter((one) => !one.isOver), held().filter((one) => one.isOver)]
    const wished = [...running.slice(0, this.most.running), ...done.slice(0, this.most.done)]
    this.hasMore = { running: running.length > this.most.running, done: done.length > this.most.done }
    const found = await Promise.all(wished.map(({ code, seats = [] }) => this.load(code, seats)))
    this.all = found.filter((one) => one !== null)
  }

  showMore(kind: Kind): void {
    this.most = { ...this.most, [kind]: this.most[kind] + FEW[kind] }
    void this.refresh()
  }

  private async load(code: string, seats: number[]): Promise<Mine | null> {
    try {
      const before = this.all.find((one) => one.table.code === code)
      if (before && isDone(before.table)) return before
      const table = await api.oneTable(code)
      if (isDone(table)) finish(code)
      return { table: table.status === 'playing' && table.asked === null ? await this.wake(table) : table, seats }
    } catch (error) {
      if (error instanceof api.Refused && error.problem.status === 404) forget(code)
      return null
    }
  }

  /** A table with nobody connected does not say whose turn it is; its last scene does, and is fetched once. */
  private async wake(table: Table): Promise<Table> {
    const source = { kind: 't' as const, id: table.code }
    if (!this.asleep.has(table.code)) {
      const { ply } = await api.story(source)
      this.asleep.set(table.code, { ply, asked: (await api.still(source, ply, null)).scene.asked })
    }
    return { ...table, ...this.asleep.get(table.code) }
  }
}
