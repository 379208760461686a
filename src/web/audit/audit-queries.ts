import { infiniteQueryOptions, type InfiniteData, queryOptions } from '@tanstack/react-query'

import { auditEndpoints } from '#shared/audit/endpoints.ts'
import type { AuditEntry } from '#shared/audit/contract.ts'
import { call, callWithHeaders } from '#web/lib/call.ts'
import { nextCursor } from '#web/lib/next-cursor.ts'

import { type AuditLogFilters, auditQuery } from './audit-filters.ts'

type AuditLogPart = { entries: AuditEntry[]; nextCursor: string | null }

const MINUTE_MS = 60_000

export const auditQueries = {
  /** The newest first. */
  list: (filters: AuditLogFilters) =>
    infiniteQueryOptions({
      queryKey: ['audit-log', 'list', filters] as const,
      queryFn: async ({ pageParam, signal }): Promise<AuditLogPart> => {
        const query = { ...auditQuery(filters), cursor: pageParam ?? undefined }
        const { data, headers } = await callWithHeaders(
          auditEndpoints.listAuditEntries,
          { query },
          { signal },
        )
        return { entries: data, nextCursor: nextCursor(headers) }
      },
      initialPageParam: null as string | null,
      getNextPageParam: (part) => part.nextCursor,
      // Whatever was done on another page is looked for here.
      staleTime: 0,
    }),

  choices: () =>
    queryOptions({
      queryKey: ['audit-log', 'choices'] as const,
      queryFn: ({ signal }) => call(auditEndpoints.listAuditChoices, {}, { signal }),
      staleTime: MINUTE_MS,
    }),
}

/** The entries of all parts; one that moved between two readings is shown once. */
export function entriesOf(list: Pick<InfiniteData<AuditLogPart>, 'pages'>): AuditEntry[] {
  const byId = new Map<string, AuditEntry>()
  for (const { entries } of list.pages) for (const entry of entries) byId.set(entry.id, entry)
  return [...byId.values()]
}
