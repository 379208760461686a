import { type Insertable, type Selectable, sql } from 'kysely'

import type { EmailCodeMode } from '#shared/connections/endpoints.ts'
import { DEFAULT_WATCH, type DraftStage, type Watch } from '#shared/connections/stages/values.ts'
import { CONNECTION_FIELD_NAMES, type ConnectionSettings } from '#shared/connections/fields.ts'

import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

function customers(tx: Tx, customerId: string) {
  return tx
    .selectFrom('customers')
    .where('customers.id', '=', customerId)
    .where('customers.deletedAt', 'is', null)
}

/** Finds a customer, or the team, with its connection, which is null in every field where it has none. */
export function findConnectionOf(tx: Tx, customerId: string) {
  return customers(tx, customerId)
    .leftJoin('connections', 'connections.customerId', 'customers.id')
    .select([
      'customers.id',
      'customers.name',
      'customers.internal as isTeam',
      'connections.certExpiresAt',
    ])
    .select(CONNECTION_FIELD_NAMES.map((name) => `connections.${name}` as const))
    .executeTakeFirst()
}

/** Locks the customer until the transaction ends, as its changes do. */
export function lockCustomerOf(tx: Tx, customerId: string) {
  return customers(tx, customerId)
    .select(['id', 'name', 'internal as isTeam'])
    .forUpdate()
    .executeTakeFirst()
}

/** Counts a change of the customer, so that a form that is open elsewhere does not undo it. */
export async function touchCustomer(
  tx: Tx,
  customerId: string,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ version: sql`version + 1`, updatedAt: at, updatedBy: by })
    .where('id', '=', customerId)
    .execute()
}

export function findDraft(tx: Tx, customerId: string) {
  return tx
    .selectFrom('connectionDrafts')
    .selectAll()
    .where('customerId', '=', customerId)
    .executeTakeFirst()
}

/** With the version that was live before. */
type TurnedOff = Step<{ version: number }>
type Step<State> = { at: string; by: string } & State

/** Lists how far customers are: their drafts, their newest tests, and the last time they were turned off. */
export async function listPreparations(tx: Tx, customerIds: string[]) {
  const { rows } = await sql<{
    customerId: string
    draft: Step<{ stage: DraftStage }> | null
    test: Step<{ state: 'waiting' | 'passed' | 'failed' }> | null
    off: TurnedOff | null
  }>`
    select asked.id as customer_id,
      (
        select json_build_object('stage', stage, 'at', changed_at, 'by', changed_by)
        from connection_drafts where customer_id = asked.id
      ) as draft,
      (
        select json_build_object('state', state, 'at', coalesce(finished_at, created_at), 'by', begun_by)
        from connection_tests where customer_id = asked.id
        order by created_at desc, id desc limit 1
      ) as test,
      (
        select json_build_object('version', live.number, 'at', off.made_at, 'by', off.made_by)
        from connection_versions live
        join connection_versions off
          on off.customer_id = live.customer_id and off.number = live.number + 1
        where live.customer_id = asked.id and (live.settings ->> 'enabled')::boolean
          and not (off.settings ->> 'enabled')::boolean
        order by live.number desc limit 1
      ) as off
    from unnest(${customerIds}::uuid[]) as asked (id)`.execute(tx)
  return rows
}

/** Creates the draft, or changes the one that there is. */
export async function upsertDraft(
  tx: Tx,
  draft: Insertable<Tables['connectionDrafts']>,
): Promise<void> {
  await tx
    .insertInto('connectionDrafts')
    .values(draft)
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(draft))
    .execute()
}

export async function updateStage(
  tx: Tx,
  customerId: string,
  stage: Pick<Selectable<Tables['connectionDrafts']>, 'stage' | 'pilotEmails'>,
): Promise<void> {
  await tx.updateTable('connectionDrafts').set(stage).where('customerId', '=', customerId).execute()
}

/** Returns the draft that was there. */
export function deleteDraft(tx: Tx, customerId: string) {
  return tx
    .deleteFrom('connectionDrafts')
    .where('customerId', '=', customerId)
    .returningAll()
    .executeTakeFirst()
}

export async function listDomainsOf(tx: Tx, customerId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('customerDomains')
    .select('domain')
    .where('customerId', '=', customerId)
    .where('released', '=', false)
    .orderBy('position')
    .execute()
  return rows.map(({ domain }) => domain)
}

export async function findWatch(tx: Tx, customerId: string): Promise<Watch> {
  const watch = await tx
    .selectFrom('connectionWatches')
    .select(['people', 'share', 'returns'])
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  return watch ?? DEFAULT_WATCH
}

export async function upsertWatch(tx: Tx, customerId: string, watch: Watch): Promise<void> {
  await tx
    .insertInto('connectionWatches')
    .values({ customerId, ...watch })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(watch))
    .execute()
}

export async function findEmailCodeSetting(tx: Tx, customerId: string) {
  const setting = await tx
    .selectFrom('emailCodeSettings')
    .select(['mode', 'emails', 'version'])
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  return setting ?? { mode: 'off' as const, emails: [], version: 0 }
}

/** Lists those of the customers all of whose people may sign in by email code. */
export async function listCodeCustomers(tx: Tx, customerIds: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('emailCodeSettings')
    .select('customerId')
    .where(sql<boolean>`customer_id = any(${customerIds}::uuid[])`)
    .where('mode', '=', 'domains')
    .execute()
  return rows.map(({ customerId }) => customerId)
}

/** Lists the emergency doors that are open at `now`. There are never many. */
export function listOpenDoors(tx: Tx, now: Date) {
  return tx
    .selectFrom('emergencyDoors')
    .innerJoin('customers', 'customers.id', 'emergencyDoors.customerId')
    .where('closedAt', 'is', null)
    .where('closesAt', '>', now)
    .where('customers.deletedAt', 'is', null)
    .select(['customers.id', 'customers.name', 'openedAt', 'openedBy', 'closesAt'])
    .execute()
}

export async function upsertEmailCodeSetting(
  tx: Tx,
  customerId: string,
  setting: { mode: EmailCodeMode; emails: string[] },
): Promise<void> {
  await tx
    .insertInto('emailCodeSettings')
    .values({ customerId, ...setting })
    .onConflict((conflict) =>
      conflict
        .column('customerId')
        .doUpdateSet({ ...setting, version: sql`email_code_settings.version + 1` }),
    )
    .execute()
}

/** Counts the people who got in with a version, and those whom it has stopped, by their newest sign-in. */
export function countSignIns(tx: Tx, customerId: string, version: number) {
  return tx
    .selectFrom('connectionSignIns')
    .where('customerId', '=', customerId)
    .where('version', '=', version)
    .select([
      sql<number>`(count(*) filter (where worked))::int`.as('worked'),
      sql<number>`(count(*) filter (where not worked))::int`.as('stopped'),
    ])
    .executeTakeFirstOrThrow()
}

/** Lists the connections whose newest change administrators were notified of, while it still stops anyone. */
export function listStopped(tx: Tx, since: Date) {
  return tx
    .selectFrom('connectionVersions as newest')
    .innerJoin('customers', 'customers.id', 'newest.customerId')
    .innerJoin('connections', 'connections.customerId', 'newest.customerId')
    .innerJoin('connectionSignIns as tried', (join) =>
      join
        .onRef('tried.customerId', '=', 'newest.customerId')
        .onRef('tried.version', '=', 'newest.number')
        .on('tried.worked', '=', false),
    )
    .where('newest.warnedAt', 'is not', null)
    .where('newest.madeAt', '>', since)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('connectionVersions as newer')
            .whereRef('newer.customerId', '=', 'newest.customerId')
            .whereRef('newer.number', '>', 'newest.number'),
        ),
      ),
    )
    .where('customers.active', '=', true)
    .where('customers.deletedAt', 'is', null)
    .where('connections.enabled', '=', true)
    .groupBy(['customers.id', 'customers.name', 'newest.number'])
    .select(['customers.id', 'customers.name', sql<number>`count(*)::int`.as('stopped')])
    .orderBy('stopped', 'desc')
    .orderBy('customers.id')
    .execute()
}

/** Lists the customers whose newest test failed, of settings that are not live since. */
export async function listFailedTests(tx: Tx) {
  const { rows } = await sql<{ id: string; name: string; failedAt: Date }>`
    select customers.id, name, test.finished_at as failed_at
    from connection_drafts draft
    join customers on customers.id = draft.customer_id and customers.deleted_at is null
    join lateral (
      select state, finished_at from connection_tests
      where customer_id = customers.id and finished_at is not null
      order by created_at desc, id desc limit 1
    ) test on test.state = 'failed'
    order by test.finished_at desc, customers.id`.execute(tx)
  return rows
}

/** Lists what holders of setup links have submitted, and no one has tried or made live since. */
export async function listSubmitted(tx: Tx) {
  const { rows } = await sql<{ id: string; name: string; readyAt: Date }>`
    select customers.id, customers.name, max(link.ready_at) as ready_at
    from connection_drafts draft
    join customers on customers.id = draft.customer_id and customers.deleted_at is null
    join setup_links link on link.customer_id = customers.id and link.revoked_at is null
    where draft.stage = 'draft' and not exists (
      select from connection_versions
      where customer_id = customers.id and made_at > link.ready_at
    )
    group by customers.id
    having max(link.ready_at) is not null
    order by ready_at desc, customers.id`.execute(tx)
  return rows
}

export async function markWarned(
  tx: Tx,
  { customerId, number }: { customerId: string; number: number },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('connectionVersions')
    .set({ warnedAt: at })
    .where('customerId', '=', customerId)
    .where('number', '=', number)
    .execute()
}

export async function deleteSignInsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('connectionSignIns').where('at', '<=', before).execute()
}

/** Counts a change of what is prepared, so that a form that is open elsewhere does not undo it. */
export async function updateDraftVersion(tx: Tx, customerId: string): Promise<void> {
  await tx
    .updateTable('connectionDrafts')
    .set({ version: sql`version + 1` })
    .where('customerId', '=', customerId)
    .execute()
}

/** Changes settings of what is prepared, without a new version of it. */
export async function updateDraftSettings(
  tx: Tx,
  customerId: string,
  settings: Partial<ConnectionSettings>,
): Promise<void> {
  await sql`
    update connection_drafts set settings = settings || ${JSON.stringify(settings)}::jsonb
    where customer_id = ${customerId}`.execute(tx)
}
