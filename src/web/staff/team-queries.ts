import { queryOptions } from '@tanstack/react-query'

import { call } from '#web/lib/call.ts'

export const teamQueries = {
  list: () =>
    queryOptions({
      queryKey: ['team'] as const,
      queryFn: ({ signal }) => call('listStaff', {}, { signal }),
    }),
}
