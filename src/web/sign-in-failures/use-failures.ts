import * as words from '#words/sign-in-failures.ts'
import { useAddressFilters } from '#web/ui/list/use-address-filters.ts'
import { readId } from '#web/lib/navigation/read-id.ts'
import { toSearchText } from '#web/lib/format/search-text.ts'
import { useList } from '#web/ui/list/use-list.ts'

import { type FailureFilters, failureQueries } from './failure-queries.ts'

export type Failures = ReturnType<typeof useFailures>

/** The failures as the address narrows them. */
export function useFailures() {
  const { filters, type } = useAddressFilters({ parse, serialize })
  const list = useList(failureQueries.kinds(filters), {
    keyOf: ({ customer, reason }) => `${customer?.id} ${reason}`,
    failure: words.failedToLoad,
  })
  return { ...list, ...filters, search: (q: string) => type({ q }) }
}

function parse(params: URLSearchParams): FailureFilters {
  return {
    q: toSearchText(params.get('q') ?? ''),
    customerId: readId(params.get('customer')),
  }
}

function serialize({ q, customerId }: FailureFilters): URLSearchParams {
  const params = new URLSearchParams()
  if (customerId) params.set('customer', customerId)
  if (q) params.set('q', q)
  return params
}
