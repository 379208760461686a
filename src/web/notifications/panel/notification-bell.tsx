import { Bell } from 'lucide-react'
import { type ComponentType, useEffect, useEffectEvent, useRef } from 'react'
import { useMatch } from 'react-router'

import * as words from '#words/notifications.ts'
import { patterns } from '#web/lib/navigation/paths.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { onLook } from '#web/tickets/display/unread-tickets.tsx'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import { notificationStore, useNotifications } from './notification-store.ts'
import { countUnread, type Notification, unreadBadge } from './notifications.ts'
import styles from './notification-bell.module.css'
import { NotificationPanel } from './notification-panel.tsx'

type NotificationBellProps = {
  /** Number of other unread entries, and the part that shows them above the notifications. */
  unreadBeside?: number
  Above?: ComponentType<{ onLeave: () => void }>
  /** The title of the notifications, where they are not all that the bell has. */
  ownTitle?: string
}

export function NotificationBell({ unreadBeside = 0, Above, ownTitle }: NotificationBellProps) {
  const viewer = useViewer()
  const notifications = useNotifications(viewer.id)
  useReadOnOpening(notifications)
  const unread = countUnread(notifications) + unreadBeside

  return (
    <Disclosure
      title={words.title}
      button={
        <>
          <Bell aria-hidden="true" />
          {unread === 0 ? (
            <VisuallyHidden>{words.title}</VisuallyHidden>
          ) : (
            <Rich>
              {words.titleWithUnread(
                <span className={styles.badge}>{unreadBadge(unread)}</span>,
                (text) => (
                  <VisuallyHidden>{text}</VisuallyHidden>
                ),
              )}
            </Rich>
          )}
        </>
      }
      buttonClassName={styles.bell}
      panelClassName={styles.panel}
      panelLabel={words.title}
    >
      {(close) => (
        <>
          {Above && <Above onLeave={close} />}
          <NotificationPanel
            userId={viewer.id}
            notifications={notifications}
            ownTitle={ownTitle}
            onLeave={close}
          />
        </>
      )}
    </Disclosure>
  )
}

/**
 * Opening a ticket, or coming back to it, reads everything that had happened to it. A reply
 * that comes while it is open is read once it is in view; other changes stay unread until then.
 */
function useReadOnOpening(notifications: Notification[]) {
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
    const stop = onLook(look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop()
    }
  }, [ticketId])

  // A poll may tell only now of what was there before the ticket was opened.
  useEffect(() => {
    if (newsIds !== '') read()
  }, [newsIds])
}
