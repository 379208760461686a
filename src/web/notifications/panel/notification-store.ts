import { useSyncExternalStore } from 'react'

import { readStored, writeStored } from '#web/lib/storage/storage.ts'

import {
  aNotification,
  type Notification,
  ofUser,
  parseNotifications,
  withAllRead,
  withNotifications,
  withoutUser,
  withRead,
  withTicketRead,
} from './notifications.ts'

const KEY = 'notifications'
const CHANGED = 'portico:notifications'

function change(update: (list: Notification[]) => Notification[]) {
  // Read afresh each time: another tab may have changed it meanwhile.
  const list = update(parseNotifications(readStored('localStorage', KEY)))
  writeStored('localStorage', KEY, JSON.stringify(list))
  window.dispatchEvent(new Event(CHANGED))
}

export const notificationStore = {
  /** The newest first. */
  add: (userId: string, news: { message: string; ticketId?: string; at: string }[]) => {
    const now = new Date()
    const added = news.map((one) => aNotification({ ...one, userId, now }))
    change((list) => withNotifications(list, added))
    return added
  },
  markRead: (userId: string, id: string) => change((list) => withRead(list, userId, id)),
  markTicketRead: (userId: string, ticketId: string, upTo: string) =>
    change((list) => withTicketRead(list, { userId, ticketId, upTo })),
  markAllRead: (userId: string) => change((list) => withAllRead(list, userId)),
  clear: (userId: string) => change((list) => withoutUser(list, userId)),
}

function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener(CHANGED, listener)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener(CHANGED, listener)
  }
}

/** The user's own, newest first; the same in every tab. */
export function useNotifications(userId: string): Notification[] {
  const stored = useSyncExternalStore(subscribe, () => readStored('localStorage', KEY))
  return ofUser(parseNotifications(stored), userId)
}
