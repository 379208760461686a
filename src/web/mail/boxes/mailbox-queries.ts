import { queryOptions } from '@tanstack/react-query'

import { mailboxEndpoints } from '#shared/mail/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

const EVERY_MS = 20_000

export const mailboxQueries = {
  all: () =>
    queryOptions({
      queryKey: ['mailboxes'] as const,
      queryFn: ({ signal }) => call(mailboxEndpoints.listMailboxes, {}, { signal }),
      // They are read while one looks at them.
      refetchInterval: EVERY_MS,
    }),

  one: (mailboxId: string) =>
    queryOptions({
      queryKey: ['mailboxes', mailboxId] as const,
      queryFn: ({ signal }) =>
        call(mailboxEndpoints.getMailbox, { params: { mailboxId } }, { signal }),
      // Editing begins with the stored values.
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
}
