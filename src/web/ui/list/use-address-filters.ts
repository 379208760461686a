import { startTransition, useOptimistic } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import { toSearchText } from '#web/lib/format/search-text.ts'

type AddressFilters<Filters> = {
  /** A value that cannot be is dropped, never sent on. */
  parse: (params: URLSearchParams) => Filters
  serialize: (filters: Filters) => URLSearchParams
}

/** Keeps the filters of a list in the address: choosing one adds to the history, typing replaces. */
export function useAddressFilters<Filters extends object>({
  parse,
  serialize,
}: AddressFilters<Filters>) {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  // The router renders a new address later. Until then a select would show its previous value.
  const [filters, setFilters] = useOptimistic(parse(params))

  function narrow(changes: Partial<Filters>, options?: { replace: boolean }) {
    // Another page was opened and is still loading: a search would lead back from it.
    if (window.location.pathname !== pathname) return
    // The address itself, because a choice made a moment ago may not be rendered yet.
    const next = { ...parse(new URLSearchParams(window.location.search)), ...changes }
    startTransition(() => {
      setFilters(next)
      setParams(serialize(next), options)
    })
  }

  return {
    filters,
    choose: (changes: Partial<Filters>) => narrow(changes),
    type: (changes: Partial<Filters>) => narrow(changes, { replace: true }),
  }
}

/** For a list that is only searched. */
export const SEARCH_ONLY: AddressFilters<{ q: string }> = {
  parse: (params) => ({ q: toSearchText(params.get('q') ?? '') }),
  serialize: ({ q }) => new URLSearchParams(q === '' ? {} : { q }),
}
