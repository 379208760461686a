import {
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useState } from 'react'

import { type ListPart, type ListParts, rowsOf } from '#web/lib/http/list-parts.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

type PartsQuery<Row> = UseInfiniteQueryOptions<
  ListPart<Row>,
  Error,
  ListParts<Row>,
  QueryKey,
  string | null
>

export type List<Row> = {
  rows: Row[]
  /** There is nothing to show yet, not even what was there before the filters changed. */
  isLoading: boolean
  isFailed: boolean
  isRetrying: boolean
  retry: () => void
  /** Said when the list cannot be loaded. */
  failure: string
  /** The rows still belong to the previous filters. */
  isChanging: boolean
  hasMore: boolean
  isShowingMore: boolean
  showMore: () => void
}

/** A list that comes in parts, by a query of `listQuery`. */
export function useList<Row>(
  query: PartsQuery<Row>,
  { keyOf, failure }: { keyOf: (row: Row) => string; failure: string },
) {
  const list = useInfiniteQuery({ ...query, placeholderData: keepPreviousData })
  const rows = list.data ? rowsOf(list.data, keyOf) : []
  // The rows of the previous filters come without the time at which they were read.
  const [lastReadAtMs, setLastReadAtMs] = useState(list.dataUpdatedAt)
  const readAtMs = list.isPlaceholderData ? lastReadAtMs : list.dataUpdatedAt
  if (readAtMs !== lastReadAtMs) setLastReadAtMs(readAtMs)

  async function showMore() {
    const { isFetchNextPageError } = await list.fetchNextPage()
    if (isFetchNextPageError) toast.error(failure)
  }

  return {
    rows,
    // Offline, the rows of the previous filters would stay under the name of these.
    isLoading: list.isPending || (list.isPlaceholderData && (rows.length === 0 || list.isPaused)),
    isFailed: list.isLoadingError,
    isRetrying: list.isFetching,
    retry: () => void list.refetch(),
    failure,
    isChanging: list.isPlaceholderData,
    hasMore: list.hasNextPage,
    isShowingMore: list.isFetchingNextPage,
    showMore: () => void showMore(),
    partCount: list.data?.pages.length ?? 0,
    readAtMs,
    isRead: list.isFetchedAfterMount && !list.isPlaceholderData,
    refetch: list.refetch,
  } satisfies List<Row> & Record<string, unknown>
}

/** A list that comes in one answer. */
export function useWholeList<Row, Key extends QueryKey>(
  query: UseQueryOptions<Row[], Error, Row[], Key>,
  { failure }: { failure: string },
): List<Row> {
  const list = useQuery(query)
  return {
    rows: list.data ?? [],
    isLoading: list.isPending,
    isFailed: list.isLoadingError,
    isRetrying: list.isFetching,
    retry: () => void list.refetch(),
    failure,
    isChanging: false,
    hasMore: false,
    isShowingMore: false,
    showMore: () => {},
  }
}
