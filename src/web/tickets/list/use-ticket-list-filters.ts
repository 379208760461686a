import { useLocation, useSearchParams } from 'react-router'

import { useAddressFilters } from '#web/ui/list/use-address-filters.ts'
import { useWhen } from '#web/lib/use-when.ts'

import {
  parseTicketListFilters,
  serializeTicketListFilters,
  withoutUnknownFilters,
} from '#web/tickets/queries/ticket-list-filters.ts'

/** Keeps the filters of the list in the address, and removes unknown values from it. */
export function useTicketListFilters() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()

  const kept = withoutUnknownFilters(params)
  useWhen(kept && String(params), () => kept && setParams(kept, { replace: true, state }))

  return useAddressFilters({
    parse: parseTicketListFilters,
    serialize: serializeTicketListFilters,
  })
}
