import type { AuditGroup } from '#shared/audit/values.ts'
import { keysOf } from '#shared/basic/keys-of.ts'
import * as actionWords from '#words/audit.ts'
import { readId } from '#web/lib/navigation/read-id.ts'
import { toSearchText } from '#web/lib/format/search-text.ts'

export const AUDIT_GROUPS = keysOf(actionWords.groups)

export type AuditLogFilters = {
  q: string
  group: AuditGroup | null
  customerId: string | null
  actorId: string | null
  /** Calendar days of this browser, both included. */
  from: string | null
  to: string | null
}

export const NO_FILTERS: AuditLogFilters = {
  q: '',
  group: null,
  customerId: null,
  actorId: null,
  from: null,
  to: null,
}

/** Reads the filters from an address. A value that cannot be is dropped, never sent on. */
export function parseAuditFilters(params: URLSearchParams): AuditLogFilters {
  return {
    q: toSearchText(params.get('q') ?? ''),
    group: AUDIT_GROUPS.find((group) => group === params.get('action')) ?? null,
    customerId: readId(params.get('customer')),
    actorId: readId(params.get('who')),
    from: knownDay(params.get('from')),
    to: knownDay(params.get('to')),
  }
}

export function serializeAuditFilters(filters: AuditLogFilters): URLSearchParams {
  const { q, group, customerId, actorId, from, to } = filters
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (group) params.set('action', group)
  if (customerId) params.set('customer', customerId)
  if (actorId) params.set('who', actorId)
  if (from) params.set('from', from)
  if (to) params.set('to', to)
  return params
}

/** How many choices of the panel hide entries. */
export function countActiveFilters(filters: AuditLogFilters): number {
  const { group, customerId, actorId, from, to } = filters
  return [group, customerId, actorId, from, to].filter((choice) => choice !== null).length
}

export function isNarrowed(filters: AuditLogFilters): boolean {
  return filters.q !== '' || countActiveFilters(filters) > 0
}

/** As the server is asked: days become the instants at which they begin and end here. */
export function auditQuery({ q, group, customerId, actorId, from, to }: AuditLogFilters) {
  return {
    q,
    action: group ?? undefined,
    customerId: customerId ?? undefined,
    actorId: actorId ?? undefined,
    from: from ? new Date(`${from}T00:00`).toISOString() : undefined,
    to: to ? new Date(`${to}T24:00`).toISOString() : undefined,
  }
}

/** A field for dates says 0002 and 0020 on the way to a year of four digits. */
export function isHalfTyped(day: string): boolean {
  return day.startsWith('0')
}

function knownDay(given: string | null): string | null {
  if (given === null || !/^\d{4}-\d\d-\d\d$/.test(given) || isHalfTyped(given)) return null
  const day = new Date(`${given}T00:00Z`)
  // February the 30th is another day to some engines.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(given) ? given : null
}
