import { useState } from 'react'

import { POLL_INTERVAL_MS } from '#shared/limits.ts'
import * as words from '#words/tickets.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { useList } from '#web/ui/list/use-list.ts'
import { idOf } from '#web/lib/http/list-parts.ts'

import type { TicketListFilters } from '#web/tickets/queries/ticket-list-filters.ts'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import { useListNews } from './use-list-news.ts'

export type TicketList = ReturnType<typeof useTicketList>

/** The list with everything that can be done to it: refresh, pause, show more. */
export function useTicketList(filters: TicketListFilters) {
  const [isPaused, setIsPaused] = useState(false)
  const [isRefreshing, setIsRefreshing] = useState(false)
  const list = useList(
    {
      ...ticketQueries.list(filters),
      refetchInterval: isPaused ? false : POLL_INTERVAL_MS,
      // Paused, nothing that is shown changes by itself, but what was never shown is still loaded.
      enabled: ({ state }) => !isPaused || state.data === undefined,
    },
    { keyOf: idOf, failure: words.loadFailed },
  )

  const { expectRefresh } = useListNews(
    {
      question: `${JSON.stringify(filters)} ${list.partCount}`,
      tickets: list.rows,
      readAtMs: list.readAtMs,
    },
    list.isRead,
  )

  async function refresh() {
    setIsRefreshing(true)
    expectRefresh(true)
    const { isError } = await list.refetch()
    setIsRefreshing(false)
    if (isError) {
      expectRefresh(false)
      toast.error(words.refreshFailed)
    } else {
      toast.success(words.refreshed)
    }
  }

  return { ...list, isRefreshing, refresh, isPaused, setIsPaused }
}
