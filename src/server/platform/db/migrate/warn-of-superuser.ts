import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'

import type { Db } from '#server/platform/db/client.ts'

/**
 * Warns of a database user with more rights than Portico needs. The rules between customers bind
 * the roles that requests act in for every database user, but a superuser also reads the files of
 * the server.
 */
export async function warnOfSuperuser(db: Db, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select rolname as name from pg_roles where rolname = current_user and rolsuper`.execute(db)
  const [user] = rows
  if (!user) return
  log.warn(
    { user: user.name },
    'DATABASE_URL: this database user is a superuser. Give Portico one that only owns its database: docs/operations.md, Several processes and machines',
  )
}
