import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import {
  parseTicketListFilters,
  serializeTicketListFilters,
  type TicketListFilters,
  withoutUnknownFilters,
} from './ticket-list-filters.ts'

/** The filters live in the address: choosing one adds to the history, typing replaces. */
export function useTicketListFilters() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const filters = parseTicketListFilters(params)

  useEffect(() => {
    const kept = withoutUnknownFilters(params)
    if (kept) setParams(kept, { replace: true, state })
  }, [params, setParams, state])

  function write(next: TicketListFilters, options?: { replace: boolean }) {
    setParams(serializeTicketListFilters(next), options)
  }

  return {
    filters,
    choose: (next: TicketListFilters) => write(next),
    search: (q: string) => write({ ...filters, q }, { replace: true }),
  }
}
