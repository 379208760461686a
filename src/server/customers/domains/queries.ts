import { randomBytes } from 'node:crypto'

import type { Selectable, Updateable } from 'kysely'

import { byName } from '#server/platform/db/queries.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type Proof = Selectable<Tables['domainProofs']>

function held(tx: Tx) {
  return tx
    .selectFrom('customerDomains')
    .innerJoin('customers', 'customers.id', 'customerDomains.customerId')
    .where('customerDomains.released', '=', false)
    .where('customers.internal', '=', false)
    .where('customers.deletedAt', 'is', null)
}

/** Gives each domain of a customer its secret, where it has none yet. */
export async function ensureProofs(tx: Tx, customerId: string, now: Date): Promise<void> {
  const missing = await held(tx)
    .where('customers.id', '=', customerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('domainProofs')
            .select('domainProofs.domain')
            .whereRef('domainProofs.customerId', '=', 'customerDomains.customerId')
            .whereRef('domainProofs.domain', '=', 'customerDomains.domain'),
        ),
      ),
    )
    .select('customerDomains.domain')
    .execute()
  if (missing.length === 0) return
  await tx
    .insertInto('domainProofs')
    .values(
      missing.map(({ domain }) => ({
        customerId,
        domain,
        token: randomBytes(20).toString('hex'),
        dueAt: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function heldProofs(tx: Tx) {
  return held(tx).innerJoin('domainProofs', (join) =>
    join
      .onRef('domainProofs.customerId', '=', 'customerDomains.customerId')
      .onRef('domainProofs.domain', '=', 'customerDomains.domain'),
  )
}

/** Lists what is known of a customer's domains, in their order. */
export function listProofs(tx: Tx, customerId: string): Promise<Proof[]> {
  return heldProofs(tx)
    .where('customers.id', '=', customerId)
    .selectAll('domainProofs')
    .orderBy('customerDomains.position')
    .execute()
}

/** Finds and locks what is known of a domain; undefined where the customer has it no more. */
export function lockProof(tx: Tx, customerId: string, domain: string) {
  return heldProofs(tx)
    .where('customers.id', '=', customerId)
    .where('domainProofs.domain', '=', domain)
    .selectAll('domainProofs')
    .select('customers.name')
    .forUpdate('domainProofs')
    .executeTakeFirst()
}

export async function updateProof(
  tx: Tx,
  { customerId, domain }: Pick<Proof, 'customerId' | 'domain'>,
  changes: Updateable<Tables['domainProofs']>,
): Promise<void> {
  await tx
    .updateTable('domainProofs')
    .set(changes)
    .where('customerId', '=', customerId)
    .where('domain', '=', domain)
    .execute()
}

/** Lists the domains to look at, those that wait longest first. */
export function listDueProofs(tx: Tx, now: Date, { limit }: { limit: number }) {
  return heldProofs(tx)
    .where('domainProofs.dueAt', '<=', now)
    .where('customers.active', '=', true)
    .select(['domainProofs.customerId', 'domainProofs.domain'])
    .orderBy('domainProofs.dueAt')
    .limit(limit)
    .execute()
}

const MAX_LISTED = 100

/** Lists domains whose record is gone; with `all` also those that were never proven. */
export function listUnproven(tx: Tx, { all }: { all: boolean }) {
  return held(tx)
    .leftJoin('domainProofs', (join) =>
      join
        .onRef('domainProofs.customerId', '=', 'customerDomains.customerId')
        .onRef('domainProofs.domain', '=', 'customerDomains.domain'),
    )
    .innerJoin('connections', 'connections.customerId', 'customers.id')
    .where('connections.enabled', '=', true)
    .where('customers.active', '=', true)
    .where((where) =>
      where.or([
        where('domainProofs.goneAt', 'is not', null),
        ...(all ? [where('domainProofs.provenAt', 'is', null)] : []),
      ]),
    )
    .select([
      'customers.id as customerId',
      'customers.name',
      'customerDomains.domain',
      'domainProofs.provenAt',
      'domainProofs.goneAt',
    ])
    .orderBy('customers.name', byName)
    .orderBy('customerDomains.domain')
    .limit(MAX_LISTED)
    .execute()
}

/** Finds the day from which on domains have to be proven; null means never. */
export async function findRuleDate(tx: Tx): Promise<string | null> {
  const row = await tx
    .selectFrom('installation')
    .select('domainProofFrom')
    .executeTakeFirstOrThrow()
  return row.domainProofFrom
}

export async function lockRuleDate(tx: Tx): Promise<string | null> {
  const row = await tx
    .selectFrom('installation')
    .select('domainProofFrom')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return row.domainProofFrom
}

export async function updateRuleDate(tx: Tx, date: string | null): Promise<void> {
  await tx.updateTable('installation').set({ domainProofFrom: date }).execute()
}
