import { peopleEndpoints } from '#shared/customers/endpoints.ts'
import { DEFAULT_PAGE_SIZE } from '#shared/limits.ts'
import { callWithHeaders } from '#web/lib/http/call.ts'
import { listQuery } from '#web/lib/http/list-parts.ts'

export const peopleQueries = {
  lists: (customerId: string) => ['people', customerId] as const,

  /** By name. */
  list: (customerId: string, q: string) =>
    listQuery({
      queryKey: [...peopleQueries.lists(customerId), q],
      read: (cursor, signal) => {
        const query = { q, limit: DEFAULT_PAGE_SIZE, cursor }
        return callWithHeaders(
          peopleEndpoints.listPeople,
          { params: { customerId }, query },
          { signal },
        )
      },
    }),
}
