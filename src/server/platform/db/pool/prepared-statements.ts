import { createHash } from 'node:crypto'

import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import type pg from 'pg'

import { isPlanOutdated, isReadOnly } from './database-away.ts'
import { breakOffWithRequest } from './ended-queries.ts'

/** Far more than there are in the code; those that are put together without end are not kept. */
const MAX_STATEMENTS = 500
const CAN_BE_PREPARED = /^\s*(?:select|insert|update|delete|with|call)\b/i
/**
 * A statement that answers all columns of a table. Once prepared it fails as soon as a newer process
 * adds a column, so it is planned each time. A function answers the same columns as before.
 */
const ANSWERS_ALL_COLUMNS = /^select \*(?! from \w+\()|\breturning \*|\w"?\.\*/

/**
 * Marks a statement whose best plan depends on its values, such as how many tickets an agent has: it gets no name and
 * is planned each time.
 */
const PLANNED_FOR_ITS_VALUES = '/* planned for its values */'
export const plannedForItsValues = sql.raw(PLANNED_FOR_ITS_VALUES)

/**
 * The pool as the query builder sees it: each statement gets a name, so that a connection parses and
 * plans it once. That was measured to be half of what a short query costs the database.
 */
export function preparingStatements(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, ReturnType<typeof preparing>>()
  const nameOf = namingStatements()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? preparing(client, nameOf)
      clients.set(client, known)
      known.begin()
      return known
    },
  }
}

function preparing(
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
): PostgresPoolClient & { begin: () => void } {
  let isWorthless = false
  let stopWatching = () => {}
  async function query(text: string, values: readonly unknown[] = []) {
    try {
      return await client.query({ name: nameOf(text), text, values: [...values] })
    } catch (error) {
      // After a migration by a newer process a new connection plans again; and when this one leads
      // to a server that takes no changes any more, a new one may lead to a server that does.
      isWorthless ||= isPlanOutdated(error) || isReadOnly(error)
      throw error
    }
  }
  return {
    // The type allows cursors, too, which only streaming uses: nothing here does.
    query: query as unknown as PostgresPoolClient['query'],
    begin() {
      try {
        stopWatching = breakOffWithRequest(client)
      } catch (error) {
        client.release()
        throw error
      }
    },
    release(destroy) {
      stopWatching()
      client.release(destroy === true || isWorthless)
    },
  }
}

function namingStatements() {
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MAX_STATEMENTS) return known
    if (!CAN_BE_PREPARED.test(text) || ANSWERS_ALL_COLUMNS.test(text)) return undefined
    if (text.includes(PLANNED_FOR_ITS_VALUES)) return undefined
    // The same everywhere: a connection may be lent to another query builder, such as that of a migration.
    const name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
}
