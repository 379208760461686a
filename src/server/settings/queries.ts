import { type Insertable, sql, type Updateable } from 'kysely'

import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type SettingsRow = Awaited<ReturnType<typeof findSettings>>

export function findSettings(db: Db) {
  return selectSettings(db).executeTakeFirstOrThrow()
}

/** Locks the settings until the transaction ends. */
export function lockSettings(tx: Tx): Promise<SettingsRow> {
  return selectSettings(tx).forUpdate('installation').executeTakeFirstOrThrow()
}

function selectSettings(db: Db) {
  return db
    .selectFrom('installation')
    .leftJoin('installationLogo', (join) => join.onTrue())
    .leftJoin('crmConnection', (join) => join.onTrue())
    .select([
      'installation.name',
      'installation.contactText',
      'installation.contactUrl',
      'installation.contactDetails',
      'installation.resources',
      'installation.privacyUrl',
      'installation.timeZone',
      'installation.language',
      'installation.nearPercent',
      'installation.undoSeconds',
      'installation.reopenDays',
      'installation.assignOnReply',
      'installation.acknowledgeTickets',
      'installation.askForRating',
      'installation.version',
      'installation.updatedAt',
      'installation.updatedBy',
      'installationLogo.contentType as logoType',
      'installationLogo.width as logoWidth',
      'installationLogo.height as logoHeight',
      'installationLogo.digest as logoDigest',
      'crmConnection.state as crmState',
      sql<boolean>`exists (select from users where role = 'admin' and users.active)`.as(
        'hasAdministrator',
      ),
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
