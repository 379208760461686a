import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { Comment, Ticket } from '#shared/tickets/contract.ts'

import { type CommentSource, loadOlderComments, olderComments } from './older-comments.ts'

/** The rest of a long conversation: page by page, all of it, or as far as the comment of a link. */
export function useOlderComments<Item extends Comment>(
  { comments, commentCount }: Pick<Ticket, 'commentCount'> & { comments: Item[] },
  source: CommentSource<Item>,
  linkedCommentId: string,
) {
  const queryClient = useQueryClient()
  const [isAllWanted, setIsAllWanted] = useState(false)
  const page = useMutation({ mutationFn: () => loadOlderComments(queryClient, source) })

  const hasMore = comments.length < commentCount && page.data !== false
  const isLinkedMissing =
    linkedCommentId !== '' && comments.every(({ id }) => id !== linkedCommentId)
  const linked = useQuery({
    ...olderComments.through(source, linkedCommentId),
    enabled: hasMore && isLinkedMissing,
  })
  const all = useQuery({ ...olderComments.all(source), enabled: hasMore && isAllWanted })

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
