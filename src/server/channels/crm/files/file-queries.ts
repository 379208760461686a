import { sql } from 'kysely'

import type { CrmState } from '#shared/crm/values.ts'

import type { Db, Tx } from '#server/platform/db/client.ts'

type FileKey = { customerId: string; id: string }
/** A file whose bytes are in the CRM alone. */
export type FileThere = FileKey & { remoteId: string; sizeBytes: number }

/** Larger ones are not passed on, either. */
export const MAX_MEGABYTES = 100
const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024

/** Returns the CRM's id of an attachment. Undefined where it has none. */
export async function findCrmFileId(
  tx: Tx,
  { customerId, id }: FileKey,
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('crmFiles')
    .select('remoteId')
    .where('customerId', '=', customerId)
    .where('attachmentId', '=', id)
    .executeTakeFirst()
  return found?.remoteId
}

export async function findState(tx: Tx): Promise<CrmState> {
  const row = await tx.selectFrom('crmConnection').select('state').executeTakeFirstOrThrow()
  return row.state
}

function filesThere(db: Db) {
  return db
    .selectFrom('crmFiles')
    .innerJoin('attachments', (join) =>
      join
        .onRef('attachments.customerId', '=', 'crmFiles.customerId')
        .onRef('attachments.id', '=', 'crmFiles.attachmentId'),
    )
    .where('attachments.storageKey', 'is', null)
    .where('attachments.sizeBytes', '<=', MAX_BYTES)
}

export function listFilesThere(tx: Tx, after: FileKey | null, limit: number): Promise<FileThere[]> {
  return filesThere(tx)
    .select(['crmFiles.customerId', 'attachmentId as id', 'remoteId', 'sizeBytes'])
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(crm_files.customer_id, attachment_id) > (${after?.customerId}::uuid, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('crmFiles.customerId')
    .orderBy('attachmentId')
    .limit(limit)
    .execute()
}

export async function countFilesThere(db: Db): Promise<number> {
  const { count } = await filesThere(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Answers whether the file was not here before. */
export async function keepHere(
  tx: Tx,
  { customerId, id }: FileKey,
  storageKey: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('attachments')
    .set({ storageKey })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .where('storageKey', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
