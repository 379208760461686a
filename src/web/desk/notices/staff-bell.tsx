import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMatch } from 'react-router'

import * as words from '#words/desk.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { patterns } from '#web/lib/navigation/paths.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { deskChannel, type DeskEvent } from '#web/notifications/feed/desk-channel.ts'
import { NotificationBell } from '#web/notifications/panel/notification-bell.tsx'
import { useTicketFeed } from '#web/notifications/feed/use-ticket-feed.ts'

import { NoticePanel } from './notice-panel.tsx'
import { noticeQuery, useReadNotices } from './notice-queries.ts'

/** The bell of agents and administrators: what they are told of at the desk, above their own tickets. */
export function StaffBell() {
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const { data } = useQuery(noticeQuery)
  const read = useReadNotices()
  const ticketId = useMatch(patterns.deskTicket)?.params.ticketId
  const isNews = data?.notices.some(({ isRead, ticket }) => !isRead && ticket?.id === ticketId)

  useWhen(viewer.id, () => watchDesk(queryClient, viewer.id))
  // Opening a ticket, from any page, marks its notices as read.
  useWhen(isNews && ticketId, () => {
    if (ticketId && !document.hidden) read.mutate({ ticketId })
  })

  return (
    <NotificationBell
      ownTitle={words.ownTickets}
      unreadBeside={data?.unread ?? 0}
      Above={NoticePanel}
    />
  )
}

/** In the admin area, whose frame does not follow changes by itself. */
export function AdminBell() {
  useTicketFeed()
  return <StaffBell />
}

/** Applies the server's news for staff, in any of the tabs that it reached. As long as the page is open. */
function watchDesk(queryClient: QueryClient, userId: string) {
  deskChannel(userId).addEventListener('message', ({ data }: MessageEvent<DeskEvent>) => {
    // A hidden page asks when it is looked at again.
    const refetchType = document.hidden ? 'none' : 'active'
    if (data.type === 'notice')
      void queryClient.invalidateQueries({ queryKey: noticeQuery.queryKey, refetchType })
  })
}
