import type { DeskSort } from '#shared/desk/values.ts'
import type { SortDirection } from '#shared/tickets/values.ts'

import { invalidInput } from '#server/platform/app-error.ts'
import type { QueuePosition } from './statement.ts'

type Order = { sort: DeskSort; direction: SortDirection }

const CURSOR = /^(\w+) (asc|desc) (\S+) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const NUMBER = /^\d{1,17}$/
const INSTANT = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

export function encodeCursor({ sort, direction }: Order, { key, id }: QueuePosition): string {
  return Buffer.from(`${sort} ${direction} ${key} ${id}`).toString('base64url')
}

/** @throws AppError `invalid_input` for a cursor that this list did not give out. */
export function decodeCursor({ sort, direction }: Order, cursor: string): QueuePosition {
  const [, ofSort, ofDirection, key = '', id = ''] =
    CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (ofSort === sort && ofDirection === direction && isKey(sort, key)) return { key, id }
  throw invalidInput({
    cursor: (words) => words.tickets.unknownCursor,
  })
}

/** Returns whether the database reads it in the column of this order: an instant or a number. */
function isKey(sort: DeskSort, key: string): boolean {
  if (sort === 'due' || sort === 'priority') return NUMBER.test(key)
  return INSTANT.test(key) && new Date(key).toISOString?.() === key
}
