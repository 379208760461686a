import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { Ticket } from '#shared/tickets/contract.ts'

import { loadOlderComments, olderComments } from './older-comments.ts'

/** The rest of a long conversation: page by page, all of it, or as far as the comment of a link. */
export function useOlderComments(
  { id: ticketId, comments, commentCount }: Pick<Ticket, 'id' | 'comments' | 'commentCount'>,
  linkedCommentId: string,
) {
  const queryClient = useQueryClient()
  const [isAllWanted, setIsAllWanted] = useState(false)
  const page = useMutation({ mutationFn: () => loadOlderComments(queryClient, ticketId) })

  const hasMore = comments.length < commentCount && page.data !== false
  const isLinkedMissing =
    linkedCommentId !== '' && comments.every(({ id }) => id !== linkedCommentId)
  const linked = useQuery({
    ...olderComments.through(ticketId, linkedCommentId),
    enabled: hasMore && isLinkedMissing,
  })
  const all = useQuery({ ...olderComments.all(ticketId), enabled: hasMore && isAllWanted })

  const isLoading = page.isPending || linked.isFetching || all.isFetching
  return {
    hasMore,
    isLoading,
    isLoadingAll: all.isFetching,
    hasFailed: !isLoading && (page.isError || linked.isError || all.isError),
    loadPage() {
      if (!isLoading) page.mutate()
    },
    loadAll() {
      if (isAllWanted) void all.refetch()
      setIsAllWanted(true)
    },
  }
}
