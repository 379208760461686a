import type { QueryClient } from '@tanstack/react-query'

import { deskChannel, type DeskEvent } from '#web/notifications/feed/desk-channel.ts'

import { noticeQuery } from './notice-queries.ts'

/** Applies the server's news for staff, in any of the tabs that it reached. As long as the page is open. */
export function followDesk(queryClient: QueryClient, userId: string) {
  deskChannel(userId).addEventListener('message', ({ data }: MessageEvent<DeskEvent>) => {
    // A hidden page asks when it is looked at again.
    const refetchType = document.hidden ? 'none' : 'active'
    if (data.type === 'notice')
      void queryClient.invalidateQueries({ queryKey: noticeQuery.queryKey, refetchType })
  })
}
