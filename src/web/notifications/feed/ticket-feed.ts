import type { QueryClient } from '@tanstack/react-query'

import { deskChannel, notifyDesk } from './desk-channel.ts'
import { showOnDesktop } from '#web/notifications/panel/desktop-notifications.ts'
import type { TicketNews } from './diff-tickets.ts'
import { findNews } from './find-news.ts'
import { trackOwnChanges } from './track-own-changes.ts'
import { electLeaderTab } from './elect-leader-tab.ts'
import { notificationStore } from '#web/notifications/panel/notification-store.ts'
import { playSound } from '#web/notifications/panel/notification-preferences.ts'
import { refreshTickets } from './refresh-tickets.ts'
import { readSeenTickets, writeSeenTickets } from './seen-ticket-store.ts'
import { withOwnChange } from './seen-tickets.ts'
import type { TicketChanges } from './ticket-events.ts'
import { watchTickets } from './watch-tickets.ts'

type Feed = {
  userId: string
  queryClient: QueryClient
  openTicket: (ticketId: string) => void
  /** How the viewer reads a message that ends with a subject. */
  shown: (message: string) => string
  signal: AbortSignal
}

/**
 * Keeps what the tabs of this browser show of the user's tickets up to date, and notifies of what
 * others have changed. One tab does the asking: a browser has few connections for a site, and a
 * stream in each tab would take them all.
 */
export function runTicketFeed({ userId, queryClient, openTicket, shown, signal }: Feed) {
  const name = `portico:tickets:${userId}`
  const tabs = new BroadcastChannel(name)
  const desk = deskChannel(userId)
  let isLeading = false

  tabs.addEventListener('message', ({ data }: MessageEvent<TicketChanges>) =>
    refreshTickets(queryClient, data),
  )
  signal.addEventListener('abort', () => {
    tabs.close()
    desk.close()
  })

  const ownChanges = trackOwnChanges({
    signal,
    onDone: (ticket, comments) => {
      const seen = isLeading && readSeenTickets(userId)
      if (seen) writeSeenTickets(userId, withOwnChange(seen, ticket, comments))
      refreshTickets(queryClient, [ticket])
    },
  })

  function notifyTabs(changes: TicketChanges) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves this origin
    tabs.postMessage(changes)
    refreshTickets(queryClient, changes)
  }

  function notify(news: TicketNews[]) {
    const added = notificationStore.add(userId, news)
    playSound()
    const told = added.map((one) => ({ ...one, message: shown(one.message) }))
    showOnDesktop(told, ({ id, ticketId }) => {
      notificationStore.markRead(userId, id)
      if (ticketId) openTicket(ticketId)
    })
  }

  electLeaderTab(
    name,
    (turn) => {
      isLeading = true
      turn.addEventListener('abort', () => {
        isLeading = false
      })
      watchTickets({
        findNews: () => findNews({ userId, ownChanges, signal: turn }),
        onChanged: notifyTabs,
        onNews: notify,
        onDesk: (event) => notifyDesk(desk, event),
        signal: turn,
      })
    },
    signal,
  )
}
