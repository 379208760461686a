import { randomUUID } from 'node:crypto'

/** Statements that give a ticket one row of everything that is kept of outgoing mail. Run them as the worker. */
export function mailRowsOfTicket(customerId: string, ticketId: string, userId: string): string[] {
  const id = randomUUID()
  const ofTicket = `'${customerId}', '${ticketId}'`
  return `
    update mail_out set stopped_at = now(), stopped_code = '535', stopped_words = 'No';
    insert into mail_causes (customer_id, ticket_id, kind, by_agent, data, at)
      values (${ofTicket}, 'replied', true, '{"commentId": "${id}"}', now());
    insert into sent_mails (customer_id, id, kind, ticket_id, user_id, address, cause, subject, is_internal, created_at)
      values ('${customerId}', '${id}', 'answer', '${ticketId}', '${userId}', 'ann@northwind.example', '${id}', 'Hello', false, now());
    insert into mail_attempts values ('${customerId}', '${id}', 1, now(), 'temporary', '451', 'Later');
    insert into mail_message_ids values ('${id}@portico.example', ${ofTicket}, false, now());
    insert into mail_digest_items (customer_id, ticket_id, user_id, kind, is_internal, at)
      values (${ofTicket}, '${userId}', 'replied', false, now());
    insert into mail_preferences values ('${customerId}', '${userId}', 'digest', now())
      on conflict (customer_id, user_id) do nothing;
    insert into mail_addresses values ('${customerId}', 'ann@northwind.example', now(), 'No such mailbox')
      on conflict (customer_id, address) do nothing`.split(';')
}
