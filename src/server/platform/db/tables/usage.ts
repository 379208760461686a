import type { ColumnType, Generated } from 'kysely'

import type { UsageLimitName } from '#shared/usage/values.ts'

type RateLimitsTable = {
  key: string
  hits: number
  resetsAt: Date
}

type UsageLimitsTable = { [Name in UsageLimitName]: Generated<number> } & {
  onlyRow: Generated<boolean>
  version: Generated<number>
  updatedAt: Date | null
  updatedBy: string | null
}

/** Written by functions of the database. */
type UsageCountsTable = {
  customerId: string
  userId: string
  hour: Date
  tickets: Generated<number>
  replies: Generated<number>
  day: Date
  bytesOfDay: Generated<number>
  bytesInAll: Generated<number>
  usedAt: Date
  recountedAt: Date
}

type IdempotencyKeysTable = {
  customerId: string
  userId: string
  endpoint: string
  key: string
  fingerprint: Buffer
  answer: ColumnType<unknown, string, never>
  createdAt: Date
}

export type UsageTables = {
  rateLimits: RateLimitsTable
  usageLimits: UsageLimitsTable
  usageCounts: UsageCountsTable
  idempotencyKeys: IdempotencyKeysTable
}
