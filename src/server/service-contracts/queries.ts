import { type Insertable, sql } from 'kysely'

import type { ServiceTerms } from '#shared/sla/terms.ts'

import { byName } from '#server/platform/db/queries.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** Locks contracts and templates until the transaction ends, so that each change sees the one before. Reading continues. */
export async function lockContracts(tx: Tx): Promise<void> {
  await sql`lock table service_contract_versions in share row exclusive mode`.execute(tx)
}

/** Lists the versions of a contract, the oldest first. */
export function listVersions(db: Db, customerId: string) {
  return db
    .selectFrom('serviceContractVersions')
    .select(['id', 'validFrom', 'startsAt', 'templateId'])
    .where('customerId', '=', customerId)
    .orderBy('startsAt')
    .execute()
}

export function listRevisions(db: Db, customerId: string) {
  return db
    .selectFrom('serviceContractRevisions')
    .select(['versionId', 'number', 'terms', 'madeAt', 'madeByName', 'reason'])
    .where('customerId', '=', customerId)
    .orderBy('number')
    .execute()
}

type NewVersion = {
  customerId: string
  id: string
  validFrom: string
  startsAt: Date
  templateId: string | null
  terms: ServiceTerms
  at: Date
  by: { userId: string | null; name: string }
}

export async function insertVersion(
  tx: Tx,
  { customerId, id, validFrom, startsAt, templateId, terms, at, by }: NewVersion,
): Promise<void> {
  await tx
    .insertInto('serviceContractVersions')
    .values({ customerId, id, validFrom, startsAt, templateId, createdAt: at })
    .execute()
  await insertRevision(tx, { customerId, versionId: id, number: 1, terms, at, by, reason: null })
}

type NewRevision = Pick<NewVersion, 'customerId' | 'terms' | 'at' | 'by'> & {
  versionId: string
  number: number
  reason: string | null
}

export async function insertRevision(
  tx: Tx,
  { customerId, versionId, number, terms, at, by, reason }: NewRevision,
): Promise<void> {
  await tx
    .insertInto('serviceContractRevisions')
    .values({
      customerId,
      versionId,
      number,
      terms: JSON.stringify(terms),
      madeAt: at,
      madeBy: by.userId,
      madeByName: by.name,
      reason,
    })
    .execute()
}

/** Deletes a version with its revisions. */
export async function deleteVersion(tx: Tx, customerId: string, versionId: string): Promise<void> {
  await tx
    .deleteFrom('serviceContractVersions')
    .where('customerId', '=', customerId)
    .where('id', '=', versionId)
    .execute()
}

/** Counts customers whose contract follows each template now, or will; without deleted ones. */
function selectTemplates(db: Db, at: Date) {
  return db
    .selectFrom('serviceTemplates as template')
    .select(['template.id', 'name', 'terms', 'version'])
    .select(
      sql<number>`(
        select count(distinct customer_id) from service_contract_versions version
        join customers on customers.id = version.customer_id and deleted_at is null
        where template_id = template.id and not exists (
          select from service_contract_versions later
          where later.customer_id = version.customer_id
            and later.starts_at > version.starts_at and later.starts_at <= ${at}
        )
      )`.as('followers'),
    )
}

export function listTemplates(db: Db, at: Date) {
  return selectTemplates(db, at).orderBy('name', byName).orderBy('template.id').execute()
}

export function listTemplateNames(db: Db) {
  return db.selectFrom('serviceTemplates').select(['id', 'name']).execute()
}

export function findTemplate(db: Db, templateId: string, at: Date) {
  return selectTemplates(db, at).where('template.id', '=', templateId).executeTakeFirst()
}

export async function isNameTaken(tx: Tx, name: string, templateId?: string): Promise<boolean> {
  const found = await tx
    .selectFrom('serviceTemplates')
    .select('id')
    .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`)
    .where('id', 'is distinct from', templateId ?? null)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertTemplate(
  tx: Tx,
  template: Insertable<Tables['serviceTemplates']>,
): Promise<void> {
  await tx.insertInto('serviceTemplates').values(template).execute()
}

export async function updateTemplate(
  tx: Tx,
  templateId: string,
  { name, terms, at }: { name: string; terms: ServiceTerms; at: Date },
): Promise<void> {
  await tx
    .updateTable('serviceTemplates')
    .set({ name, terms: JSON.stringify(terms), version: sql`version + 1`, updatedAt: at })
    .where('id', '=', templateId)
    .execute()
}

export async function deleteTemplate(tx: Tx, templateId: string): Promise<void> {
  await tx.deleteFrom('serviceTemplates').where('id', '=', templateId).execute()
}

/**
 * Lists versions that a template gives new terms from an instant on: those that follow it and hold then
 * or begin later. Deleted customers can be restored.
 */
export async function listFollowing(tx: Tx, templateId: string, from: Date) {
  const { rows } = await sql<{
    customerId: string
    customerName: string
    id: string
    validFrom: string
    startsAt: Date
  }>`
    select version.customer_id, customers.name as customer_name, version.id, valid_from, starts_at
    from service_contract_versions version
    join customers on customers.id = version.customer_id
    where template_id = ${templateId} and not exists (
      select from service_contract_versions later
      where later.customer_id = version.customer_id
        and later.starts_at > version.starts_at and later.starts_at <= ${from}
    )
    order by starts_at, version.customer_id`.execute(tx)
  return rows
}
