import { TABLE_PARTS } from './html-elements.ts'
import type { Token } from './html-tokens.ts'

type Table = { parts: number[]; cells: number; mostCells: number; isLayout: boolean }

/**
 * Finds the tables that show data, as the places of what they are made of. Most tables of mails only put
 * things beside each other: those have others within, say so, or have a single column.
 */
export function partsOfDataTables(tokens: Token[]): Set<number> {
  const found = new Set<number>()
  const open: Table[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'open' || !TABLE_PARTS.has(token.name)) {
      if (token.kind === 'close' && token.name === 'table') settle(open.pop(), found)
      continue
    }
    if (token.name === 'table') {
      for (const outer of open) outer.isLayout = true
      const isLayout = /^(?:presentation|none)$/i.test(token.attributes.role ?? '')
      open.push({ parts: [], cells: 0, mostCells: 0, isLayout })
    }
    const table = open.at(-1)
    if (!table) continue
    table.parts.push(at)
    if (token.name === 'tr') table.cells = 0
    if (token.name === 'td' || token.name === 'th') table.cells += 1
    table.mostCells = Math.max(table.mostCells, table.cells)
  }
  return found
}

function settle(table: Table | undefined, found: Set<number>) {
  if (!table || table.isLayout || table.mostCells < 2) return
  for (const part of table.parts) found.add(part)
}
