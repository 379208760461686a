import type { Insertable, Selectable } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type FailureRow = Selectable<Tables['lastingFailures']>
type FailureKey = Pick<FailureRow, 'kind' | 'subjectId'>

/** Lists also what has ended a while ago, and locks it until the transaction ends. */
export function lockFailures(tx: Tx): Promise<FailureRow[]> {
  return tx.selectFrom('lastingFailures').selectAll().forUpdate().execute()
}

export function listLastingFailures(tx: Tx): Promise<FailureRow[]> {
  return tx
    .selectFrom('lastingFailures')
    .selectAll()
    .where('endedAt', 'is', null)
    .orderBy('since')
    .orderBy('kind')
    .orderBy('subjectId')
    .execute()
}

export async function upsertFailure(
  tx: Tx,
  failure: Insertable<Tables['lastingFailures']>,
): Promise<void> {
  await tx
    .insertInto('lastingFailures')
    .values(failure)
    .onConflict((conflict) => conflict.columns(['kind', 'subjectId']).doUpdateSet(failure))
    .execute()
}

export async function endFailure(tx: Tx, { kind, subjectId }: FailureKey, at: Date): Promise<void> {
  await tx
    .updateTable('lastingFailures')
    .set({ endedAt: at })
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .execute()
}

export async function deleteEndedFailures(tx: Tx, until: Date): Promise<void> {
  await tx.deleteFrom('lastingFailures').where('endedAt', '<', until).execute()
}
