import { queryOptions } from '@tanstack/react-query'

import { auditEndpoints } from '#shared/audit/endpoints.ts'
import { call, callWithHeaders } from '#web/lib/http/call.ts'
import { listQuery } from '#web/lib/http/list-parts.ts'

import { type AuditLogFilters, auditQuery } from './audit-filters.ts'

const MINUTE_MS = 60_000

export const auditQueries = {
  /** The newest first. */
  list: (filters: AuditLogFilters) =>
    listQuery({
      queryKey: ['audit-log', 'list', filters],
      read: (cursor, signal) => {
        const query = { ...auditQuery(filters), cursor }
        return callWithHeaders(auditEndpoints.listAuditEntries, { query }, { signal })
      },
      // Changes on other pages are expected here.
      staleTime: 0,
    }),

  choices: () =>
    queryOptions({
      queryKey: ['audit-log', 'choices'] as const,
      queryFn: ({ signal }) => call(auditEndpoints.listAuditChoices, {}, { signal }),
      staleTime: MINUTE_MS,
    }),
}
