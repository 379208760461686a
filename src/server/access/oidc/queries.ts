import { type Insertable, type Selectable, sql } from 'kysely'

import type { ApplicationKind } from '#shared/connections/fields.ts'

import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type ApplicationRow = Omit<Selectable<Tables['signInApplications']>, 'clientSecret'>

/** Finds the application with its sealed secret, which only the owner of the table reads. */
export function findApplicationClient(db: Db, kind: ApplicationKind) {
  return db
    .selectFrom('signInApplications')
    .select(['clientId', 'clientSecret', 'clientProof'])
    .where('kind', '=', kind)
    .executeTakeFirst()
}

function applications(tx: Tx, kind: ApplicationKind) {
  return tx
    .selectFrom('signInApplications')
    .select(['kind', 'clientId', 'clientProof', 'hasSecret'])
    .where('kind', '=', kind)
}

export function findApplicationRow(
  tx: Tx,
  kind: ApplicationKind,
): Promise<ApplicationRow | undefined> {
  return applications(tx, kind).executeTakeFirst()
}

export async function listApplicationKinds(db: Db): Promise<ApplicationKind[]> {
  const rows = await db.selectFrom('signInApplications').select('kind').execute()
  return rows.map(({ kind }) => kind)
}

/** Locks the application against its removal until the transaction ends. Returns false when there is none. */
export async function keepApplication(tx: Tx, kind: ApplicationKind): Promise<boolean> {
  const row = await tx
    .selectFrom('signInApplications')
    .select('kind')
    .where('kind', '=', kind)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

export function lockApplication(
  tx: Tx,
  kind: ApplicationKind,
): Promise<ApplicationRow | undefined> {
  return applications(tx, kind).forUpdate().executeTakeFirst()
}

/** Creates the application, or changes it. A secret that is left out stays. */
export async function upsertApplication(
  tx: Tx,
  application: Insertable<Tables['signInApplications']>,
): Promise<void> {
  await tx
    .insertInto('signInApplications')
    .values(application)
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(application))
    .execute()
}

export async function deleteApplication(tx: Tx, kind: ApplicationKind): Promise<void> {
  await tx.deleteFrom('signInApplications').where('kind', '=', kind).execute()
}

/** Lists the customers whose people sign in by an application, or a pilot's do. */
export async function listUsers(tx: Tx, kind: ApplicationKind) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from customers
    where deleted_at is null and (
      exists (
        select from connections
        where customer_id = customers.id and enabled and kind = ${kind}
      ) or exists (
        select from connection_drafts
        where customer_id = customers.id and stage = 'pilot' and settings ->> 'kind' = ${kind}
      )
    )
    order by name, id`.execute(tx)
  return rows
}

/** Finds the customer of the request or test with this state, which is as good as unique. */
export async function findCustomerOfState(db: Db, state: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('samlRequests')
    .select('customerId')
    .where('id', '=', state)
    .unionAll(db.selectFrom('connectionTests').select('customerId').where('requestId', '=', state))
    .limit(2)
    .execute()
  return found.length === 1 ? found[0]?.customerId : undefined
}
