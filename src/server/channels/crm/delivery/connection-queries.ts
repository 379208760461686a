import { sql } from 'kysely'

import type { CrmState } from '#shared/crm/values.ts'

import type { Tx } from '#server/platform/db/client.ts'

/** How values go together, and where new tickets go. */
export async function findValues(tx: Tx) {
  const connection = await tx
    .selectFrom('crmConnection')
    .select(['catalog', 'pipelineId'])
    .executeTakeFirstOrThrow()
  const stored = await tx
    .selectFrom('crmMappings')
    .select(['kind', 'theirs', 'ours'])
    .orderBy('theirs')
    .execute()
  const categories = await tx
    .selectFrom('categories')
    .select((select) => ['id', select.fn.coalesce('name', 'id').as('name')])
    .orderBy('position')
    .execute()
  return { ...connection, stored, categories }
}

export async function saveCatalog(tx: Tx, catalog: unknown, at: Date): Promise<void> {
  await tx
    .updateTable('crmConnection')
    .set({ catalog: JSON.stringify(catalog), catalogReadAt: at })
    .where('catalog', 'is', null)
    .execute()
}

export function findConnection(tx: Tx) {
  return tx
    .selectFrom('crmConnection')
    .select(['state', 'tokenRefusedAt'])
    .executeTakeFirstOrThrow()
}

export async function noteTokenRefused(tx: Tx, at: Date): Promise<void> {
  await tx
    .updateTable('crmConnection')
    .set({ tokenRefusedAt: at })
    .where('tokenRefusedAt', 'is', null)
    .execute()
}

export async function noteTokenAccepted(tx: Tx): Promise<void> {
  await tx
    .updateTable('crmConnection')
    .set({ tokenRefusedAt: null })
    .where('tokenRefusedAt', 'is not', null)
    .execute()
}

/** Waits for tickets that are being raised, and holds new ones back for the moment (tell_crm in crm.sql). */
export async function lockSwitch(tx: Tx): Promise<CrmState> {
  await sql`select pg_advisory_xact_lock(hashtextextended('portico crm switch', 0))`.execute(tx)
  const { state } = await tx
    .selectFrom('crmConnection')
    .select('state')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return state
}

export async function updateState(
  tx: Tx,
  { state, switchedOnAt }: { state: CrmState; switchedOnAt?: Date | null },
): Promise<void> {
  await tx
    .updateTable('crmConnection')
    .set({ state, ...(switchedOnAt !== undefined && { switchedOnAt }) })
    .execute()
}

type Place = { customerId: string; id: string }

/** The next open tickets that are at the desk alone, of customers that are not deleted. */
export function listTicketsToPush(tx: Tx, after: Place | undefined, limit: number) {
  return tx
    .selectFrom('tickets')
    .innerJoin('customers', 'customers.id', 'tickets.customerId')
    .select(['tickets.customerId', 'tickets.id'])
    .where('tickets.status', '<>', 'Closed')
    .where('customers.deletedAt', 'is', null)
    .where(sql<boolean>`not is_for_crm(tickets.customer_id, tickets.id)`)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(tickets.customer_id, tickets.id) > (${after?.customerId}::uuid, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('tickets.customerId')
    .orderBy('tickets.id')
    .limit(limit)
    .execute()
}

export async function pushTicket(tx: Tx, { customerId, id }: Place): Promise<void> {
  await sql`select push_to_crm(${customerId}, ${id})`.execute(tx)
}
