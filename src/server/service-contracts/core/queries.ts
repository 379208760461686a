import { sql } from 'kysely'

import type { MaintenanceSpan } from '#shared/sla/pauses.ts'
import type { ContractFacts } from '#shared/sla/receipt.ts'
import type { ServiceTerms } from '#shared/sla/terms.ts'

import type { Db, Tx } from '#server/platform/db/client.ts'

type Revision = { number: number; at: Date; reason: string | null }

const REMEMBERED_TERMS = 1_000
/**
 * Terms by version and number, the least recently read first. They never change. The same object also keeps what was
 * worked out about its calendar.
 */
const remembered = new Map<string, ServiceTerms>()

/** Finds the version that holds at an instant; none before the first one. */
export function findVersionAt(
  db: Db,
  customerId: string,
  at: Date,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('serviceContractVersions')
    .select('id')
    .where('customerId', '=', customerId)
    .where('startsAt', '<=', at)
    .orderBy('startsAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Lists the versions of all customers. */
export function listVersions(db: Db): Promise<{ customerId: string; versionId: string }[]> {
  return db
    .selectFrom('serviceContractVersions')
    .select(['customerId', 'id as versionId'])
    .execute()
}

/** Reads a version that exists, and the maintenance windows of its customer. */
export async function readContract(
  db: Db,
  customerId: string,
  versionId: string,
): Promise<ContractFacts> {
  const version = await db
    .selectFrom('serviceContractVersions')
    .select('validFrom')
    .where('customerId', '=', customerId)
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow()
  const revisions = await db
    .selectFrom('serviceContractRevisions')
    .select(['number', 'madeAt as at', 'reason'])
    .where('customerId', '=', customerId)
    .where('versionId', '=', versionId)
    .orderBy('number')
    .execute()
  const terms = await readTerms(db, versionId, revisions)
  return {
    versionId,
    validFrom: version.validFrom,
    revisions: revisions.map(({ at, reason }, index) => ({ terms: terms[index]!, at, reason })),
    windows: await listCountedWindows(db, customerId),
  }
}

async function readTerms(
  db: Db,
  versionId: string,
  revisions: Revision[],
): Promise<ServiceTerms[]> {
  const keys = revisions.map(({ number }) => `${versionId}/${number}`)
  if (!keys.every((key) => remembered.has(key))) {
    const rows = await db
      .selectFrom('serviceContractRevisions')
      .select(['number', 'terms'])
      .where('versionId', '=', versionId)
      .execute()
    for (const { number, terms } of rows) remember(`${versionId}/${number}`, terms)
  }
  return keys.map((key) => remember(key, remembered.get(key)!))
}

function remember(key: string, terms: ServiceTerms): ServiceTerms {
  remembered.delete(key)
  remembered.set(key, terms)
  const [oldest] = remembered.keys()
  if (remembered.size > REMEMBERED_TERMS && oldest !== undefined) remembered.delete(oldest)
  return terms
}

/** Lists when maintenance windows of the customer count, also later ones. */
export async function listCountedWindows(db: Db, customerId: string): Promise<MaintenanceSpan[]> {
  const { rows } = await sql<MaintenanceSpan>`
    select name, lower(span) as "from", upper(span) as "to" from (
      select name, unnest(counted) as span from maintenance_windows
      union all
      select name, unnest(own.counted)
      from maintenance_window_customers own
      join maintenance_windows on maintenance_windows.id = own.window_id
      where own.customer_id = ${customerId}
    ) spans
    order by lower(span), name`.execute(db)
  return rows
}

/** Finds a customer that is not deleted; the staff's own has no contract. */
export function findContractCustomer(tx: Tx, customerId: string) {
  return tx
    .selectFrom('customers')
    .select(['id', 'name'])
    .where('id', '=', customerId)
    .where('internal', '=', false)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** Archived ones, too. */
export async function listCategoryIds(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('categories').select('id').execute()
  return rows.map(({ id }) => id)
}
