import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'

import { toSearchText } from '#web/kit/list/search-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

import { peopleOf, peopleQueries } from './people-queries.ts'

export type People = ReturnType<typeof usePeople>

/** A customer's people as the address searches them. */
export function usePeople(customerId: string) {
  const [params, setParams] = useSearchParams()
  const q = toSearchText(params.get('q') ?? '')
  const list = useInfiniteQuery({
    ...peopleQueries.list(customerId, q),
    placeholderData: keepPreviousData,
  })
  const people = list.data ? peopleOf(list.data) : []

  async function showMore() {
    const { isFetchNextPageError } = await list.fetchNextPage()
    if (isFetchNextPageError) toast.error('Failed to load people')
  }

  return {
    people,
    q,
    search: (next: string) => setParams(next === '' ? {} : { q: next }, { replace: true }),
    /** Nothing to show yet, not even what was there before the search changed. */
    isLoading: list.isPending || (list.isPlaceholderData && people.length === 0),
    isFailed: list.isLoadingError,
    isRetrying: list.isFetching,
    retry: () => void list.refetch(),
    /** What is shown belongs to the search of before. */
    isChanging: list.isPlaceholderData,
    hasMore: list.hasNextPage,
    isShowingMore: list.isFetchingNextPage,
    showMore,
  }
}
