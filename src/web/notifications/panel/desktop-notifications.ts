import { currentBrand } from '#web/lib/format/brand.ts'

import { desktopPreference } from './notification-preferences.ts'
import type { Notification } from './notifications.ts'

const LOGO = '/notification-logo.png'
// Desktops show nothing of a vector drawing.
const DRAWING = 'image/svg+xml'
/** After a week's absence all news are in the bell, not all over the screen. */
const MAX_AT_ONCE = 5

type DesktopPermission = NotificationPermission | 'unsupported'

export function desktopPermission(): DesktopPermission {
  return 'Notification' in window ? window.Notification.permission : 'unsupported'
}

/** Only on a click: browsers punish sites that ask unasked. */
export async function askForDesktopPermission(): Promise<DesktopPermission> {
  await window.Notification.requestPermission()
  return desktopPermission()
}

/** Those that are given newest first. */
export function showOnDesktop(
  notifications: Notification[],
  onOpen: (notification: Notification) => void,
) {
  if (desktopPermission() !== 'granted' || !desktopPreference.isOn()) return
  try {
    for (const notification of notifications.slice(0, MAX_AT_ONCE).toReversed())
      show(notification, () => onOpen(notification))
  } catch (error) {
    // Android shows none without a service worker.
    console.debug('Desktop notifications are not to be had', error)
  }
}

function show({ message, ticketId, createdAt }: Notification, onOpen: () => void) {
  const { name, logo } = currentBrand()
  const shown = new window.Notification(name, {
    body: message,
    icon: logo && logo.contentType !== DRAWING ? logo.url : LOGO,
    // All news of one change appear as one.
    tag: `${ticketId} ${createdAt}`,
    // The portal's own sound can be muted.
    silent: true,
  })
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- there is one, and every kind of notification has this property
  shown.onclick = () => {
    window.focus()
    shown.close()
    onOpen()
  }
}
