import { rich } from '#shared/words/formats.ts'

import { number } from './language.ts'

export const title = 'Notifications'
/** Quiet parts are for assistive technology. */
export const titleWithUnread = <Part>(unread: Part, quiet: (text: string) => Part) =>
  rich<string | Part>`${quiet('Notifications,')} ${unread} ${quiet('unread')}`
export const moreThan = (count: number) => `${number(count)}+`
export const none = 'No notifications'
export const noneText = 'Updates on your tickets will appear here.'
export const unread = 'Unread:'
export const markRead = 'Mark read'
export const markReadOf = (message: string) => `Mark read: ${message}`
export const markAllRead = 'Mark all as read'
export const clearAll = 'Clear all'

// How one is told.
export const sound = 'Sound'
export const onDesktop = 'Desktop notifications'
export const blocked =
  'Blocked by your browser. Allow notifications in the browser’s site settings.'

// The news. The subject comes last in every language: the customer at its end is cut off for its
// own people.
export const created = (subject: string) => `New ticket created: ${subject}`
export const statusChanged = (status: string, subject: string) =>
  `Ticket status changed to ${status}: ${subject}`
export const replied = (subject: string) => `New reply on ticket: ${subject}`
export const updated = (subject: string) => `Ticket updated: ${subject}`
/** For those who take part in a colleague's ticket. */
export const joinedBy = (name: string, subject: string) =>
  `${name} added you to a ticket: ${subject}`
export const joined = (subject: string) => `You were added to a ticket: ${subject}`
export const createdBy = (name: string, subject: string) => `New ticket from ${name}: ${subject}`
export const updatedOf = (name: string, subject: string) => `Update on ${name}’s ticket: ${subject}`
