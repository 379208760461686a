import { type Insertable, sql, type Updateable } from 'kysely'

import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number]

export function listCategories(db: Db) {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'names', 'retired', 'position', 'confidential'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/**
 * Locks the categories until the transaction ends, so that each change sees the one before. Reading
 * continues.
 */
export async function lockCategories(tx: Tx): Promise<CategoryRow[]> {
  await sql`lock table categories in share row exclusive mode`.execute(tx)
  return listCategories(tx)
}

export async function insertCategory(
  tx: Tx,
  category: Insertable<Tables['categories']>,
): Promise<void> {
  await tx.insertInto('categories').values(category).execute()
}

export async function updateCategory(
  tx: Tx,
  categoryId: string,
  changes: Updateable<Tables['categories']>,
): Promise<void> {
  await tx.updateTable('categories').set(changes).where('id', '=', categoryId).execute()
}

/** Numbers the categories in the given order. */
export async function putInOrder(tx: Tx, categoryIds: string[]): Promise<void> {
  await sql`
    update categories set position = place
    from unnest(${categoryIds}::text[]) with ordinality wanted (id, place)
    where categories.id = wanted.id`.execute(tx)
}
