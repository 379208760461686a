import { keysOf } from '#shared/basic/keys-of.ts'

// Free of schemas, so that any page may import it.

/** Every limit, with the words that say it. Zero switches one off. */
export const USAGE_LIMIT_LABELS = {
  ticketsPerHourOfPerson: 'Tickets per hour and person',
  ticketsPerHourOfCustomer: 'Tickets per hour and customer',
  repliesPerHourOfPerson: 'Replies and changes per hour and person',
  repliesPerHourOfCustomer: 'Replies and changes per hour and customer',
  megabytesPerDayOfPerson: 'Megabytes per day and person',
  megabytesPerDayOfCustomer: 'Megabytes per day and customer',
  megabytesInAllOfCustomer: 'Megabytes in all per customer',
  streamsOfPerson: 'Open pages per person',
  requestsAtOnceOfPerson: 'Requests at the same time per person',
} as const

export type UsageLimitName = keyof typeof USAGE_LIMIT_LABELS

// Object.keys() forgets which keys they are; the record has exactly these.
export const USAGE_LIMITS = keysOf(USAGE_LIMIT_LABELS)

export const MAX_USAGE_LIMIT = 100_000_000
/** A browser that has fewer cannot show a page of the portal. */
export const MIN_REQUESTS_AT_ONCE = 10

export const USAGE_ORDERS = ['bytesInAll', 'bytesToday', 'tickets', 'replies'] as const
export type UsageOrder = (typeof USAGE_ORDERS)[number]
