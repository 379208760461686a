import * as words from '#words/audit.ts'
import { useAddressFilters } from '#web/ui/list/use-address-filters.ts'
import { useList } from '#web/ui/list/use-list.ts'
import { idOf } from '#web/lib/http/list-parts.ts'

import { NO_FILTERS, parseAuditFilters, serializeAuditFilters } from './audit-filters.ts'
import { auditQueries } from './audit-queries.ts'

export type AuditLog = ReturnType<typeof useAuditLog>

/** The log as the address narrows it. */
export function useAuditLog() {
  const address = useAddressFilters({ parse: parseAuditFilters, serialize: serializeAuditFilters })
  const list = useList(auditQueries.list(address.filters), {
    keyOf: idOf,
    failure: words.loadFailed,
  })
  return { ...list, ...address, clear: () => address.choose(NO_FILTERS) }
}
