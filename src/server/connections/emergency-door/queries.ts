import { type Insertable, type Selectable, sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type Door = Selectable<Tables['emergencyDoors']>

/** Finds a customer, or the team, with what its emergency door depends on. */
export function findDoorCustomer(tx: Tx, customerId: string) {
  return customers(tx, customerId).executeTakeFirst()
}

/** Locks the customer until the transaction ends: a sign-in waits for the change, and the change for it. */
export function lockDoorCustomer(tx: Tx, customerId: string) {
  return customers(tx, customerId).forUpdate('customers').executeTakeFirst()
}

function customers(tx: Tx, customerId: string) {
  return tx
    .selectFrom('customers')
    .leftJoin('connections', 'connections.customerId', 'customers.id')
    .where('customers.id', '=', customerId)
    .where('customers.deletedAt', 'is', null)
    .select(['customers.id', 'customers.name', 'customers.active', 'customers.internal'])
    .select(sql<boolean>`coalesce(connections.enabled, false)`.as('hasProvider'))
    .select(
      sql<string>`coalesce(customers.time_zone, (select time_zone from installation))`.as(
        'timeZone',
      ),
    )
}

export function findNewestDoor(tx: Tx, customerId: string): Promise<Door | undefined> {
  return tx
    .selectFrom('emergencyDoors')
    .selectAll()
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Locks the door that was not closed; it may have run out. */
export function lockDoor(tx: Tx, customerId: string): Promise<Door | undefined> {
  return tx
    .selectFrom('emergencyDoors')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('closedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertDoor(
  tx: Tx,
  door: Insertable<Tables['emergencyDoors']>,
): Promise<void> {
  await tx.insertInto('emergencyDoors').values(door).execute()
}

export async function updateDoor(
  tx: Tx,
  { customerId, id }: Pick<Door, 'customerId' | 'id'>,
  change: Partial<Pick<Door, 'reason' | 'closesAt' | 'closedAt' | 'closedBy'>>,
): Promise<void> {
  await tx
    .updateTable('emergencyDoors')
    .set(change)
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .execute()
}

/** Lists the customers whose doors have run out and are not closed. */
export async function listCustomersOfEndedDoors(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('emergencyDoors')
    .select('customerId')
    .where('closedAt', 'is', null)
    .where('closesAt', '<=', now)
    .orderBy('closesAt')
    .execute()
  return rows.map(({ customerId }) => customerId)
}

/** Counts who came in by a door alone, as the audit log has it. */
export function countDoorSignIns(tx: Tx, { customerId, openedAt, closesAt }: Door) {
  return tx
    .selectFrom('auditEntries')
    .where('customerId', '=', customerId)
    .where('action', '=', 'sign_in.succeeded')
    .where('at', '>=', openedAt)
    .where('at', '<=', closesAt)
    .where(sql<boolean>`after ->> 'emergencyDoor' = 'true'`)
    .select([
      sql<number>`(count(*) filter (where after ->> 'method' = 'email code'))::int`.as('code'),
      sql<number>`(count(*) filter (where after ->> 'method' = 'passkey'))::int`.as('passkey'),
      sql<number>`count(distinct actor_id)::int`.as('people'),
    ])
    .executeTakeFirstOrThrow()
}
