import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { TicketKey } from '#server/channels/mail/outgoing/sent/kinds.ts'

/** Finds the facts that decide whether mail reaches the requester of a ticket. */
export function findRequesterMail(tx: Tx, { customerId, ticketId }: TicketKey) {
  return tx
    .selectFrom('tickets')
    .innerJoin('users', (join) =>
      join
        .onRef('users.customerId', '=', 'tickets.customerId')
        .onRef('users.id', '=', 'tickets.requesterId'),
    )
    .leftJoin('mailPreferences', (join) =>
      join
        .onRef('mailPreferences.customerId', '=', 'users.customerId')
        .onRef('mailPreferences.userId', '=', 'users.id'),
    )
    .leftJoin('mailAddresses', (join) =>
      join
        .onRef('mailAddresses.customerId', '=', 'users.customerId')
        .onRef('mailAddresses.address', '=', 'users.email'),
    )
    .innerJoin('mailOut', (join) => join.onTrue())
    .where('tickets.customerId', '=', customerId)
    .where('tickets.id', '=', ticketId)
    .select([
      'users.active',
      'mailOut.stoppedAt',
      'mailPreferences.choice',
      'mailAddresses.bouncedAt',
      'mailAddresses.words',
      sql<boolean>`is_mail_on()`.as('isOn'),
    ])
    .executeTakeFirstOrThrow()
}
