import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'

import { isUuid } from '#web/lib/is-uuid.ts'
import { toSearchText } from '#web/kit/list/search-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

import { failureQueries } from './failure-queries.ts'

export type Failures = ReturnType<typeof useFailures>

/** The failures as the address narrows them. */
export function useFailures() {
  const [params, setParams] = useSearchParams()
  const q = toSearchText(params.get('q') ?? '')
  const customer = params.get('customer')
  const customerId = customer !== null && isUuid(customer) ? customer : null
  const list = useInfiniteQuery({
    ...failureQueries.kinds({ q, customerId }),
    placeholderData: keepPreviousData,
  })
  const kinds = list.data?.pages.flatMap((part) => part.kinds) ?? []

  function search(text: string) {
    const next = new URLSearchParams()
    if (customerId) next.set('customer', customerId)
    if (text) next.set('q', text)
    setParams(next, { replace: true })
  }

  async function showMore() {
    const { isFetchNextPageError } = await list.fetchNextPage()
    if (isFetchNextPageError) toast.error('Failed to load the sign-in failures')
  }

  return {
    q,
    customerId,
    kinds,
    search,
    showMore,
    isLoading: list.isPending,
    isChanging: list.isPlaceholderData,
    isFailed: list.isError && !list.data,
    isRetrying: list.isFetching,
    retry: () => void list.refetch(),
    hasMore: list.hasNextPage,
    isShowingMore: list.isFetchingNextPage,
  }
}
