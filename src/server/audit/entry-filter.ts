import { type AuditAction, auditActionsOf } from '#shared/audit/values.ts'
import type { AuditFilters } from '#shared/audit/contract.ts'
import { instantOfWallTime } from '#shared/sla/business-time.ts'

import type { EntryFilter } from './queries.ts'

const DAY_MS = 24 * 3_600_000
const CALENDAR_DAY = /^\d{4}-\d\d-\d\d$/

/**
 * Turns filters into a query filter. A calendar day is a day in `timeZone`, from its first instant
 * to the first of the next day.
 */
export function entryFilterOf(filters: AuditFilters, timeZone: string): EntryFilter {
  const { q, action, customerId, actorId, from, to } = filters
  return {
    q,
    actions: action === undefined ? undefined : actionsOf(action),
    customerId,
    actorId,
    from: from === undefined ? undefined : instantOf(from, timeZone, 0),
    to: to === undefined ? undefined : instantOf(to, timeZone, DAY_MS),
  }
}

function actionsOf(names: string): AuditAction[] {
  return [...new Set(names.split(',').flatMap(auditActionsOf))]
}

/** Returns the instant of a day plus `laterMs` of wall-clock time. */
function instantOf(when: string, timeZone: string, laterMs: number): Date {
  if (!CALENDAR_DAY.test(when)) return new Date(when)
  return instantOfWallTime(Date.parse(`${when}T00:00:00.000Z`) + laterMs, timeZone)
}
