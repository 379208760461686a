import { queryOptions } from '@tanstack/react-query'

import { call } from '#web/lib/call.ts'

export const accountQueries = {
  own: () =>
    queryOptions({
      queryKey: ['account', 'own'] as const,
      queryFn: ({ signal }) => call('getAccount', {}, { signal }),
    }),

  sessions: () =>
    queryOptions({
      queryKey: ['account', 'sessions'] as const,
      queryFn: ({ signal }) => call('listSessions', {}, { signal }),
    }),
}
