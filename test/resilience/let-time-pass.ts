import { sql } from 'kysely'

import type { Db } from '#server/platform/db/client.ts'

/**
 * Makes the database as if the processes had been dead for an hour: no process holds a job or a
 * mailbox, and every pause is over. For the moment in which no process is alive.
 */
export async function letTimePass({ db }: { db: Db }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`delete from portico_jobs.job where state in ('created', 'retry', 'active')`.execute(
      tx,
    )
    await sql`update outbox set handed_at = null, job_id = null, not_before = null where failed_at is null`.execute(
      tx,
    )
    await sql`update mailboxes set reader_until = now()`.execute(tx)
  })
}
