import { useQuery } from '@tanstack/react-query'
import { Pencil, Timer } from 'lucide-react'
import { useState } from 'react'

import type { TimeEntry } from '#shared/desk/time/contract.ts'
import * as words from '#words/time-entries.ts'
import { withoutOrganization } from '#shared/tickets/organization-suffix.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { formatCalendarDay, formatMinutes } from '#web/lib/format/format-time.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { DataTable, DataTableSkeleton } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { useList } from '#web/ui/list/use-list.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { idOf } from '#web/lib/http/list-parts.ts'

import { countTimeFilters, type TimePageFilters } from './time-filters.ts'
import { timeQueries } from './time-queries.ts'
import { signedMinutes } from './time-texts.ts'
import styles from './time-page.module.css'
import { TimeDialog } from './time-dialog.tsx'

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
            <TimeEntryRow key={entry.id} entry={entry} onCorrect={() => setEditing(entry)} />
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

type TimeEntryRowProps = { entry: TimeEntry; onCorrect: () => void }

function TimeEntryRow({ entry, onCorrect }: TimeEntryRowProps) {
  const viewer = useViewer()
  const { ticket, customer, agent, day, kind, minutes, billedMinutes, invoiceText } = entry
  const mayCorrect = viewer.isAdmin || agent.id === viewer.id
  const isCurrent = !entry.isReversal && entry.correctedAt === null
  const sign = minutes < 0 ? styles.negative : undefined

  return (
    <tr>
      <td>
        {formatCalendarDay(day)}
        <span className={styles.quiet}>{marksOf(entry).join(' · ')}</span>
      </td>
      <td className={styles.main}>
        <Link to={paths.deskTicket(ticket.id)} className={styles.name}>
          {words.ticketNumber(ticket.number)}{' '}
          <bdi>{withoutOrganization(ticket.subject, customer.name)}</bdi>
        </Link>
        <span className={styles.quiet}>
          <bdi className={styles.customer}>{customer.name}</bdi>
          {invoiceText && (
            <>
              {' · '}
              <bdi title={invoiceText}>{invoiceText}</bdi>
            </>
          )}
        </span>
      </td>
      <td data-label={words.agent}>
        <bdi>{agent.name}</bdi>
      </td>
      <td data-label={words.kind}>
        <bdi>{kind.name}</bdi>
        {!entry.isBillable && <span className={styles.quiet}>{words.notBillable}</span>}
      </td>
      <td data-label={words.worked} className={styles.number}>
        <span className={sign}>{signedMinutes(minutes)}</span>
      </td>
      <td data-label={words.billed} className={styles.number}>
        <span className={sign}>{signedMinutes(billedMinutes)}</span>
      </td>
      <td data-print="hide">
        {mayCorrect && isCurrent && (
          <IconButton
            label={words.correctEntry(formatMinutes(minutes), agent.name)}
            aria-haspopup="dialog"
            onClick={onCorrect}
          >
            <Pencil aria-hidden="true" />
          </IconButton>
        )}
      </td>
    </tr>
  )
}

function marksOf({ isReversal, correctsId, exportedAt }: TimeEntry): string[] {
  const state = isReversal ? [words.reversal] : correctsId === null ? [] : [words.correction]
  return [...state, ...(exportedAt ? [words.exported] : [])]
}
