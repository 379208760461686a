import { Bell } from 'lucide-react'
import type { ComponentType } from 'react'

import * as words from '#words/notifications.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import styles from './notification-bell.module.css'
import { useNotifications } from './notification-store.ts'
import { countUnread, unreadBadge } from './notifications.ts'
import { useReadOnOpening } from './use-read-on-opening.ts'

const NotificationPanel = lazyPart(
  async () => (await import('./notification-panel.tsx')).NotificationPanel,
)

type NotificationBellProps = {
  /** What else there is to read, and what shows it above the notifications. */
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
