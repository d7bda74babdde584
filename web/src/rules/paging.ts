// How the lines of the rules are put together: items of a list stand in one list, and sections have numbers.
import type { RuleLine, RuleSection } from '../wire'

/** Lines that stand together: one paragraph or table, or all items of a list. */
export interface Group {
  kind: RuleLine['kind']
  lines: { line: RuleLine; at: number }[] // at: its number in the section
}

export function grouped(lines: RuleLine[]): Group[] {
  const groups: Group[] = []
  lines.forEach((line, at) => {
    const last = groups.at(-1)
    const isItem = line.kind === 'item' || line.kind === 'number'
    if (isItem && last?.kind === line.kind) last.lines.push({ line, at })
    else groups.push({ kind: line.kind, lines: [{ line, at }] })
  })
  return groups
}

/** Where a clause is told, as the key of its line; null if nowhere. */
export function lineOf(sections: RuleSection[], clause: string): string | null {
  for (const [s, section] of sections.entries())
    for (const [l, line] of section.lines.entries()) if (line.clauses.includes(clause)) return `${s}.${l}`
  return null
}

/** The chapter that each section belongs to: itself, or the one before it. */
export function chapters(sections: RuleSection[]): number[] {
  let chapter = 0
  return sections.map((section, s) => {
    if (section.level === 2) chapter = s
    return chapter
  })
}
