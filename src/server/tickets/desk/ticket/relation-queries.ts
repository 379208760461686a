import { sql } from 'kysely'

import type { CustomerBrief } from '#shared/desk/relations/relations.ts'
import type { LinkKind } from '#shared/desk/relations/values.ts'

import type { Tx } from '#server/platform/db/client.ts'

type Key = { customerId: string; ticketId: string }

/** Finds within which ticket a merged one goes on. */
export function findMerge(tx: Tx, { customerId, ticketId }: Key) {
  return tx
    .selectFrom('ticketMerges')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('ticketId', '=', ticketId)
    .executeTakeFirst()
}

/** Lists the tickets that go on within this one, with those that went on within them before. */
export async function listMergedIds(tx: Tx, { customerId, ticketId }: Key): Promise<string[]> {
  const { rows } = await sql<{ ticketId: string }>`
    select ticket_id from merged_ticket_ids(${customerId}, ${ticketId}) as ticket_id`.execute(tx)
  return rows.map((row) => row.ticketId)
}

/** Reads what else there is to know of merged tickets, the last merged first. */
export function listMerged(tx: Tx, customerId: string, ticketIds: string[]) {
  return tx
    .selectFrom('ticketMerges')
    .innerJoin('tickets', (join) =>
      join
        .onRef('tickets.customerId', '=', 'ticketMerges.customerId')
        .onRef('tickets.id', '=', 'ticketMerges.ticketId'),
    )
    .where('ticketMerges.customerId', '=', customerId)
    .where(sql<boolean>`ticket_merges.ticket_id = any(${ticketIds}::uuid[])`)
    .select(['tickets.id', 'description', 'mergedAt', 'mergedByName'])
    .orderBy('mergedAt', 'desc')
    .orderBy('tickets.id')
    .execute()
}

/** Lists the links of a ticket from either side, without those to tickets of deleted customers. */
export async function listLinks(tx: Tx, { customerId, ticketId }: Key) {
  const { rows } = await sql<Key & { kind: LinkKind; isTold: boolean }>`
    select found.kind, found.is_told, found.customer_id, found.ticket_id
    from (
      select kind, true as is_told, to_customer_id as customer_id, to_ticket_id as ticket_id, created_at
      from ticket_links where customer_id = ${customerId} and ticket_id = ${ticketId}
      union all
      select kind, false, customer_id, ticket_id, created_at
      from ticket_links where to_customer_id = ${customerId} and to_ticket_id = ${ticketId}
    ) found
    join customers on customers.id = found.customer_id and deleted_at is null
    order by found.created_at, found.ticket_id`.execute(tx)
  return rows
}

/** Finds what agents wrote of a customer. */
export async function findBrief(tx: Tx, customerId: string): Promise<CustomerBrief | undefined> {
  const row = await tx
    .selectFrom('customerBriefs')
    .select(['note', 'contract', 'contractEndsOn', 'contractCovers', 'version'])
    .select(['updatedAt', 'updatedByName'])
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  return row && { ...row, updatedAt: row.updatedAt.toISOString() }
}
