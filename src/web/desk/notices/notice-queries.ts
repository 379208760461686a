import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { noticeEndpoints } from '#shared/desk/endpoints.ts'
import type { Notice, Notices, ReadNotices } from '#shared/desk/notices/contract.ts'
import * as words from '#words/desk.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { call } from '#web/lib/http/call.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'

/**
 * The newest, and as many older ones as are shown already. One query whose data grows: a list that comes in
 * parts would bring its code to every page with a bell.
 */
export const noticeQuery = queryOptions({
  queryKey: ['desk', 'notices'] as const,
  queryFn: async ({ client, queryKey, signal }) => {
    const shown = client.getQueryData<Notices>(queryKey)?.notices.length ?? 0
    let known = await call(noticeEndpoints.listNotices, { query: {} }, { signal })
    while (known.hasMore && known.notices.length < shown)
      known = withOlder(known, await readOlder(known, signal))
    return known
  },
})

function readOlder({ notices }: Notices, signal?: AbortSignal): Promise<Notices> {
  const query = { before: notices.at(-1)?.id }
  return call(noticeEndpoints.listNotices, { query }, signal && { signal })
}

function withOlder({ notices }: Notices, older: Notices): Notices {
  const known = new Set(notices.map(({ id }) => id))
  return { ...older, notices: [...notices, ...older.notices.filter(({ id }) => !known.has(id))] }
}

/** Reads the next older ones. */
export function useOlderNotices(known: Notices | undefined) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      known ? readOlder(known) : Promise.reject(new Error(words.noticesLoadFailed)),
    onSuccess: (older) =>
      queryClient.setQueryData(noticeQuery.queryKey, (now) => now && withOlder(now, older)),
    onError: () => toast.error(words.noticesLoadFailed),
  })
}

/** Marks notices as read. They look read at once; the server's answer says what is left. */
export function useReadNotices() {
  const queryClient = useQueryClient()
  const { queryKey } = noticeQuery

  return useMutation({
    mutationFn: (body: ReadNotices) => call(noticeEndpoints.readNotices, { body }),
    onMutate: async (body) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (known) => known && withRead(known, body))
    },
    onSuccess: ({ unread }) =>
      queryClient.setQueryData(queryKey, (known) => known && { ...known, unread }),
    onError: () => toast.error(words.markReadFailed),
    // A reading that this has stopped may have been about to bring something new.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

/** Deletes all notices up to one. */
export function useClearNotices() {
  const queryClient = useQueryClient()
  const { queryKey } = noticeQuery

  return useMutation({
    mutationFn: (upTo: string) => call(noticeEndpoints.clearNotices, { body: { upTo } }),
    onSuccess: (left) => keepAnswer(queryClient, queryKey, left),
    onError: () => toast.error(words.clearNoticesFailed),
  })
}

/** As the server counts: tickets that are due soon are one together. */
function countUnread(notices: Notice[]): number {
  const unread = notices.filter(({ isRead }) => !isRead)
  const others = unread.filter(({ kind }) => kind !== 'near_due')
  return others.length + (others.length < unread.length ? 1 : 0)
}

function withRead({ unread, notices, hasMore }: Notices, which: ReadNotices): Notices {
  const isMeant = ({ id, ticket, tickets = 1 }: Notice) =>
    which.noticeIds?.includes(id) ||
    (which.ticketId !== undefined && ticket?.id === which.ticketId && tickets === 1) ||
    (which.upTo !== undefined && id <= which.upTo)
  const marked = notices.map((notice) => (isMeant(notice) ? { ...notice, isRead: true } : notice))
  const fewer = countUnread(notices) - countUnread(marked)
  return {
    // All up to one that was shown are also those that were not.
    unread: which.upTo === notices[0]?.id ? 0 : Math.max(0, unread - fewer),
    notices: marked,
    hasMore,
  }
}
