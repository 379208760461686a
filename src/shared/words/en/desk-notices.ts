import { number } from './language.ts'

export const sayWhichToRead = 'Say which notices you have read'

// The bell.
export const atDesk = 'At the desk'
export const ownTickets = 'Your own tickets'
export const loadFailed = 'What is new at the desk could not be loaded'
export const markAllRead = 'Mark all as read'
export const clearAll = 'Clear all'
export const clearFailed = 'Failed to clear notifications'
export const markRead = 'Mark read'
export const markReadOf = (subject: string) => `Mark read: ${subject}`
export const unread = 'Unread:'
export const none = 'Nothing new at the desk'
export const noneText =
  'You’re told here when a colleague assigns you a ticket or mentions you, when a customer replies to one of your tickets, and when a ticket is due soon.'
export const showMore = 'Show more'
export const loadingOlder = 'Loading...'
export const markFailed = 'It could not be marked as read'

// What happened. The ticket's subject and customer stand below.
export const assigned = (by: string) => `${by} assigned this to you`
export const customerReplied = (by: string) => `${by} replied`
export const assignedMany = (by: string, count: number) =>
  `${by} assigned you ${number(count)} tickets`
export const mentioned = (by: string) => `${by} mentioned you in a note`
export const dueSoon = {
  response: (time: string) => `Due soon: the first answer is promised for ${time}`,
  resolution: (time: string) => `Due soon: the solution is promised for ${time}`,
}
export const overdue = {
  response: (time: string) => `Overdue: the first answer was promised for ${time}`,
  resolution: (time: string) => `Overdue: the solution was promised for ${time}`,
}
export const replyDropped = {
  customer_wrote: 'Your reply wasn’t sent because the customer wrote first',
  closed: 'Your reply wasn’t sent because the ticket was closed',
  author_gone: 'A former agent’s reply wasn’t sent. Take it over or discard it.',
  refused: 'Your reply wasn’t sent because something in it is no longer possible',
}
export const answerHeld =
  'Your email about this ticket was held for review, so the customer hasn’t received it'
export const mailBounced = 'A mail about this ticket could not be delivered'
export const woken = 'Back from its snooze'
export const aColleague = 'A colleague'
export const theCustomer = 'The customer'
export const atCustomer = (ticket: string, customer: string) => `#${ticket} · ${customer}`
