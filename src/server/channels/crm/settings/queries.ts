import { sql, type Updateable } from 'kysely'

import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

const MAX_REFUSED = 50

export type ConnectionRow = Awaited<ReturnType<typeof findConnection>>

/** All that staff may read, which is all but the secrets. */
const READABLE = [
  'onlyRow',
  'state',
  'hasToken',
  'hasWebhookSecret',
  'accountId',
  'accountName',
  'accountTimeZone',
  'missingScopes',
  'checkAskedAt',
  'checkedAt',
  'checkFailure',
  'pipelineId',
  'noteRule',
  'noteMarker',
  'catalog',
  'catalogReadAt',
  'foundCompanies',
  'switchedOnAt',
  'readUntil',
  'unreachableSince',
  'tokenRefusedAt',
  'lastError',
  'lastErrorAt',
  'version',
  'updatedAt',
  'updatedBy',
] as const

export function findConnection(db: Db) {
  return db.selectFrom('crmConnection').select(READABLE).executeTakeFirstOrThrow()
}

export function lockConnection(tx: Tx): Promise<ConnectionRow> {
  return tx.selectFrom('crmConnection').select(READABLE).forUpdate().executeTakeFirstOrThrow()
}

export async function updateConnection(
  tx: Tx,
  changes: Updateable<Tables['crmConnection']>,
): Promise<void> {
  await tx.updateTable('crmConnection').set(changes).execute()
}

export function findRetryAt(db: Db) {
  return db.selectFrom('crmBreaker').select('retryAt').executeTakeFirst()
}

export function countWaiting(db: Db) {
  return db
    .selectFrom('crmActions')
    .where('state', 'in', ['waiting', 'sending'])
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<Date | null>('createdAt').as('oldestAt'),
    ])
    .executeTakeFirstOrThrow()
}

export async function countRefused(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('crmActions')
    .where('state', '=', 'refused')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** When the first and the last of what waits for an administrator was refused. */
export function findRefusedSpan(db: Db) {
  return db
    .selectFrom('crmActions')
    .where('state', '=', 'refused')
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<Date | null>`min(coalesce(tried_at, created_at))`.as('since'),
      sql<Date | null>`max(coalesce(tried_at, created_at))`.as('latest'),
    ])
    .executeTakeFirstOrThrow()
}

/** Customers of whom something was refused with this code. */
export function listCustomersRefused(tx: Tx, failureCode: string) {
  return tx
    .selectFrom('crmActions')
    .where('state', '=', 'refused')
    .where('failureCode', '=', failureCode)
    .select('customerId')
    .distinct()
    .execute()
}

export function listRefused(db: Db) {
  return db
    .selectFrom('crmActions')
    .innerJoin('tickets', (join) =>
      join
        .onRef('tickets.id', '=', 'crmActions.ticketId')
        .onRef('tickets.customerId', '=', 'crmActions.customerId'),
    )
    .innerJoin('customers', 'customers.id', 'crmActions.customerId')
    .where('crmActions.state', '=', 'refused')
    .orderBy('crmActions.seq', 'desc')
    .limit(MAX_REFUSED)
    .select([
      'crmActions.id',
      'crmActions.kind',
      'crmActions.failure',
      'crmActions.failureCode',
      'crmActions.correlationId',
      'crmActions.createdAt',
      'tickets.id as ticketId',
      'tickets.number as ticketNumber',
      'tickets.subject',
      'customers.id as customerId',
      'customers.name as customerName',
    ])
    .execute()
}

/** Returns the action as it was, unless another administrator has decided on it. */
export function settleRefused(tx: Tx, id: string, state: 'sending' | 'dismissed') {
  return tx
    .updateTable('crmActions')
    .set({ state, ...(state === 'sending' && { attempts: 0 }) })
    .where('id', '=', id)
    .where('state', '=', 'refused')
    .returning(['customerId', 'ticketId', 'kind'])
    .executeTakeFirst()
}

/** Releases actions that wait for the ticket. */
export async function askForDelivery(
  tx: Tx,
  { customerId, ticketId }: { customerId: string; ticketId: string },
): Promise<void> {
  await sql`select ask_for_crm_delivery(${customerId}, ${ticketId})`.execute(tx)
}

export function countUnplaced(db: Db) {
  return db
    .selectFrom('crmUnplaced')
    .groupBy('reason')
    .orderBy('reason')
    .select(({ fn }) => ['reason', fn.countAll<number>().as('count')])
    .execute()
}

/** Counts the open tickets that the CRM does not have and that are not on their way to it. */
export async function countDeskTickets(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('tickets')
    .innerJoin('customers', 'customers.id', 'tickets.customerId')
    .where('tickets.status', '!=', 'Closed')
    .where('customers.deletedAt', 'is', null)
    .where(sql<boolean>`not is_for_crm(tickets.customer_id, tickets.id)`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function findLatestBackfill(db: Db) {
  return db
    .selectFrom('crmBackfills')
    .selectAll()
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function hasLinkedTickets(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('crmTickets').select('remoteId').limit(1).executeTakeFirst()) != null
}

export function findTicketByNumber(db: Db, number: number) {
  return db
    .selectFrom('tickets')
    .leftJoin('crmTickets', (join) =>
      join
        .onRef('crmTickets.ticketId', '=', 'tickets.id')
        .onRef('crmTickets.customerId', '=', 'tickets.customerId'),
    )
    .where('tickets.number', '=', number)
    .select(['tickets.id', 'tickets.customerId', 'tickets.subject', 'crmTickets.remoteId'])
    .executeTakeFirst()
}

/** How people call a ticket. */
export async function findTicketName(
  db: Db,
  { customerId, ticketId }: { customerId: string; ticketId: string },
): Promise<string> {
  const { number, subject } = await db
    .selectFrom('tickets')
    .where('customerId', '=', customerId)
    .where('id', '=', ticketId)
    .select(['number', 'subject'])
    .executeTakeFirstOrThrow()
  return `#${number} ${subject}`
}

/** As the requester whose transaction it is. Nothing while no CRM is connected. */
export async function findSyncStatus(tx: Tx, at: Date, ticketId: string | null) {
  type Row = { asOf: Date | null } & Record<
    'queuedTickets' | 'queuedComments' | 'refusedTickets' | 'refusedComments',
    string[]
  >
  const { rows } = await sql<Row>`
    select as_of, queued_tickets, queued_comments, refused_tickets, refused_comments
    from crm_standing(${at}, ${ticketId})`.execute(tx)
  return rows.at(0)
}
