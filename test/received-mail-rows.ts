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

/** A statement that adds a rule for alerts, whose tickets are a person's. Run it as the worker. */
export function alertRuleRow({
  customerId,
  userId,
  id = randomUUID(),
}: {
  customerId: string
  userId: string
  id?: string
}): string {
  return `
    insert into alert_rules (
      id, name, position, sender, customer_id, requester_id, categories, subject_patterns, body_patterns,
      high_states, medium_states, low_states, recovery_states, other_states, created_at, updated_at, updated_by
    ) values (
      '${id}', 'Icinga', 1, 'icinga@msp.example', '${customerId}', '${userId}', '{A,"B C"}',
      '{"{host}, {state}"}', '{}', '{DOWN}', '{}', '{}', '{UP}', '{}', now(), now(), 'Ana'
    )`
}
