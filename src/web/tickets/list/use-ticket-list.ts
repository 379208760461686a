import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { POLL_INTERVAL_MS } from '#shared/limits.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

import type { TicketListFilters } from './ticket-list-filters.ts'
import { ticketQueries, ticketsOf } from '#web/tickets/ticket-queries.ts'
import { useListNews } from './use-list-news.ts'

export type TicketList = ReturnType<typeof useTicketList>

/** The list with everything that can be done to it: refresh, pause, show more. */
export function useTicketList(filters: TicketListFilters) {
  const [isPaused, setIsPaused] = useState(false)
  const [isRefreshing, setIsRefreshing] = useState(false)
  const list = useInfiniteQuery({
    ...ticketQueries.list(filters),
    placeholderData: keepPreviousData,
    refetchInterval: isPaused ? false : POLL_INTERVAL_MS,
    // Paused, nothing that is shown changes by itself, but what was never shown is still loaded.
    enabled: ({ state }) => !isPaused || state.data === undefined,
  })

  const tickets = list.data ? ticketsOf(list.data) : []
  const partCount = list.data?.pages.length ?? 0
  const { expectRefresh } = useListNews(
    {
      question: `${JSON.stringify(filters)} ${partCount}`,
      tickets,
      readAtMs: list.dataUpdatedAt,
    },
    list.isFetchedAfterMount && !list.isPlaceholderData,
  )

  async function refresh() {
    setIsRefreshing(true)
    expectRefresh(true)
    const { isError } = await list.refetch()
    setIsRefreshing(false)
    if (isError) {
      expectRefresh(false)
      toast.error('Failed to refresh tickets')
    } else {
      toast.success('Tickets refreshed successfully')
    }
  }

  async function showMore() {
    const { isFetchNextPageError } = await list.fetchNextPage()
    if (isFetchNextPageError) toast.error('Failed to load your tickets')
  }

  return {
    tickets,
    /** Nothing to show yet, not even what was there before the filters changed. */
    isLoading: list.isPending || (list.isPlaceholderData && tickets.length === 0),
    isFailed: list.isLoadingError,
    isRetrying: list.isFetching,
    retry: () => void list.refetch(),
    /** What is shown belongs to the filters of before. */
    isChanging: list.isPlaceholderData,
    readAtMs: list.dataUpdatedAt,
    hasMore: list.hasNextPage,
    isShowingMore: list.isFetchingNextPage,
    showMore,
    isRefreshing,
    refresh,
    isPaused,
    setIsPaused,
  }
}
