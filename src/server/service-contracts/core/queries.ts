import { sql } from 'kysely'

import type { MaintenanceSpan } from '#shared/sla/pauses.ts'
import type { ContractFacts } from '#shared/sla/count-clocks.ts'
import type { ServiceTerms } from '#shared/sla/terms.ts'

import type { Db, Tx } from '#server/platform/db/client.ts'

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

/** Reads a version that exists, and the maintenance windows of its customer, in one round trip. */
export async function readContract(
  db: Db,
  customerId: string,
  versionId: string,
): Promise<ContractFacts> {
  const { rows } = await sql<{
    validFrom: string
    revisions: { number: number; at: string; reason: string | null }[]
    windows: { name: string; from: string; to: string }[] | null
  }>`
    select
      valid_from,
      (
        select json_agg(json_build_object('number', number, 'at', made_at, 'reason', reason) order by number)
        from service_contract_revisions
        where customer_id = version.customer_id and version_id = version.id
      ) as revisions,
      (
        select json_agg(
          json_build_object('name', name, 'from', lower(span), 'to', upper(span)) order by lower(span), name
        )
        from (${countedSpans(customerId)}) spans
      ) as windows
    from service_contract_versions version
    where customer_id = ${customerId} and id = ${versionId}`.execute(db)
  const { validFrom, revisions, windows } = rows[0]!
  const terms = await readTerms(db, versionId, revisions)
  return {
    versionId,
    validFrom,
    revisions: revisions.map(({ at, reason }, index) => ({
      terms: terms[index]!,
      at: new Date(at),
      reason,
    })),
    windows: (windows ?? []).map(({ name, from, to }) => ({
      name,
      from: new Date(from),
      to: new Date(to),
    })),
  }
}

async function readTerms(
  db: Db,
  versionId: string,
  revisions: { number: number }[],
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
    select name, lower(span) as "from", upper(span) as "to" from (${countedSpans(customerId)}) spans
    order by lower(span), name`.execute(db)
  return rows
}

function countedSpans(customerId: string) {
  return sql`
    select name, unnest(counted) as span from maintenance_windows
    union all
    select name, unnest(own.counted)
    from maintenance_window_customers own
    join maintenance_windows on maintenance_windows.id = own.window_id
    where own.customer_id = ${customerId}`
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
