import { Bell } from 'lucide-react'
import { lazy, Suspense } from 'react'

import { useViewer } from '#web/auth/viewer-context.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ErrorBoundary } from '#web/ui/error-boundary.tsx'

import styles from './notification-bell.module.css'
import { useNotifications } from './notification-store.ts'
import { countUnread, unreadBadge } from './notifications.ts'

const NotificationPanel = lazy(async () => ({
  default: (await import('./notification-panel.tsx')).NotificationPanel,
}))

export function NotificationBell() {
  const viewer = useViewer()
  const notifications = useNotifications(viewer.id)
  const unread = countUnread(notifications)

  return (
    <Disclosure
      label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
      button={
        <>
          <Bell aria-hidden="true" />
          {/* Drawn by the style sheet: the button's name says the number in words. */}
          {unread > 0 && <span className={styles.badge} data-unread={unreadBadge(unread)} />}
        </>
      }
      buttonClassName={styles.bell}
      panelClassName={styles.panel}
      panelLabel="Notifications"
    >
      {(close) => (
        <ErrorBoundary fallback={<Failure />}>
          <Suspense>
            <NotificationPanel userId={viewer.id} notifications={notifications} onLeave={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Disclosure>
  )
}

function Failure() {
  return (
    <p role="alert" className={styles.failure}>
      The notifications could not be loaded. Reload the page to try again.
    </p>
  )
}
