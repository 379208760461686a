import { type Insertable, sql, type Updateable } from 'kysely'

import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type SettingsRow = Awaited<ReturnType<typeof findSettings>>

export function findSettings(db: Db) {
  return selectSettings(db).executeTakeFirstOrThrow()
}

/** Holds the settings until the transaction ends. */
export function holdSettings(tx: Tx): Promise<SettingsRow> {
  return selectSettings(tx).forUpdate('installation').executeTakeFirstOrThrow()
}

function selectSettings(db: Db) {
  return db
    .selectFrom('installation')
    .leftJoin('installationLogo', (join) => join.onTrue())
    .select([
      'installation.name',
      'installation.contactText',
      'installation.contactUrl',
      'installation.contactDetails',
      'installation.resources',
      'installation.privacyUrl',
      'installation.timeZone',
      'installation.version',
      'installation.updatedAt',
      'installation.updatedBy',
      'installationLogo.contentType as logoType',
      'installationLogo.width as logoWidth',
      'installationLogo.height as logoHeight',
      'installationLogo.digest as logoDigest',
    ])
}

export async function updateSettings(
  tx: Tx,
  changes: Updateable<Tables['installation']>,
): Promise<void> {
  await tx
    .updateTable('installation')
    .set({ ...changes, version: sql`version + 1` })
    .execute()
}

export function findLogo(db: Db) {
  return db
    .selectFrom('installationLogo')
    .select(['content', 'contentType', 'digest'])
    .executeTakeFirst()
}

export async function replaceLogo(
  tx: Tx,
  logo: Insertable<Tables['installationLogo']>,
): Promise<void> {
  await tx
    .insertInto('installationLogo')
    .values(logo)
    .onConflict((conflict) => conflict.column('onlyRow').doUpdateSet(logo))
    .execute()
}

export async function deleteLogo(tx: Tx): Promise<void> {
  await tx.deleteFrom('installationLogo').execute()
}

export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number]

export function listCategories(db: Db) {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'retired', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** One change at a time, so that each sees what the one before has left; reading goes on. */
export async function holdCategories(tx: Tx): Promise<CategoryRow[]> {
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

/** Numbers the categories in this order. */
export async function putInOrder(tx: Tx, categoryIds: string[]): Promise<void> {
  await sql`
    update categories set position = place
    from unnest(${categoryIds}::text[]) with ordinality wanted (id, place)
    where categories.id = wanted.id`.execute(tx)
}
