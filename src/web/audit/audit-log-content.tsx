import { useState } from 'react'

import { Card } from '#web/kit/parts/card.tsx'
import { GrowingList, ListPlace } from '#web/kit/list/growing-list.tsx'
import { LoadFailure } from '#web/kit/feedback/load-failure.tsx'
import { VisuallyHidden } from '#web/kit/parts/visually-hidden.tsx'

import { isNarrowed } from './audit-filters.ts'
import { AuditTable, AuditTableSkeleton } from './audit-table.tsx'
import { NoEntries } from './no-entries.tsx'
import type { AuditLog } from './use-audit-log.ts'

export function AuditLogContent({ log, onClear }: { log: AuditLog; onClear: () => void }) {
  const isSettled = !log.isLoading && !log.isFailed && !log.isChanging

  return (
    <>
      <VisuallyHidden>
        <output>{isSettled && countText(log)}</output>
      </VisuallyHidden>
      <Card flush>
        <ListPlace isChanging={log.isChanging}>
          {log.isFailed ? (
            <LoadFailure
              message="Failed to load the audit log"
              busy={log.isRetrying}
              onRetry={log.retry}
            />
          ) : log.isLoading ? (
            <AuditTableSkeleton />
          ) : log.entries.length === 0 ? (
            <NoEntries isNarrowed={isNarrowed(log.filters)} onClear={onClear} />
          ) : (
            <ShownEntries log={log} />
          )}
        </ListPlace>
      </Card>
    </>
  )
}

function countText({ entries, hasMore }: AuditLog): string {
  if (entries.length === 0) return 'No entries found'
  if (hasMore) return `The first ${entries.length} entries are shown`
  return entries.length === 1 ? '1 entry found' : `${entries.length} entries found`
}

function ShownEntries({ log }: { log: AuditLog }) {
  const [openIds, setOpenIds] = useState<string[]>([])
  const openCount = log.entries.filter(({ id }) => openIds.includes(id)).length

  return (
    <GrowingList
      // What is open has a row of its own.
      count={log.entries.length + openCount}
      hasMore={log.hasMore}
      isShowingMore={log.isShowingMore}
      onShowMore={() => void log.showMore()}
    >
      <AuditTable
        entries={log.entries}
        openIds={openIds}
        onToggle={(id) =>
          setOpenIds(
            openIds.includes(id) ? openIds.filter((open) => open !== id) : [...openIds, id],
          )
        }
        onNarrow={log.choose}
      />
    </GrowingList>
  )
}
