import { BellOff } from 'lucide-react'
import { useRef } from 'react'

import * as words from '#words/notifications.ts'
import { formatNotificationAge } from '#web/lib/format/format-time.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useShownSubject } from '#web/tickets/display/use-shown-subject.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import styles from './notification-panel.module.css'
import { NotificationSettings } from './notification-settings.tsx'
import { notificationStore } from './notification-store.ts'
import { countUnread, type Notification } from './notifications.ts'

type NotificationPanelProps = {
  userId: string
  notifications: Notification[]
  /** The title beside others. With nothing to show, it is left out then. */
  ownTitle?: string
  onLeave: () => void
}

export function NotificationPanel({
  userId,
  notifications,
  ownTitle,
  onLeave,
}: NotificationPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  /** The pressed button goes away; without this the focus would fall out of the panel. */
  function keepFocus(change: () => void) {
    change()
    heading.current?.focus()
  }

  if (ownTitle && notifications.length === 0) return <NotificationSettings />

  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {ownTitle ?? words.title}
        </h2>
        {countUnread(notifications) > 0 && (
          <button
            type="button"
            className={styles.small}
            onClick={() => keepFocus(() => notificationStore.markAllRead(userId))}
          >
            {words.markAllRead}
          </button>
        )}
      </div>

      {notifications.length === 0 ? (
        <EmptyState icon={<BellOff aria-hidden="true" />} title={words.none}>
          {words.noneText}
        </EmptyState>
      ) : (
        <>
          <ul className={styles.list}>
            {notifications.map((notification) => (
              <NotificationItem
                key={notification.id}
                notification={notification}
                onOpen={() => {
                  notificationStore.markRead(userId, notification.id)
                  onLeave()
                }}
                onMarkRead={() =>
                  keepFocus(() => notificationStore.markRead(userId, notification.id))
                }
              />
            ))}
          </ul>
          <div className={styles.foot}>
            <button
              type="button"
              className={styles.small}
              onClick={() => keepFocus(() => notificationStore.clear(userId))}
            >
              {words.clearAll}
            </button>
          </div>
        </>
      )}
      <NotificationSettings />
    </>
  )
}

type NotificationItemProps = {
  notification: Notification
  onOpen: () => void
  onMarkRead: () => void
}

function NotificationItem({ notification, onOpen, onMarkRead }: NotificationItemProps) {
  const { ticketId, createdAt, isRead } = notification
  const message = useShownSubject()(notification.message)

  return (
    <li className={styles.item} data-unread={!isRead}>
      <div className={styles.text}>
        {!isRead && <VisuallyHidden>{words.unread} </VisuallyHidden>}
        {ticketId ? (
          <Link to={paths.ticket(ticketId)} className={styles.message} onClick={onOpen}>
            <bdi>{message}</bdi>
          </Link>
        ) : (
          <bdi className={styles.message}>{message}</bdi>
        )}
        <TimeText at={createdAt} format={formatNotificationAge} className={styles.time} />
      </div>
      {!isRead && (
        <button
          type="button"
          className={styles.small}
          aria-label={words.markReadOf(message)}
          onClick={onMarkRead}
        >
          {words.markRead}
        </button>
      )}
    </li>
  )
}
