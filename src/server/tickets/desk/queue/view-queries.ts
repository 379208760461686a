import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type ViewRow = Selectable<Tables['deskViews']>

/** Lists the agent's own views and then the shared ones, in their order. */
export function listViews(tx: Tx, agentId: string): Promise<ViewRow[]> {
  return tx
    .selectFrom('deskViews')
    .selectAll()
    .where((where) => where.or([where('isShared', '=', true), where('ownerId', '=', agentId)]))
    .orderBy('isShared')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** The same, locked until the transaction ends: each change sees the one before. */
export async function lockViews(tx: Tx, agentId: string): Promise<ViewRow[]> {
  await sql`lock table desk_views in share row exclusive mode`.execute(tx)
  return listViews(tx, agentId)
}

export async function insertView(tx: Tx, view: Insertable<Tables['deskViews']>): Promise<ViewRow> {
  return tx.insertInto('deskViews').values(view).returningAll().executeTakeFirstOrThrow()
}

export async function updateView(
  tx: Tx,
  viewId: string,
  changes: Updateable<Tables['deskViews']>,
): Promise<ViewRow> {
  return tx
    .updateTable('deskViews')
    .set(changes)
    .where('id', '=', viewId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Numbers the views in the given order. */
export async function putInOrder(tx: Tx, viewIds: string[]): Promise<void> {
  await sql`
    update desk_views set position = place
    from unnest(${viewIds}::uuid[]) with ordinality wanted (id, place)
    where desk_views.id = wanted.id and position <> place`.execute(tx)
}

export async function deleteView(tx: Tx, viewId: string): Promise<void> {
  await tx.deleteFrom('deskViews').where('id', '=', viewId).execute()
}
