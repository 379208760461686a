import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'

export const MAX_LISTED = 100

export function countByName(tx: Tx) {
  return tx
    .selectFrom('outbox')
    .groupBy('name')
    .select(({ fn }) => [
      'name',
      fn.countAll<number>().filterWhere('failedAt', 'is', null).as('waiting'),
      fn.countAll<number>().filterWhere('failedAt', 'is not', null).as('failed'),
      fn.min<Date | null>('createdAt').filterWhere('failedAt', 'is', null).as('oldestAt'),
    ])
    .execute()
}

/** Lists one more than are shown, from which follows whether there are more. */
export function listTroubled(tx: Tx) {
  return tx
    .selectFrom('outbox')
    .leftJoin('customers', 'customers.id', 'outbox.customerId')
    .where('failure', 'is not', null)
    .orderBy(sql`failed_at is null`)
    .orderBy('failedAt', 'desc')
    .orderBy('seq', 'desc')
    .limit(MAX_LISTED + 1)
    .select([
      'outbox.id',
      'outbox.name',
      'outbox.customerId',
      'customers.name as customerName',
      'outbox.attempts',
      'outbox.failure',
      'outbox.createdAt',
      'outbox.failedAt',
    ])
    .execute()
}

/** Hands it to the queue anew. Returns what it was; nothing where it is not there, or still tried. */
export function resetFailed(tx: Tx, id: string) {
  return tx
    .updateTable('outbox')
    .set({ failedAt: null, failure: null, attempts: 0, handedAt: null, jobId: null })
    .where('id', '=', id)
    .where('failedAt', 'is not', null)
    .returning(['name', 'customerId'])
    .executeTakeFirst()
}

export function deleteFailed(tx: Tx, id: string) {
  return tx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('failedAt', 'is not', null)
    .returning(['name', 'customerId'])
    .executeTakeFirst()
}
