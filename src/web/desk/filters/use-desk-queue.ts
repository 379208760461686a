import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import * as words from '#words/desk.ts'
import { POLL_INTERVAL_MS } from '#shared/limits.ts'
import { parseDeskFilters, serializeDeskFilters } from './desk-filters.ts'
import { deskQueries } from './desk-queries.ts'
import { useAddressFilters } from '#web/ui/list/use-address-filters.ts'
import { useList } from '#web/ui/list/use-list.ts'
import { idOf } from '#web/lib/http/list-parts.ts'

export type DeskQueue = ReturnType<typeof useDeskQueue>

/** The queue and its counts, kept up to date by the feed of changes unless they are paused. */
export function useDeskQueue() {
  const { filters, choose, type } = useAddressFilters({
    parse: parseDeskFilters,
    serialize: serializeDeskFilters,
  })
  const [isPaused, setIsPaused] = useState(false)
  // Paused, nothing that is shown changes by itself, but what was never shown is still loaded.
  const live = {
    refetchInterval: isPaused ? (false as const) : POLL_INTERVAL_MS,
    enabled: ({ state }: { state: { data: unknown } }) => !isPaused || state.data === undefined,
  }
  const list = useList(
    { ...deskQueries.list(filters), ...live },
    { keyOf: idOf, failure: words.loadFailed },
  )
  const { data: counts } = useQuery({ ...deskQueries.views(), ...live })
  const saved = useQuery({ ...deskQueries.savedViews(), ...live })
  const savedViews = saved.data ?? []
  // One that was deleted meanwhile leaves its filters behind.
  const openView = savedViews.find(({ id }) => id === filters.saved)

  /** The address names a view that the viewer does not have: of a colleague alone, or deleted. */
  const isViewMissing = saved.isSuccess && filters.saved !== null && !openView

  return {
    list,
    counts,
    savedViews,
    openView,
    isViewMissing,
    filters,
    choose,
    type,
    isPaused,
    setIsPaused,
  }
}
