import { randomUUID } from 'node:crypto'

/** Statements that give a ticket one row of everything that is kept for the CRM. Run them as the worker. */
export function crmRowsOfTicket(customerId: string, ticketId: string, userId: string): string[] {
  const remote = randomUUID()
  const commentId = randomUUID()
  return `
    insert into crm_companies values ('company ${remote}', '${customerId}', 'Northwind', true, now(), 'Ada Admin');
    insert into crm_contacts values ('${customerId}', '${userId}', 'contact ${remote}');
    insert into crm_tickets values ('${customerId}', '${ticketId}', '${remote}', now(), '{"stage": "1"}', now(), 'other');
    insert into crm_comments values ('${customerId}', '${commentId}', '${ticketId}', 'notes', '${remote}');
    insert into crm_files values ('${customerId}', '${commentId}', '${ticketId}', '${remote}');
    insert into crm_actions (customer_id, ticket_id, kind, data, created_at)
      values ('${customerId}', '${ticketId}', 'add_comment', '{"commentId": "${commentId}"}', now())`.split(
    ';',
  )
}

/** SQL that fills what belongs to the connection and to no customer. */
export const CRM_ROWS = `
    update crm_connection set state = 'paused', token = '\\x00ff', account_id = '42', note_rule = 'marked',
      catalog = '{"stages": []}', missing_scopes = '{tickets}', switched_on_at = now(), updated_by = 'Ada Admin';
    insert into crm_mappings values ('stage', '4', 'Closed');
    insert into crm_limits values ('burst', 1.5, 190, 19, now(), now());
    insert into crm_signals values ('mark', 'tickets', '5', false, now(), now(), now());
    insert into crm_streams values ('notes', '{"after": "9"}', now(), now());
    insert into crm_unplaced values ('77', 'unknown_company', '5', 'ann@northwind.example', now());
    insert into crm_backfills (id, state, position, started_at, started_by)
      values (gen_random_uuid(), 'paused', '1000', now(), 'Ada Admin');`
