import { sql } from 'kysely'

import { MAIL_LANGUAGE } from '#server/access/users/language-queries.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { listStoredAudience } from '#server/tickets/core/participants.ts'
import type { TicketKey } from '#server/channels/mail/outgoing/sent/kinds.ts'
import type { Cause, Reader } from './plan-mails.ts'

/** Takes what is to be told of a ticket, the oldest first. */
export async function takeCauses(tx: Tx, { customerId, ticketId }: TicketKey): Promise<Cause[]> {
  const causes = await tx
    .deleteFrom('mailCauses')
    .where('customerId', '=', customerId)
    .where('ticketId', '=', ticketId)
    .returning([
      ...(['seq', 'kind', 'userId', 'actorId', 'byAgent', 'data', 'at'] as const),
      sql<string[] | null>`(
        select recipient_ids from crm_comments link
        where link.customer_id = mail_causes.customer_id
          and link.comment_id = (mail_causes.data ->> 'commentId')::uuid
          and link.stream <> 'notes'
      )`.as('mailedIds'),
    ])
    .execute()
  return causes.toSorted((one, other) => one.seq - other.seq)
}

/** Finds the facts that decide who is notified of a ticket. Nothing when the customer was deleted. */
export function findTicketFacts(tx: Tx, { customerId, ticketId }: TicketKey) {
  return tx
    .selectFrom('tickets')
    .innerJoin('customers', 'customers.id', 'tickets.customerId')
    .leftJoin('deskTickets', (join) =>
      join
        .onRef('deskTickets.customerId', '=', 'tickets.customerId')
        .onRef('deskTickets.ticketId', '=', 'tickets.id'),
    )
    .where('tickets.customerId', '=', customerId)
    .where('tickets.id', '=', ticketId)
    .where('customers.deletedAt', 'is', null)
    .select([
      'tickets.number',
      'tickets.subject',
      'deskTickets.assigneeId',
      sql<boolean>`tickets.status = 'Closed'`.as('isClosed'),
      sql<boolean>`exists (
        select from ticket_merges merge
        where merge.customer_id = tickets.customer_id and merge.ticket_id = tickets.id
      )`.as('isMerged'),
      sql<boolean>`(select acknowledge_tickets from installation)`.as('isAcknowledged'),
      sql<boolean>`exists (
        select from received_mails mail
        where mail.ticket_id = tickets.id and mail.comment_id is null
          and (mail.facts ->> 'automatic' is not null or mail.alert_rule_id is not null)
      )`.as('isOfMachine'),
      sql<string[]>`array(
        select distinct user_id from desk_presence
        where ticket_id = tickets.id and state <> 'away' and until > clock_timestamp()
      )`.as('presentIds'),
    ])
    .executeTakeFirst()
}

/** Lists who may have mail about a ticket: its audience and the staff, without addresses that bounced. */
export async function listReaders(tx: Tx, key: TicketKey): Promise<Reader[]> {
  const audience = (await listStoredAudience(tx, key)).filter(({ isMailed }) => isMailed)
  const reasons = new Map(audience.map(({ id, reason }) => [id, reason]))
  const rows = await readers(tx)
    .where(sql<boolean>`(customers.internal or users.id = any(${[...reasons.keys()]}::uuid[]))`)
    .orderBy('users.id')
    .execute()
  return rows.map((row) => ({ ...row, reason: reasons.get(row.id) ?? null }))
}

export function findReader(tx: Tx, userId: string) {
  return readers(tx).where('users.id', '=', userId).executeTakeFirst()
}

function readers(tx: Tx) {
  return tx
    .selectFrom('customers')
    .innerJoin('users', 'users.customerId', 'customers.id')
    .leftJoin('mailPreferences', (join) =>
      join
        .onRef('mailPreferences.customerId', '=', 'users.customerId')
        .onRef('mailPreferences.userId', '=', 'users.id'),
    )
    .where('users.active', '=', true)
    .where('customers.active', '=', true)
    .where('customers.deletedAt', 'is', null)
    .where(
      sql<boolean>`not exists (
        select from mail_addresses bounced
        where bounced.customer_id = users.customer_id and bounced.address = users.email
      )`,
    )
    .select([
      'users.customerId',
      'users.id',
      'users.name',
      'users.email',
      'users.isExternal',
      'users.mayAnswer',
      'customers.internal as isStaff',
      'mailPreferences.choice',
      MAIL_LANGUAGE.as('language'),
    ])
}
