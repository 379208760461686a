import { UsageLimits, type UsageSettings } from '#shared/usage/contract.ts'

import type { LimitsRow } from './queries.ts'

export function presentLimits(row: LimitsRow): UsageLimits {
  // Keep only the limits of the row.
  return UsageLimits.parse(row)
}

export function presentUsageSettings(row: LimitsRow): UsageSettings {
  return {
    ...presentLimits(row),
    version: row.version,
    updatedAt: row.updatedAt?.toISOString() ?? null,
    updatedBy: row.updatedBy,
  }
}
