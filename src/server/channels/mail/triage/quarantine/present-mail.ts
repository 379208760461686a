import type { MailItem } from '#shared/mail/held/contract.ts'

import { toShownEmail } from '#server/platform/text/domain-spelling.ts'
import type { MailRow } from './queries.ts'

export function presentMailItem(row: MailRow): MailItem {
  const { fromAddress, fromName, facts, customerId, ticketId, ticketNumber } = row
  return {
    id: row.id,
    state: row.state,
    reason: row.reason,
    from: {
      name: fromName || facts.shownFrom || '',
      address: fromAddress === null ? null : toShownEmail(fromAddress),
    },
    subject: row.subject,
    preview: facts.preview ?? '',
    receivedAt: row.receivedAt.toISOString(),
    customer: customerId === null ? null : { id: customerId, name: row.customerName ?? '' },
    ticket:
      ticketId === null || ticketNumber === null ? null : { id: ticketId, number: ticketNumber },
    settledBy: row.settledBy,
  }
}
