import type { Insertable } from 'kysely'

import type { Db } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** Adds an entry. The database lets no role change or delete one. */
export async function insertAuditEntry(
  db: Db,
  entry: Insertable<Tables['auditEntries']>,
): Promise<void> {
  await db.insertInto('auditEntries').values(entry).execute()
}
