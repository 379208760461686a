import type { Tx } from '#server/platform/db/client.ts'

/** Finds the settings of the connection, and the mapping of its values. */
export async function findReaderSettings(tx: Tx) {
  const connection = await tx
    .selectFrom('crmConnection')
    .select(['catalog', 'pipelineId', 'noteRule', 'noteMarker', 'accountId'])
    .executeTakeFirstOrThrow()
  const stored = await tx
    .selectFrom('crmMappings')
    .select(['kind', 'theirs', 'ours'])
    .orderBy('theirs')
    .execute()
  const categories = await tx
    .selectFrom('categories')
    .select((select) => ['id', 'retired', select.fn.coalesce('name', 'id').as('name')])
    .orderBy('position')
    .execute()
  return { ...connection, stored, categories }
}

export async function findCustomerName(tx: Tx, customerId: string): Promise<string> {
  const { name } = await tx
    .selectFrom('customers')
    .select('name')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return name
}
