import { isUtf8 } from 'node:buffer'
import { hash } from 'node:crypto'

const NEWLINE = 0x0a
const TAB = 0x09
const DIGESTS = 2n ** 256n

export type CopiedRows = {
  /**
   * Returns the rows that are whole by now.
   *
   * @throws when they are not as COPY writes them.
   */
  push(chunk: Buffer): Buffer
  readonly isWithinRow: boolean
  readonly count: number
  /** How many columns each row has. Undefined without rows. */
  readonly columns: number | undefined
  /** Differs where a row does. The order of the rows does not matter. */
  readonly sum: bigint
}

/**
 * Reads the output of COPY for one table. A row may be longer than a chunk. Line breaks and tabs
 * within values are escaped in it.
 */
export function readCopiedRows(): CopiedRows {
  let rest: Buffer[] = []
  let count = 0
  let columns: number | undefined
  let sum = 0n

  function add(row: Buffer) {
    count += 1
    const found = countTabs(row) + 1
    columns ??= found
    if (found !== columns) throw new Error(`row ${count} has ${found} columns, not ${columns}`)
    sum = (sum + BigInt(`0x${hash('sha256', row)}`)) % DIGESTS
  }

  return {
    push(chunk) {
      const end = chunk.lastIndexOf(NEWLINE) + 1
      if (end === 0) {
        rest.push(chunk)
        return Buffer.alloc(0)
      }
      const rows = Buffer.concat([...rest, chunk.subarray(0, end)])
      rest = [chunk.subarray(end)]
      if (!isUtf8(rows)) throw new Error(`the rows after row ${count} are not UTF-8`)
      for (let start = 0; start < rows.length;) {
        const next = rows.indexOf(NEWLINE, start)
        add(rows.subarray(start, next))
        start = next + 1
      }
      return rows
    },
    get isWithinRow() {
      return rest.some((chunk) => chunk.length > 0)
    },
    get count() {
      return count
    },
    get columns() {
      return columns
    },
    get sum() {
      return sum
    },
  }
}

function countTabs(row: Buffer): number {
  let count = 0
  for (let at = row.indexOf(TAB); at !== -1; at = row.indexOf(TAB, at + 1)) count += 1
  return count
}
