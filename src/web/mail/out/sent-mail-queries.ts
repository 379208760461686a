import { queryOptions } from '@tanstack/react-query'

import { sentMailEndpoints } from '#shared/mail/endpoints.ts'
import type { SentMailState } from '#shared/mail/out/values.ts'
import { call, callWithHeaders } from '#web/lib/http/call.ts'
import { listQuery } from '#web/lib/http/list-parts.ts'

const EVERYTHING = ['sent-mail'] as const

/** It changes while one looks at it. */
const refetchInterval = 10_000

export const sentMailQueries = {
  everything: { queryKey: EVERYTHING },

  overview: () =>
    queryOptions({
      queryKey: [...EVERYTHING, 'overview'],
      queryFn: ({ signal }) => call(sentMailEndpoints.getMailOut, {}, { signal }),
      refetchInterval,
    }),

  list: (state: SentMailState | undefined) => ({
    ...listQuery({
      queryKey: [...EVERYTHING, 'list', state ?? 'all'],
      read: (cursor, signal) =>
        callWithHeaders(sentMailEndpoints.listSentMails, { query: { state, cursor } }, { signal }),
      staleTime: 0,
    }),
    refetchInterval,
  }),
}
