import { useEffect, useEffectEvent, useRef } from 'react'
import { useMatch } from 'react-router'

import { useViewer } from '#web/access/session/viewer-context.ts'
import { patterns } from '#web/lib/navigation/paths.ts'

import { notificationStore } from './notification-store.ts'
import type { Notification } from './notifications.ts'

/**
 * Whoever opens a ticket, from wherever, or comes back to it has read what had happened to it. What
 * happens while it is open stays unread: it may be out of sight.
 */
export function useReadOnOpening(notifications: Notification[]) {
  const { id: userId } = useViewer()
  const ticketId = useMatch(patterns.ticket)?.params.ticketId
  const lookedAt = useRef('')

  const news = notifications.filter((one) => !one.isRead && one.ticketId === ticketId)
  const newsIds = news.map(({ id }) => id).join(' ')

  const read = useEffectEvent(() => {
    const upTo = lookedAt.current
    if (ticketId && news.some(({ createdAt }) => createdAt <= upTo))
      notificationStore.markTicketRead(userId, ticketId, upTo)
  })

  useEffect(() => {
    function look() {
      if (!ticketId || document.hidden) return
      lookedAt.current = new Date().toISOString()
      read()
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [ticketId])

  // A poll may tell only now of what was there before the ticket was opened.
  useEffect(() => {
    if (newsIds !== '') read()
  }, [newsIds])
}
