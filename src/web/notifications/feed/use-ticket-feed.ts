import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { POLL_INTERVAL_MS } from '#shared/limits.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { ApiError } from '#web/lib/http/api-error.ts'
import { whenIdle } from '#web/lib/later.ts'
import type { Address } from '#web/lib/navigation/address.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { showOnDesktop } from '#web/notifications/panel/desktop-notifications.ts'
import { playSound } from '#web/notifications/panel/notification-preferences.ts'
import { notificationStore } from '#web/notifications/panel/notification-store.ts'
import { pathOf } from '#web/notifications/panel/notifications.ts'
import { useShownSubject } from '#web/tickets/display/use-shown-subject.ts'

import { createBatcher } from './create-batcher.ts'
import { deskChannel, notifyDesk } from './desk-channel.ts'
import type { TicketNews } from './diff-tickets.ts'
import { electLeaderTab } from './elect-leader-tab.ts'
import { findNews } from './find-news.ts'
import { refreshTickets } from './refresh-tickets.ts'
import { readSeenTickets, writeSeenTickets } from './seen-ticket-store.ts'
import { withOwnChange } from './seen-tickets.ts'
import { listenToEvents, type TicketChange, type TicketChanges } from './ticket-events.ts'
import { trackOwnChanges } from './track-own-changes.ts'

/** Keeps the viewer's tickets up to date and notifies of changes, as long as the page is open. */
export function useTicketFeed() {
  const { id: userId, isAgent } = useViewer()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const shown = useEffectEvent(useShownSubject())
  const openPage = useEffectEvent((path: Address) => void navigate(path))

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving

    whenIdle(() => {
      if (signal.aborted) return
      runTicketFeed({
        userId,
        isAgent,
        queryClient,
        openPage: (path) => openPage(path),
        shown: (message) => shown(message),
        signal,
      })
    })
    return () => leaving.abort()
  }, [userId, isAgent, queryClient])
}

type Feed = {
  userId: string
  isAgent: boolean
  queryClient: QueryClient
  openPage: (path: Address) => void
  /** How the viewer reads a message that ends with a subject. */
  shown: (message: string) => string
  signal: AbortSignal
}

/**
 * Keeps what the tabs of this browser show of the user's tickets up to date, and notifies of what
 * others have changed. One tab does the asking: a browser has few connections for a site, and a
 * stream in each tab would take them all.
 */
function runTicketFeed({ userId, isAgent, queryClient, openPage, shown, signal }: Feed) {
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
    showOnDesktop(told, (notification) => {
      notificationStore.markRead(userId, notification.id)
      const path = pathOf(notification)
      if (path) openPage(path)
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
        read: () => findNews({ userId, isAgent, ownChanges, signal: turn }),
        onChanged: notifyTabs,
        onNews: notify,
        onDesk: (event) => notifyDesk(desk, event),
        signal: turn,
      })
    },
    signal,
  )
}

type Watch = {
  read: () => Promise<TicketNews[]>
  /** Called immediately for every change, by anyone. */
  onChanged: (changes: TicketChanges) => void
  onNews: (news: TicketNews[]) => void
  /** Receives the news for staff alone. */
  onDesk: (event: MessageEvent<string>) => void
  signal: AbortSignal
}

/** Checks for news after every announcement of the server, and polls in case there are none. */
function watchTickets({ read, onChanged, onNews, onDesk, signal }: Watch) {
  const check = createBatcher<TicketChange>(async (announced) => {
    if (signal.aborted) return
    if (announced.length > 0) onChanged(announced)
    try {
      const news = await read()
      const told = new Set(announced.map(({ id }) => id))
      const missed = news.filter(({ ticketId }) => !told.has(ticketId))
      if (missed.length > 0)
        onChanged(missed.map(({ ticketId: id, at: updatedAt }) => ({ id, updatedAt })))
      if (news.length > 0) onNews(news)
    } catch (error) {
      // The next check asks from the same instant, so nothing is lost.
      if (!(error instanceof ApiError)) throw error
    }
  })
  // A check while signed out leads to the sign-in page.
  const events = listenToEvents({
    onOpen() {
      // No event of a ticket says that its time was shown or hidden meanwhile.
      onChanged('shown-time')
      check()
    },
    onChange: check,
    onMissed() {
      onChanged('any')
      check()
    },
    onShownTime: () => onChanged('shown-time'),
    onSignedOut: () => check(),
    onDesk,
    signal,
  })

  function poll() {
    // Reconnect: a silently broken connection looks like an idle one.
    events.reconnect()
    check()
  }

  const timer = window.setInterval(poll, POLL_INTERVAL_MS)
  signal.addEventListener('abort', () => window.clearInterval(timer))
  window.addEventListener('online', poll, { signal })
  document.addEventListener('visibilitychange', () => document.hidden || check(), { signal })
  check()
}
