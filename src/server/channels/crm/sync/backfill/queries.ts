import { type Selectable, sql } from 'kysely'

import type { BackfillState } from '#shared/crm/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type BackfillRow = Selectable<Tables['crmBackfills']>

/** The one that is running or paused. */
export function findOpenBackfill(tx: Tx): Promise<BackfillRow | undefined> {
  return tx
    .selectFrom('crmBackfills')
    .selectAll()
    .where('state', 'in', ['running', 'paused'])
    .executeTakeFirst()
}

/** Answers whether it was made: there is one at a time. */
export async function insertBackfill(
  tx: Tx,
  backfill: { id: string; startedAt: Date; startedBy: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('crmBackfills')
    .values({ ...backfill, state: 'running' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Answers whether there was one in a state of these. */
export async function updateState(
  tx: Tx,
  from: BackfillState[],
  set: { state: BackfillState; endedAt?: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('crmBackfills')
    .set(set)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function saveExpected(tx: Tx, id: string, expectedCount: number): Promise<void> {
  await tx.updateTable('crmBackfills').set({ expectedCount }).where('id', '=', id).execute()
}

type PageRead = {
  position: string | null
  /** Ids of its tickets in the CRM. */
  remoteIds: string[]
  skipped: number
  spentMs: number
  endedAt: Date | null
}

/**
 * Notes a page that was read, unless another process has done so. What a process that was killed in its middle
 * took over of it counts, too. The last page ends the backfill.
 */
export async function savePage(tx: Tx, row: BackfillRow, page: PageRead): Promise<void> {
  const { position, remoteIds, skipped, spentMs, endedAt } = page
  await tx
    .updateTable('crmBackfills')
    .set({
      position,
      readCount: sql<number>`read_count + ${remoteIds.length}`,
      importedCount: sql<number>`imported_count + (
        select count(*) from crm_tickets
        where remote_id = any(${remoteIds}::text[]) and backfill_id = crm_backfills.id)`,
      skippedCount: sql<number>`skipped_count + ${skipped}`,
      spentMs: sql<number>`spent_ms + ${Math.round(spentMs)}`,
      ...(endedAt && { state: 'done', endedAt }),
    })
    .where('id', '=', row.id)
    .where('state', 'in', ['running', 'paused'])
    .where('position', 'is not distinct from', row.position)
    .execute()
}
