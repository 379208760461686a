import * as words from '#words/customers.ts'
import { useList } from '#web/ui/list/use-list.ts'
import { SEARCH_ONLY, useAddressFilters } from '#web/ui/list/use-address-filters.ts'
import { idOf } from '#web/lib/http/list-parts.ts'

import { customerQueries } from '#web/customers/customer-queries.ts'
import { useCustomersBeingDeleted } from './use-delete-customer.ts'

/** The list as the address searches it, without what is being deleted. */
export function useCustomerList() {
  const { filters, type } = useAddressFilters(SEARCH_ONLY)
  const list = useList(customerQueries.list(filters.q), {
    keyOf: idOf,
    failure: words.loadFailed,
  })
  const deleted = useCustomersBeingDeleted()
  const rows = list.rows.filter(({ id }) => !deleted.includes(id))

  return { ...list, rows, q: filters.q, search: (q: string) => type({ q }) }
}
