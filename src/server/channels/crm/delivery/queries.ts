import { type Selectable, sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { CRM_DELIVERY, type TicketKey } from './kinds.ts'

export type CrmAction = Selectable<Tables['crmActions']>

/** Longer than a call may take, so that a call that is still under way is not repeated beside itself. */
const CLAIM_SECONDS = 45
/** For a call that the CRM is still busy with to be there when it is looked for. */
const QUIET_SECONDS = 10

/** The next action of a ticket. Undefined when nothing waits, or when its creation was refused. */
export function findNextAction(tx: Tx, { customerId, ticketId }: TicketKey) {
  return tx
    .selectFrom('crmActions')
    .selectAll()
    .select(sql<boolean>`coalesce(claimed_until > now(), false)`.as('isClaimed'))
    .where('customerId', '=', customerId)
    .where('ticketId', '=', ticketId)
    .where('state', 'in', ['waiting', 'sending'])
    .where(
      sql<boolean>`not exists (
        select from crm_actions held
        where held.customer_id = crm_actions.customer_id and held.ticket_id = crm_actions.ticket_id
          and held.kind = 'create_ticket' and held.state = 'refused'
      )`,
    )
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
}

/** Lists the fields that later actions of the same ticket change, which are sent with the last of them. */
export function listLaterChanges(tx: Tx, { customerId, ticketId, seq }: CrmAction) {
  return tx
    .selectFrom('crmActions')
    .select('data')
    .where('customerId', '=', customerId)
    .where('ticketId', '=', ticketId)
    .where('seq', '>', seq)
    .where('kind', '=', 'update_ticket')
    .where('state', 'in', ['waiting', 'sending'])
    .limit(1000)
    .execute()
}

/**
 * Claims an action for a while. Undefined when another process has it, or has had it since it was
 * read: its state may be outdated by now.
 */
export function claimAction(
  tx: Tx,
  { customerId, id, state, attempts }: CrmAction,
): Promise<CrmAction | undefined> {
  return tx
    .updateTable('crmActions')
    .set({
      state: 'sending',
      triedAt: sql<Date>`now()`,
      claimedUntil: inSeconds(CLAIM_SECONDS),
    })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .where('state', '=', state)
    .where('attempts', '=', attempts)
    .where(sql<boolean>`(claimed_until is null or claimed_until <= now())`)
    .returningAll()
    .executeTakeFirst()
}

/** To the millisecond, because that is how it is compared when the claim ends. */
function inSeconds(seconds: number) {
  return sql<Date>`date_trunc('milliseconds', now()) + make_interval(secs => ${seconds})`
}

type Settled =
  | { state: 'done' | 'dismissed' }
  | {
      state: 'waiting' | 'sending' | 'refused'
      failure: string
      failureCode: string | null
      correlationId: string | null
      /** As an attempt of this action, of which many make it wait longer. */
      isCounted: boolean
    }

/** Ends a claim, unless another has taken it over meanwhile. */
export async function settleAction(
  tx: Tx,
  { customerId, id, claimedUntil }: CrmAction,
  given: Settled,
): Promise<void> {
  const isOver = given.state === 'done' || given.state === 'dismissed'
  const { isCounted, ...settled } = { isCounted: false, ...given }
  await tx
    .updateTable('crmActions')
    .set({
      ...settled,
      claimedUntil: settled.state === 'sending' ? inSeconds(QUIET_SECONDS) : null,
      // Also of one that was refused before its own call, such as by its contact.
      ...(settled.state === 'refused' && { triedAt: sql<Date>`now()` }),
      ...(isOver
        ? { doneAt: sql<Date>`now()`, failure: null, failureCode: null, correlationId: null }
        : isCounted && { attempts: sql<number>`attempts + 1` }),
    })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .where('claimedUntil', 'is not distinct from', claimedUntil)
    .execute()
}

/** Dismisses actions that can never be sent because their ticket is not in the CRM. */
export async function dismissRest(tx: Tx, { customerId, ticketId }: TicketKey): Promise<void> {
  await tx
    .updateTable('crmActions')
    .set({ state: 'dismissed', doneAt: sql<Date>`now()` })
    .where('customerId', '=', customerId)
    .where('ticketId', '=', ticketId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Returns whether another job of this name and key will run anyway. */
export async function hasWaitingJob(tx: Tx, name: string, key: string): Promise<boolean> {
  const row = await tx
    .selectFrom('outbox')
    .select('id')
    .where('name', '=', name)
    .where('key', '=', key)
    .where('handedAt', 'is', null)
    .where('failedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Asks for a job for tickets that wait without one, not even one that failed. Returns for how many. */
export async function askForMissingJobs(tx: Tx, { atMost }: { atMost: number | null }) {
  const { rows } = await sql<{ asked: number }>`
    select count(ask_for_crm_delivery(customer_id, ticket_id)) as asked from (
      select distinct customer_id, ticket_id from crm_actions
      where state in ('waiting', 'sending')
        and not exists (
          select from crm_actions held
          where held.customer_id = crm_actions.customer_id and held.ticket_id = crm_actions.ticket_id
            and held.kind = 'create_ticket' and held.state = 'refused'
        )
        and not exists (
          select from outbox
          where outbox.name = ${CRM_DELIVERY.name} and key = ticket_id::text
        )
      limit ${atMost}
    ) waiting`.execute(tx)
  return rows[0]?.asked ?? 0
}

export async function deleteSent(tx: Tx, until: Date): Promise<void> {
  await sql`
    delete from crm_actions where id in (
      select id from crm_actions where state in ('done', 'dismissed') and done_at < ${until} limit 10000
    )`.execute(tx)
}
