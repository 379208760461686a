import { queryOptions } from '@tanstack/react-query'

import { heldMailEndpoints } from '#shared/mail/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

/** How a reply reaches the requester, and what machines sent. Read again with the ticket, by its key. */
export function ticketMailQuery(ticketId: string) {
  return queryOptions({
    queryKey: ['desk', 'ticket', ticketId, 'mail'] as const,
    queryFn: ({ signal }) =>
      call(heldMailEndpoints.getTicketMail, { params: { ticketId } }, { signal }),
  })
}
