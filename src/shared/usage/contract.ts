import { z } from 'zod'

import { textKey } from '#shared/words/catalogue.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { usageEndpoints } from './endpoints.ts'
import { MAX_USAGE_LIMIT, MIN_REQUESTS_AT_ONCE, USAGE_ORDERS } from './values.ts'

const MESSAGE = textKey('settings.giveLimit')
const TOO_FEW = textKey('settings.tooFewRequests')

const Limit = z.int(MESSAGE).min(0, MESSAGE).max(MAX_USAGE_LIMIT, MESSAGE)

export const UsageLimits = z.object({
  ticketsPerHourOfPerson: Limit,
  ticketsPerHourOfCustomer: Limit,
  repliesPerHourOfPerson: Limit,
  repliesPerHourOfCustomer: Limit,
  megabytesPerDayOfPerson: Limit,
  megabytesPerDayOfCustomer: Limit,
  megabytesInAllOfCustomer: Limit,
  streamsOfPerson: Limit,
  requestsAtOnceOfPerson: Limit.refine(
    (count) => count === 0 || count >= MIN_REQUESTS_AT_ONCE,
    TOO_FEW,
  ),
})
export type UsageLimits = z.infer<typeof UsageLimits>

export const UsageSettings = UsageLimits.extend({
  version: z.number(),
  updatedAt: z.string().nullable(),
  /** The name of the person who saved them last, at that time. */
  updatedBy: z.string().nullable(),
})
export type UsageSettings = z.infer<typeof UsageSettings>

export const UsageLimitsUpdate = UsageLimits.extend({
  /** That of the limits that were edited; without it the newest are overwritten. */
  version: z.int().optional(),
})
export type UsageLimitsUpdate = z.infer<typeof UsageLimitsUpdate>

export const UsageQuery = z.object({ sort: z.enum(USAGE_ORDERS).default('bytesInAll') })
export type UsageQuery = z.infer<typeof UsageQuery>

const Use = z.object({
  /** Raised in this hour. */
  tickets: z.number(),
  /** Replies and other changes in this hour. */
  replies: z.number(),
  bytesToday: z.number(),
  bytesInAll: z.number(),
  /** Pages that wait for news, at the server process that answers. */
  streams: z.number(),
})

/** Sorted by most use. */
export const Usage = z.object({
  customers: z.array(Use.extend({ id: z.string(), name: z.string() })),
  people: z.array(
    Use.extend({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      customerName: z.string(),
    }),
  ),
})
export type Usage = z.infer<typeof Usage>

export const usageContract = {
  getUsage: {
    ...usageEndpoints.getUsage,
    access: 'admin',
    summary: 'The customers and people who use most, and how much',
    query: UsageQuery,
    response: Usage,
  },
  getUsageLimits: {
    ...usageEndpoints.getUsageLimits,
    access: 'admin',
    summary: 'What a person and a customer may use at most',
    response: UsageSettings,
  },
  updateUsageLimits: {
    ...usageEndpoints.updateUsageLimits,
    access: 'admin',
    summary: 'Change what a person and a customer may use; 0 switches a limit off',
    body: UsageLimitsUpdate,
    response: UsageSettings,
  },
} as const satisfies Record<keyof typeof usageEndpoints, Endpoint>
