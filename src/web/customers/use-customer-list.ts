import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'

import { toSearchText } from '#web/kit/list/search-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

import { customerQueries, customersOf } from './customer-queries.ts'
import { useCustomersBeingDeleted } from './use-delete-customer.ts'

export type CustomerList = ReturnType<typeof useCustomerList>

/** The list as the address searches it, without what is being deleted. */
export function useCustomerList() {
  const [params, setParams] = useSearchParams()
  const q = toSearchText(params.get('q') ?? '')
  const list = useInfiniteQuery({ ...customerQueries.list(q), placeholderData: keepPreviousData })
  const deleted = useCustomersBeingDeleted()

  const loaded = list.data ? customersOf(list.data) : []
  const customers = loaded.filter(({ id }) => !deleted.includes(id))

  async function showMore() {
    const { isFetchNextPageError } = await list.fetchNextPage()
    if (isFetchNextPageError) toast.error('Failed to load customers')
  }

  return {
    customers,
    q,
    search: (next: string) => setParams(next === '' ? {} : { q: next }, { replace: true }),
    /** Nothing to show yet, not even what was there before the search changed. */
    isLoading: list.isPending || (list.isPlaceholderData && customers.length === 0),
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
