import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import { useAddressFilters } from '#web/kit/list/use-address-filters.ts'

import {
  parseTicketListFilters,
  serializeTicketListFilters,
  withoutUnknownFilters,
} from './ticket-list-filters.ts'

/** The filters of the list, in the address, which keeps nothing that is not known. */
export function useTicketListFilters() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()

  useEffect(() => {
    const kept = withoutUnknownFilters(params)
    if (kept) setParams(kept, { replace: true, state })
  }, [params, setParams, state])

  return useAddressFilters({
    parse: parseTicketListFilters,
    serialize: serializeTicketListFilters,
  })
}
