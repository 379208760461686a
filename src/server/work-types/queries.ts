import { type Insertable, sql, type Updateable } from 'kysely'

import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type WorkTypeRow = Awaited<ReturnType<typeof listWorkTypes>>[number]

export function listWorkTypes(db: Db) {
  return db
    .selectFrom('workKinds')
    .select(['id', 'name', 'retired', 'internal', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Locks the kinds until the transaction ends, so that each change sees the one before. */
export async function lockWorkTypes(tx: Tx): Promise<WorkTypeRow[]> {
  await sql`lock table work_kinds in share row exclusive mode`.execute(tx)
  return listWorkTypes(tx)
}

export async function insertWorkType(tx: Tx, kind: Insertable<Tables['workKinds']>): Promise<void> {
  await tx.insertInto('workKinds').values(kind).execute()
}

export async function updateWorkType(
  tx: Tx,
  kindId: string,
  changes: Updateable<Tables['workKinds']>,
): Promise<void> {
  await tx.updateTable('workKinds').set(changes).where('id', '=', kindId).execute()
}

/** Numbers the kinds in the given order. */
export async function putWorkTypesInOrder(tx: Tx, kindIds: string[]): Promise<void> {
  await sql`
    update work_kinds set position = place
    from unnest(${kindIds}::text[]) with ordinality wanted (id, place)
    where work_kinds.id = wanted.id`.execute(tx)
}
