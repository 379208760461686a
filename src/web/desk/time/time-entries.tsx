import { useQuery } from '@tanstack/react-query'
import { Timer } from 'lucide-react'
import { useState } from 'react'

import type { TimeEntry } from '#shared/desk/time/contract.ts'
import * as words from '#words/time-entries.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { DataTable, DataTableSkeleton } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { useList } from '#web/ui/list/use-list.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { idOf } from '#web/lib/http/list-parts.ts'

import { TimeEntryRow } from './time-entry-row.tsx'
import { countTimeFilters, type TimePageFilters } from './time-filters.ts'
import styles from './time-page.module.css'
import { timeQueries } from './time-queries.ts'

const TimeDialog = lazyPart(async () => (await import('./time-dialog.tsx')).TimeDialog)

const TABLE = {
  caption: words.entriesOf,
  columns: [
    words.day,
    words.ticket,
    words.agent,
    words.kind,
    words.worked,
    words.billed,
    { hidden: words.change },
  ],
  className: styles.table,
}

type TimeEntriesProps = { filters: TimePageFilters; onClear: () => void }

/** The lines that count, newest day first. */
export function TimeEntries({ filters, onClear }: TimeEntriesProps) {
  const list = useList(timeQueries.list(filters), { keyOf: idOf, failure: words.listFailed })
  const kinds = useQuery(timeQueries.kinds())
  const [editing, setEditing] = useState<TimeEntry | null>(null)

  return (
    <>
      <ListFrame
        list={list}
        counted={words.counted}
        skeleton={<EntriesSkeleton />}
        empty={<NoEntries isNarrowed={countTimeFilters(filters) > 0} onClear={onClear} />}
      >
        <DataTable {...TABLE}>
          {list.rows.map((entry) => (
            <TimeEntryRow
              key={entry.id}
              entry={entry}
              onIntent={TimeDialog.preload}
              onCorrect={() => setEditing(entry)}
            />
          ))}
        </DataTable>
      </ListFrame>
      {editing && kinds.data && (
        <TimeDialog
          ticketId={editing.ticket.id}
          entry={editing}
          kinds={kinds.data}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}

function EntriesSkeleton() {
  return (
    <DataTableSkeleton {...TABLE} label={words.loadingTime} rows={6}>
      <td>
        <SkeletonText width="most" />
      </td>
      <td colSpan={3}>
        <SkeletonText width="half" />
      </td>
      <td colSpan={3}>
        <SkeletonText width="half" />
      </td>
    </DataTableSkeleton>
  )
}

function NoEntries({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return (
    <EmptyState
      title={words.noEntries}
      icon={<Timer aria-hidden="true" />}
      action={isNarrowed && <Button onClick={onClear}>{words.clearFilters}</Button>}
    >
      {isNarrowed ? words.noEntriesMatch : words.noEntriesYet}
    </EmptyState>
  )
}
