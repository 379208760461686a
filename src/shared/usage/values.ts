// Free of schemas, so that any page may import it.

/** Every limit. Zero switches one off. */
export const USAGE_LIMITS = [
  'ticketsPerHourOfPerson',
  'ticketsPerHourOfCustomer',
  'repliesPerHourOfPerson',
  'repliesPerHourOfCustomer',
  'megabytesPerDayOfPerson',
  'megabytesPerDayOfCustomer',
  'megabytesInAllOfCustomer',
  'streamsOfPerson',
  'requestsAtOnceOfPerson',
] as const

export type UsageLimitName = (typeof USAGE_LIMITS)[number]

export const MAX_USAGE_LIMIT = 100_000_000
/** A browser that has fewer cannot show a page of the portal. */
export const MIN_REQUESTS_AT_ONCE = 10

export const USAGE_ORDERS = ['bytesInAll', 'bytesToday', 'tickets', 'replies'] as const
export type UsageOrder = (typeof USAGE_ORDERS)[number]
