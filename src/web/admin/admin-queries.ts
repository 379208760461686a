import { queryOptions } from '@tanstack/react-query'

import { call } from '#web/lib/call.ts'

export const adminQueries = {
  /** All of them, newest first. */
  customers: () =>
    queryOptions({
      queryKey: ['customers'],
      queryFn: ({ signal }) => call('listCustomers', {}, { signal }),
    }),
}
