import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'

/** One ticket, the tickets of one requester, or all tickets of a customer. */
type RefusedOf = { customerId: string; ticketId?: string; requesterId?: string }

/**
 * Sends again what the CRM refused, because something has become known that may have been the reason: a
 * merge of the ticket, another contact of its requester, or another company of the customer. Call it in the
 * transaction that makes that known, and only when it is new: then each is sent again once, in order, and
 * what is refused even so waits for an administrator as before. An attempt before the refusal may have been
 * done without an answer: `sending` is looked for first.
 */
export async function sendRefusedAgain(
  tx: Tx,
  { customerId, ticketId, requesterId }: RefusedOf,
): Promise<void> {
  await sql`
    with again as (
      update crm_actions set state = 'sending', attempts = 0
      where state = 'refused' and customer_id = ${customerId}
        and (${ticketId ?? null}::uuid is null or ticket_id = ${ticketId ?? null})
        and (${requesterId ?? null}::uuid is null or ticket_id in (
          select id from tickets where customer_id = ${customerId} and requester_id = ${requesterId ?? null}
        ))
      returning ticket_id
    )
    select ask_for_crm_delivery(${customerId}, ticket_id) from (select distinct ticket_id from again) tickets
  `.execute(tx)
}

/** Finds when the connection was checked last, and when a check was asked for. */
export function findChecks(tx: Tx) {
  return tx
    .selectFrom('crmConnection')
    .select(['missingScopes', 'checkAskedAt', 'checkedAt'])
    .executeTakeFirstOrThrow()
}

export async function recordCheckAsked(tx: Tx, checkAskedAt: Date): Promise<void> {
  await tx.updateTable('crmConnection').set({ checkAskedAt }).execute()
}
