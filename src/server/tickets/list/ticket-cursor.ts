import { PRIORITIES, type SortDirection, type TicketSort } from '#shared/tickets/values.ts'

import { invalidInput } from '#server/platform/app-error.ts'

/** The position of a page's last row: its values in the columns that order the list. */
export type Position = { rank: number; at: string; id: string }

type Order = { sort: TicketSort; direction: SortDirection }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function encodeCursor(order: Order, position: Position): string {
  const parts = [order.sort, order.direction, position.rank, position.at, position.id]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** @throws AppError `invalid_input` for a cursor that this list did not give out. */
export function decodeCursor(order: Order, cursor: string): Position {
  const parts = parse(cursor)
  if (Array.isArray(parts) && parts.length === 5) {
    const [sort, direction, rank, at, id] = parts as unknown[]
    if (
      sort === order.sort &&
      direction === order.direction &&
      typeof rank === 'number' &&
      isRank(rank) &&
      typeof at === 'string' &&
      isInstant(at) &&
      typeof id === 'string' &&
      UUID.test(id)
    ) {
      return { rank, at, id }
    }
  }
  throw invalidInput({
    cursor: (words) => words.tickets.unknownCursor,
  })
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    // Return undefined for what is not JSON: decodeCursor throws the error.
    return undefined
  }
}

function isRank(rank: number): boolean {
  return Number.isInteger(rank) && rank >= 1 && rank <= PRIORITIES.length
}

/** Returns whether toISOString wrote the text, for a year that PostgreSQL parses in that format. */
function isInstant(text: string): boolean {
  const at = new Date(text)
  return /^(?!0000)\d{4}-/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString() === text
}
