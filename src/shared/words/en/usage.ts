import { number, plural } from './language.ts'

export const title = 'Usage and Limits'
export const lead = 'Who uses how much of the portal, and how much anyone may use.'
export const loading = 'Loading the usage'
export const loadFailed = 'Failed to load the usage'

export const mostFirstBy = 'Most first by'
export const orders = {
  bytesInAll: 'Stored in all',
  bytesToday: 'Sent today',
  tickets: 'Tickets this hour',
  replies: 'Replies this hour',
}
export const howCounted =
  'Hours and days are those of UTC. Open pages are counted at one server process.'
export const customers = 'Customers'
export const people = 'People'
export const byCustomer = 'Usage by customer'
export const byPerson = 'Usage by person'
export const nothingUsed = 'Nobody has used anything yet.'
export const customer = 'Customer'
export const person = 'Person'
export const tickets = 'Tickets/hour'
export const replies = 'Replies/hour'
export const today = 'Today'
export const inAll = 'In all'
export const openPages = 'Open pages'
export const personAt = (email: string, customerName: string) => `${email}, ${customerName}`
export const sizes = [
  (count: string) => `${count} B`,
  (count: string) => `${count} KB`,
  (count: string) => `${count} MB`,
  (count: string) => `${count} GB`,
  (count: string) => `${count} TB`,
]

export const limits = 'Limits'
export const whatLimitsDo =
  'Whoever reaches one is told which, and when to try again. 0 means no limit.'
export const loadingLimits = 'Loading the limits'
export const limitsFailed = 'Failed to load the limits'
export const save = 'Save Limits'
export const saved = 'Limits saved'
export const saveFailed = 'Failed to save the limits'
export const changedMeanwhile =
  'Somebody else has changed them in the meantime. Load the page again to see theirs.'
/** Every limit. Zero switches one off. */
export const limitLabels = {
  ticketsPerHourOfPerson: 'Tickets per hour and person',
  ticketsPerHourOfCustomer: 'Tickets per hour and customer',
  repliesPerHourOfPerson: 'Replies and changes per hour and person',
  repliesPerHourOfCustomer: 'Replies and changes per hour and customer',
  megabytesPerDayOfPerson: 'Megabytes per day and person',
  megabytesPerDayOfCustomer: 'Megabytes per day and customer',
  megabytesInAllOfCustomer: 'Megabytes in all per customer',
  streamsOfPerson: 'Open pages per person',
  requestsAtOnceOfPerson: 'Requests at the same time per person',
}
export const noLimit = 'Give a whole number from 0 to 100,000,000; 0 means no limit'
export const tooFewRequests =
  'Give 0 for no limit, or at least 10: a page asks for that many things'

// What only the server answers.
export const reached = {
  ticketsPerHourOfPerson: (count: number) =>
    `One person can raise at most ${number(count)} tickets in an hour.`,
  ticketsPerHourOfCustomer: (count: number) =>
    `Your organization can raise at most ${number(count)} tickets in an hour.`,
  repliesPerHourOfPerson: (count: number) =>
    `One person can send at most ${number(count)} replies and changes in an hour.`,
  repliesPerHourOfCustomer: (count: number) =>
    `Your organization can send at most ${number(count)} replies and changes in an hour.`,
  megabytesPerDayOfPerson: (count: number) =>
    `One person can send at most ${number(count)} MB in a day.`,
  megabytesPerDayOfCustomer: (count: number) =>
    `Your organization can send at most ${number(count)} MB in a day.`,
  megabytesInAllOfCustomer: (count: number) =>
    `Your organization can store at most ${number(count)} MB, and this would be more. Please ask your support team.`,
}
/** After the sentence that names the limit. */
export const againInMinutes = (minutes: number) =>
  plural(minutes, {
    one: `Please try again in ${minutes} minute.`,
    other: `Please try again in ${minutes} minutes.`,
  })
export const againInHours = (hours: number) =>
  plural(hours, {
    one: `Please try again in ${hours} hour.`,
    other: `Please try again in ${hours} hours.`,
  })
export const tooManyAtOnce = (count: number) =>
  `One person can make at most ${number(count)} requests at the same time. Please try again in a moment.`
export const limitsChanged = 'Somebody else has changed the limits in the meantime.'
export const tooMuchUnread = (megabytes: number) =>
  `One person can leave at most ${number(megabytes)} MB of answers unread. Please try again in a moment.`
