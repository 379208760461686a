import { number } from '#words/language.ts'
import * as words from '#words/notifications.ts'
import * as ticketWords from '#words/tickets.ts'
import { type Address, withHash } from '#web/lib/navigation/address.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { replyAnchor } from '#web/tickets/navigation-state.ts'
import type { Unread } from '#web/tickets/display/unread-tickets.tsx'

export type Notification = {
  id: string
  userId: string
  message: string
  ticketId?: string
  type: 'ticket_update'
  createdAt: string
  isRead: boolean
}

/** Older ones go, so that local storage does not fill up. */
const MAX_NOTIFICATIONS = 200
const MAX_UNREAD_SHOWN = 9

function isNotification(value: unknown): value is Notification {
  if (typeof value !== 'object' || value === null) return false
  const { id, userId, message, ticketId, createdAt, isRead } = value as Record<string, unknown>
  return (
    typeof id === 'string' &&
    typeof userId === 'string' &&
    typeof message === 'string' &&
    (ticketId === undefined || typeof ticketId === 'string') &&
    typeof createdAt === 'string' &&
    typeof isRead === 'boolean'
  )
}

/** Local storage may contain anything; values that are no notification are left out. */
export function parseNotifications(stored: string | null): Notification[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter(isNotification) : []
  } catch (error) {
    console.warn('The stored notifications cannot be read', error)
    return []
  }
}

export function aNotification(options: {
  userId: string
  message: string
  ticketId?: string
  /** Instant of the change, which may be during an absence. */
  at: string
  now: Date
}): Notification {
  const { userId, message, ticketId, at, now } = options
  return {
    id: `${now.getTime()}-${Math.random().toString(36).slice(2, 10)}`,
    userId,
    message,
    ticketId,
    type: 'ticket_update',
    createdAt: at,
    isRead: false,
  }
}

export function withNotifications(list: Notification[], added: Notification[]): Notification[] {
  return [...added, ...list].slice(0, MAX_NOTIFICATIONS)
}

export function ofUser(list: Notification[], userId: string): Notification[] {
  return list.filter((notification) => notification.userId === userId)
}

export function withRead(list: Notification[], userId: string, id: string): Notification[] {
  return list.map((notification) =>
    notification.userId === userId && notification.id === id
      ? { ...notification, isRead: true }
      : notification,
  )
}

/** Marks everything that happened to the ticket up to an instant as read. */
export function withTicketRead(
  list: Notification[],
  { userId, ticketId, upTo }: { userId: string; ticketId: string; upTo: string },
): Notification[] {
  return list.map((notification) =>
    notification.userId === userId &&
    notification.ticketId === ticketId &&
    notification.createdAt <= upTo
      ? { ...notification, isRead: true }
      : notification,
  )
}

export function withAllRead(list: Notification[], userId: string): Notification[] {
  return list.map((notification) =>
    notification.userId === userId ? { ...notification, isRead: true } : notification,
  )
}

/** Others who sign in on this browser keep theirs. */
export function withoutUser(list: Notification[], userId: string): Notification[] {
  return list.filter((notification) => notification.userId !== userId)
}

/** An agent’s reply usually sets Pending, which is told then. */
function isReply({ message }: Notification): boolean {
  const beginnings = [words.replied(''), words.statusChanged(ticketWords.statuses.Pending, '')]
  return beginnings.some((beginning) => message.startsWith(beginning))
}

/** The address of a notification; that of a reply leads to the reply. */
export function pathOf(notification: Notification): Address | null {
  const { ticketId, createdAt } = notification
  if (ticketId === undefined) return null
  return withHash(paths.ticket(ticketId), isReply(notification) ? replyAnchor(createdAt) : '')
}

/** Tickets with unread news, and whether a reply is among these. */
export function unreadTickets(list: Notification[]): Map<string, Unread> {
  const unread = list.filter(({ isRead, ticketId }) => !isRead && ticketId !== undefined)
  const ids = (news: Notification[], kind: Unread) =>
    news.map(({ ticketId = '' }): [string, Unread] => [ticketId, kind])
  return new Map([...ids(unread, 'change'), ...ids(unread.filter(isReply), 'reply')])
}

export function countUnread(list: Notification[]): number {
  return list.filter((notification) => !notification.isRead).length
}

/** `9+` above nine. */
export function unreadBadge(unread: number): string {
  return unread > MAX_UNREAD_SHOWN ? words.moreThan(MAX_UNREAD_SHOWN) : number(unread)
}
