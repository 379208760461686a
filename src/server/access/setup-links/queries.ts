import { type Insertable, sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

const MAX_LISTED = 50

type LinkKey = { customerId: string; id: string }

/** A customer that links can be made for, and whose links work. */
export function findCustomerToSetUp(tx: Tx, customerId: string) {
  return tx
    .selectFrom('customers')
    .where('id', '=', customerId)
    .where('internal', '=', false)
    .where('deletedAt', 'is', null)
    .select(['id', 'name', 'active'])
    .executeTakeFirst()
}

/** Lists who could be sent a link. */
export function listContacts(tx: Tx, customerId: string) {
  return tx
    .selectFrom('technicalContacts')
    .where('customerId', '=', customerId)
    .where('email', 'is not', null)
    .select(['name', 'email'])
    .$narrowType<{ email: string }>()
    .orderBy('position')
    .execute()
}

export async function insertSetupLink(
  tx: Tx,
  link: Insertable<Tables['setupLinks']>,
): Promise<void> {
  await tx.insertInto('setupLinks').values(link).execute()
}

function links(tx: Tx, customerId: string) {
  return tx
    .selectFrom('setupLinks')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('setupLinkVisits')
          .whereRef('setupLinkVisits.customerId', '=', 'setupLinks.customerId')
          .whereRef('setupLinkVisits.linkId', '=', 'setupLinks.id')
          .select(['lastAt', 'address', 'browser'])
          .orderBy('lastAt', 'desc')
          .limit(1)
          .as('visit'),
      (join) => join.onTrue(),
    )
    .where('setupLinks.customerId', '=', customerId)
    .select([
      'setupLinks.id',
      'setupLinks.name',
      'setupLinks.email',
      'setupLinks.mayGoLive',
      'setupLinks.createdAt',
      'setupLinks.madeBy',
      'setupLinks.expiresAt',
      'setupLinks.revokedAt',
      'setupLinks.readyAt',
      'visit.lastAt',
      'visit.address',
      'visit.browser',
    ])
}

export type SetupLinkRow = Awaited<ReturnType<typeof listSetupLinks>>[number]

/** Lists the newest link of each customer that still works. */
export function listWorkingLinks(tx: Tx, customerIds: string[], now: Date) {
  return (
    tx
      .selectFrom('setupLinks')
      .distinctOn('customerId')
      .where(sql<boolean>`customer_id = any(${customerIds}::uuid[])`)
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', now)
      .select(['customerId', 'name', 'createdAt', 'madeBy', 'readyAt'])
      // A link has no column for it: only its entry says whether it was mailed.
      .select(
        sql<boolean>`exists (
        select from audit_entries
        where audit_entries.customer_id = setup_links.customer_id and action = 'setup_link.made'
          and at = setup_links.created_at and (after ->> 'isMailed')::boolean
      )`.as('isMailed'),
      )
      .orderBy('customerId')
      .orderBy('createdAt', 'desc')
      .execute()
  )
}

export function listSetupLinks(tx: Tx, customerId: string) {
  return links(tx, customerId)
    .orderBy('setupLinks.createdAt', 'desc')
    .orderBy('setupLinks.id', 'desc')
    .limit(MAX_LISTED)
    .execute()
}

export function findSetupLink(tx: Tx, { customerId, id }: LinkKey) {
  return links(tx, customerId).where('setupLinks.id', '=', id).executeTakeFirst()
}

/** Returns false where it was revoked before, or is not the customer's. */
export async function revokeSetupLink(tx: Tx, link: LinkKey, at: Date): Promise<boolean> {
  const revoked = await tx
    .updateTable('setupLinks')
    .set({ revokedAt: at })
    .where('customerId', '=', link.customerId)
    .where('id', '=', link.id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return revoked.numUpdatedRows > 0n
}

/** Selects links that work: not revoked, not expired, of a customer that is still there. */
function workingLinks(tx: Tx, now: Date) {
  return tx
    .selectFrom('setupLinks')
    .innerJoin('customers', 'customers.id', 'setupLinks.customerId')
    .where('setupLinks.expiresAt', '>', now)
    .where('setupLinks.revokedAt', 'is', null)
    .where('customers.active', '=', true)
    .where('customers.deletedAt', 'is', null)
}

export async function isLinkWorking(
  tx: Tx,
  { customerId, id }: LinkKey,
  now: Date,
): Promise<boolean> {
  const link = await workingLinks(tx, now)
    .where('setupLinks.customerId', '=', customerId)
    .where('setupLinks.id', '=', id)
    .select('setupLinks.id')
    .executeTakeFirst()
  return link !== undefined
}

export function findLinkByToken(tx: Tx, tokenHash: Buffer, now: Date) {
  return workingLinks(tx, now)
    .where('setupLinks.tokenHash', '=', tokenHash)
    .select([
      'setupLinks.id',
      'setupLinks.customerId',
      'setupLinks.name',
      'setupLinks.email',
      'setupLinks.mayGoLive',
      'setupLinks.madeBy',
      'setupLinks.expiresAt',
      'setupLinks.readyAt',
      'customers.name as customerName',
      sql<string | null>`coalesce(customers.language, (select language from installation))`.as(
        'language',
      ),
    ])
    .select(
      sql<string>`(
        select domain from customer_domains
        where customer_id = customers.id order by position limit 1
      )`.as('domain'),
    )
    .executeTakeFirst()
}

/** Returns false where the holder said so after `since` already. */
export async function markReady(
  tx: Tx,
  { customerId, id }: LinkKey,
  { at, since }: { at: Date; since: Date },
): Promise<boolean> {
  const marked = await tx
    .updateTable('setupLinks')
    .set({ readyAt: at })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('readyAt', 'is', null), eb('readyAt', '<=', since)]))
    .executeTakeFirst()
  return marked.numUpdatedRows > 0n
}

type Visit = Pick<Tables['setupLinkVisits'], 'customerId' | 'linkId' | 'address' | 'browser'>

/** Returns undefined where a link was never used from there. */
export function findVisit(tx: Tx, { customerId, linkId, address, browser }: Visit) {
  return tx
    .selectFrom('setupLinkVisits')
    .where('customerId', '=', customerId)
    .where('linkId', '=', linkId)
    .where('address', '=', address)
    .where('browser', '=', browser)
    .select('lastAt')
    .executeTakeFirst()
}

/**
 * Keeps when a link was used last from there. Says whether this use is the first since `since`: of two
 * at once, one is.
 */
export async function saveVisit(
  tx: Tx,
  visit: Visit,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  const begun = await tx
    .insertInto('setupLinkVisits')
    .values({ ...visit, lastAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['customerId', 'linkId', 'address', 'browser'])
        .doUpdateSet({ lastAt: now })
        .where('setupLinkVisits.lastAt', '<', since),
    )
    .returning('lastAt')
    .executeTakeFirst()
  if (begun) return true
  await tx
    .updateTable('setupLinkVisits')
    .set({ lastAt: now })
    .where('customerId', '=', visit.customerId)
    .where('linkId', '=', visit.linkId)
    .where('address', '=', visit.address)
    .where('browser', '=', visit.browser)
    .where('lastAt', '<', now)
    .execute()
  return false
}

export async function deleteOldSetupLinks(tx: Tx, until: Date): Promise<void> {
  await tx.deleteFrom('setupLinks').where('expiresAt', '<=', until).execute()
}
