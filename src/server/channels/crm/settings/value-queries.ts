import type { Language } from '#shared/languages.ts'
import { nameIn } from '#shared/settings/names.ts'

import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Mapping } from '#server/channels/crm/port.ts'

/** Lists the values that an administrator has chosen. */
export function listMappings(db: Db): Promise<Mapping[]> {
  return db
    .selectFrom('crmMappings')
    .select(['kind', 'theirs', 'ours'])
    .orderBy('kind')
    .orderBy('theirs')
    .execute()
}

export async function replaceMappings(tx: Tx, mappings: Mapping[]): Promise<void> {
  await tx.deleteFrom('crmMappings').execute()
  if (mappings.length > 0) await tx.insertInto('crmMappings').values(mappings).execute()
}

/**
 * Our categories, each with what it is called in this language. Those that are retired included: tickets
 * have them.
 */
export async function listOwnCategories(db: Db, language: Language) {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'name', 'names', 'retired'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, names, retired }) => ({
    id,
    name: name ?? id,
    ownName: nameIn(language, name ?? id, names),
    retired,
  }))
}
