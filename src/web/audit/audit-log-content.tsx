import { useState } from 'react'

import * as words from '#words/audit.ts'
import { ListFrame } from '#web/ui/list/list-frame.tsx'

import { isNarrowed } from './audit-filters.ts'
import { AuditTable, AuditTableSkeleton } from './audit-table.tsx'
import { NoEntries } from './no-entries.tsx'
import type { AuditLog } from './use-audit-log.ts'

export function AuditLogContent({ log, onClear }: { log: AuditLog; onClear: () => void }) {
  const [openIds, setOpenIds] = useState<string[]>([])
  const openCount = log.rows.filter(({ id }) => openIds.includes(id)).length

  return (
    <ListFrame
      list={log}
      counted={words.entriesFound}
      skeleton={<AuditTableSkeleton />}
      empty={<NoEntries isNarrowed={isNarrowed(log.filters)} onClear={onClear} />}
      // What is open has a row of its own.
      extraRows={openCount}
    >
      <AuditTable
        entries={log.rows}
        openIds={openIds}
        onToggle={(id) =>
          setOpenIds(
            openIds.includes(id) ? openIds.filter((open) => open !== id) : [...openIds, id],
          )
        }
        onNarrow={log.choose}
      />
    </ListFrame>
  )
}
