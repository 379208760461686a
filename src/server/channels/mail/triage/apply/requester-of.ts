import type { Tx } from '#server/platform/db/client.ts'
import { findServedCustomer } from '#server/customers/served-customer-queries.ts'
import type { Requester } from '#server/tickets/external/raise-external-ticket.ts'
import type { Writer } from '#server/channels/mail/triage/decision/triage-mail.ts'

/** @throws Error where the customer was deactivated since this transaction looked. */
export async function requesterOf(
  tx: Tx,
  { customerId, userId: id, name }: Pick<Writer, 'customerId' | 'userId' | 'name'>,
): Promise<Requester> {
  const customer = await findServedCustomer(tx, customerId)
  if (!customer) throw new Error('the customer is not served any more')
  return { customer, requester: { id, name } }
}
