import type { Insertable } from 'kysely'

import { CONNECTION_FIELD_NAMES, completeSettings } from '#shared/connections/fields.ts'

import type { Db } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** How many versions back one is looked for that can be returned to. */
const LOOKED_AT = 10

/**
 * Finds the newest change of a connection, if it is not older than `since`, with the version before it
 * that people could sign in with. Undefined where there is nothing to compare with.
 */
export async function findRecentChange(db: Db, customerId: string, since: Date) {
  const versions = await db
    .selectFrom('connectionVersions')
    .select(['number', 'settings', 'way', 'madeAt', 'warnedAt'])
    .where('customerId', '=', customerId)
    .orderBy('number', 'desc')
    .limit(LOOKED_AT)
    .execute()
  const [newest, ...older] = versions.map((row) => ({
    ...row,
    settings: completeSettings(row.settings),
  }))
  if (!newest?.settings.enabled || newest.madeAt <= since) return undefined
  const isOther = ({ settings }: typeof newest) =>
    CONNECTION_FIELD_NAMES.some(
      (name) => JSON.stringify(settings[name]) !== JSON.stringify(newest.settings[name]),
    )
  const before = older.find(
    (version) => version.settings.enabled && version.warnedAt === null && isOther(version),
  )
  return before && { newest, before }
}

export async function upsertWatchedSignIn(
  db: Db,
  signIn: Insertable<Tables['connectionSignIns']>,
): Promise<void> {
  const { worked, at } = signIn
  await db
    .insertInto('connectionSignIns')
    .values(signIn)
    .onConflict((conflict) =>
      conflict.columns(['customerId', 'version', 'email']).doUpdateSet({ worked, at }),
    )
    .execute()
}
