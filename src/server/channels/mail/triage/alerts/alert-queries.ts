import { sql } from 'kysely'

import type { AlertMeaning } from '#shared/mail/alerts/values.ts'

import type { Tx } from '#server/platform/db/client.ts'

type AlertId = { ruleId: string; key: string }

/** Mails of the same alert wait for each other until the transaction ends, so that no two raise a ticket. */
export async function lockAlert(tx: Tx, { ruleId, key }: AlertId): Promise<void> {
  const name = `portico alert ${ruleId} ${key}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** Finds the ticket that the last mail of an alert came to, and what that mail said. */
export function findLastOfAlert(
  tx: Tx,
  { ruleId, key, customerId }: AlertId & { customerId: string },
) {
  return tx
    .selectFrom('receivedMails')
    .select('ticketId')
    .select(sql<AlertMeaning>`facts -> 'alert' ->> 'meaning'`.as('meaning'))
    .where('alertRuleId', '=', ruleId)
    .where('alertKey', '=', key)
    .where('customerId', '=', customerId)
    .where('ticketId', 'is not', null)
    .where('state', 'in', ['placed', 'automatic'])
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Finds the facts of a ticket that an alert comes to. */
export function findAlertTicket(
  tx: Tx,
  { customerId, ticketId }: { customerId: string; ticketId: string },
) {
  return tx
    .selectFrom('tickets')
    .innerJoin('deskTickets', (join) =>
      join
        .onRef('deskTickets.customerId', '=', 'tickets.customerId')
        .onRef('deskTickets.ticketId', '=', 'tickets.id'),
    )
    .leftJoin('ticketMerges', (join) =>
      join
        .onRef('ticketMerges.customerId', '=', 'tickets.customerId')
        .onRef('ticketMerges.ticketId', '=', 'tickets.id'),
    )
    .select(['tickets.customerId', 'tickets.id as ticketId', 'tickets.number', 'tickets.priority'])
    .select('intoTicketId')
    .select([
      sql<boolean>`tickets.status = 'Closed'`.as('isClosed'),
      // Words of a person, also those that wait to be sent, or an agent whose ticket it is or who merged others into it.
      sql<boolean>`desk_tickets.assignee_id is not null
        or exists (
          select from comments
          where comments.customer_id = tickets.customer_id and comments.ticket_id = tickets.id and kind <> 'system'
        )
        or exists (
          select from waiting_replies
          where waiting_replies.customer_id = tickets.customer_id and waiting_replies.ticket_id = tickets.id
        )
        or exists (
          select from ticket_merges
          where ticket_merges.customer_id = tickets.customer_id and into_ticket_id = tickets.id
        )`.as('hasPerson'),
    ])
    .where('tickets.customerId', '=', customerId)
    .where('tickets.id', '=', ticketId)
    .executeTakeFirst()
}

/** How often this alert, alerts of this rule, and mails of any kind have come into tickets since. */
export async function countAlerts(
  tx: Tx,
  { ruleId, key, ticketId, since }: AlertId & { ticketId: string | null; since: Date },
): Promise<{ ofAlert: number; ofTicket: number; raised: number }> {
  const { rows } = await sql<{ ofAlert: number; ofTicket: number; raised: number }>`
    select
      count(*) filter (where alert_rule_id = ${ruleId} and alert_key = ${key})::integer as of_alert,
      count(*) filter (where ticket_id = ${ticketId}::uuid)::integer as of_ticket,
      count(*) filter (where alert_rule_id = ${ruleId} and comment_id is null)::integer as raised
    from received_mails
    where received_at > ${since} and state = 'placed'
      and (alert_rule_id = ${ruleId} or ticket_id = ${ticketId}::uuid)`.execute(tx)
  return rows[0] ?? { ofAlert: 0, ofTicket: 0, raised: 0 }
}
