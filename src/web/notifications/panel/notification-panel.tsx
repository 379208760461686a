import { BellOff } from 'lucide-react'
import { useRef, useState } from 'react'

import * as words from '#words/notifications.ts'
import { formatNotificationAge } from '#web/lib/format/format-time.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { useShownSubject } from '#web/tickets/display/use-shown-subject.ts'
import { Switch } from '#web/ui/controls/switch.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import { askForDesktopPermission, desktopPermission } from './desktop-notifications.ts'
import { desktopPreference, playSound, soundPreference } from './notification-preferences.ts'
import { notificationStore } from './notification-store.ts'
import { countUnread, type Notification, pathOf } from './notifications.ts'
import styles from './notification-panel.module.css'

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
  const { createdAt, isRead } = notification
  const path = pathOf(notification)
  const message = useShownSubject()(notification.message)

  return (
    <li className={styles.item} data-unread={!isRead}>
      <div className={styles.text}>
        {!isRead && <VisuallyHidden>{words.unread} </VisuallyHidden>}
        {path ? (
          <Link to={path} className={styles.message} onClick={onOpen}>
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

/** How one is told, beside the bell: by a sound and on the desktop. */
export function NotificationSettings() {
  const isSoundOn = soundPreference.useIsOn()
  const isDesktopWanted = desktopPreference.useIsOn()
  const [permission, setPermission] = useState(desktopPermission)

  function toggleSound(isOn: boolean) {
    soundPreference.choose(isOn)
    // One hears what one chose; and a browser that is shy of sounds allows it from then on.
    playSound()
  }

  async function toggleDesktop(isOn: boolean) {
    desktopPreference.choose(isOn)
    if (isOn && permission === 'default') setPermission(await askForDesktopPermission())
  }

  return (
    <div className={styles.settings}>
      <Switch label={words.sound} isOn={isSoundOn} onToggle={toggleSound} />
      {permission !== 'unsupported' && (
        <Switch
          label={words.onDesktop}
          isOn={permission === 'granted' && isDesktopWanted}
          disabled={permission === 'denied'}
          hint={permission === 'denied' && words.blocked}
          onToggle={(isOn) => void toggleDesktop(isOn)}
        />
      )}
    </div>
  )
}
