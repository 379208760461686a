import { queryOptions } from '@tanstack/react-query'

import { heldMailEndpoints } from '#shared/mail/endpoints.ts'
import type { ListedMails } from '#shared/mail/held/values.ts'
import { call, callWithHeaders } from '#web/lib/http/call.ts'
import { listQuery } from '#web/lib/http/list-parts.ts'

export const mailQueries = {
  all: () => ['mails'] as const,

  /** The newest first. */
  list: (state: ListedMails) =>
    listQuery({
      queryKey: [...mailQueries.all(), 'list', state],
      read: (cursor, signal) =>
        callWithHeaders(heldMailEndpoints.listMails, { query: { state, cursor } }, { signal }),
      // Another agent may have decided about them.
      staleTime: 0,
    }),

  mail: (mailId: string) =>
    queryOptions({
      queryKey: [...mailQueries.all(), mailId] as const,
      queryFn: ({ signal }) => call(heldMailEndpoints.getMail, { params: { mailId } }, { signal }),
      staleTime: 0,
    }),
}
