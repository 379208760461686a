import { randomUUID } from 'node:crypto'

/** A statement that gives a ticket a mail that was placed at it. Run it as the worker. */
export function receivedMailRow(
  { customerId, ticketId }: { customerId: string; ticketId: string },
  rawKey: string,
): string {
  return `
    insert into received_mails (
      id, mark, message_id, from_address, received_at, size_bytes, raw_key, state, facts, customer_id, ticket_id,
      settled_at
    ) values (
      '${randomUUID()}', '${randomUUID()}', 'a@northwind.example', 'ann@northwind.example', now(), 1, '${rawKey}',
      'placed', '{"verdict": "dmarc"}', '${customerId}', '${ticketId}', now()
    )`
}
