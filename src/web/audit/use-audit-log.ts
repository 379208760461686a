import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'

import { toast } from '#web/kit/feedback/toast.tsx'

import {
  type AuditLogFilters,
  NO_FILTERS,
  parseAuditFilters,
  serializeAuditFilters,
} from './audit-filters.ts'
import { auditQueries, entriesOf } from './audit-queries.ts'

export type AuditLog = ReturnType<typeof useAuditLog>

/** The log as the address narrows it: choosing a filter adds to the history, typing replaces. */
export function useAuditLog() {
  const [params, setParams] = useSearchParams()
  const filters = parseAuditFilters(params)
  const list = useInfiniteQuery({
    ...auditQueries.list(filters),
    placeholderData: keepPreviousData,
  })
  const entries = list.data ? entriesOf(list.data) : []

  function narrow(changes: Partial<AuditLogFilters>, options?: { replace: boolean }) {
    setParams(serializeAuditFilters({ ...filters, ...changes }), options)
  }

  async function showMore() {
    const { isFetchNextPageError } = await list.fetchNextPage()
    if (isFetchNextPageError) toast.error('Failed to load the audit log')
  }

  return {
    entries,
    filters,
    choose: (changes: Partial<AuditLogFilters>) => narrow(changes),
    type: (changes: Partial<AuditLogFilters>) => narrow(changes, { replace: true }),
    clear: () => narrow(NO_FILTERS),
    /** Nothing to show yet, not even what was there before the filters changed. */
    isLoading: list.isPending || (list.isPlaceholderData && entries.length === 0),
    isFailed: list.isLoadingError,
    isRetrying: list.isFetching,
    retry: () => void list.refetch(),
    /** What is shown belongs to the filters of before. */
    isChanging: list.isPlaceholderData,
    hasMore: list.hasNextPage,
    isShowingMore: list.isFetchingNextPage,
    showMore,
  }
}
