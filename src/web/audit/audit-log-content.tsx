import { ChevronRight, ScrollText, SearchX } from 'lucide-react'
import { useId, useState } from 'react'

import * as words from '#words/audit.ts'
import type { AuditEntry } from '#shared/audit/contract.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { DataTable, DataTableSkeleton } from '#web/ui/list/data-table.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'

import { AuditDetails } from './audit-details.tsx'
import { type AuditLogFilters, isNarrowed } from './audit-filters.ts'
import type { AuditLog } from './use-audit-log.ts'
import styles from './audit-log-content.module.css'

export function AuditLogContent({ log, onClear }: { log: AuditLog; onClear: () => void }) {
  const [openIds, setOpenIds] = useState<string[]>([])
  const openCount = log.rows.filter(({ id }) => openIds.includes(id)).length

  return (
    <ListFrame
      list={log}
      counted={words.entriesFound}
      skeleton={<AuditTableSkeleton />}
      empty={<NoEntries isNarrowed={isNarrowed(log.filters)} onClear={onClear} />}
      // An open entry has a row of its own.
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

const TABLE = {
  caption: words.caption,
  columns: [words.when, words.who, words.what, { hidden: words.detailsColumn }],
  className: styles.table,
}

type AuditTableProps = {
  entries: AuditEntry[]
  openIds: string[]
  onToggle: (id: string) => void
  onNarrow: (changes: Partial<AuditLogFilters>) => void
}

export function AuditTable({ entries, openIds, onToggle, onNarrow }: AuditTableProps) {
  return (
    <DataTable {...TABLE}>
      {entries.map((entry) => (
        <AuditRow
          key={entry.id}
          entry={entry}
          isOpen={openIds.includes(entry.id)}
          onToggle={() => onToggle(entry.id)}
          onNarrow={onNarrow}
        />
      ))}
    </DataTable>
  )
}

function AuditTableSkeleton() {
  return (
    <DataTableSkeleton {...TABLE} label={words.loading} rows={8}>
      <td className={styles.when}>
        <SkeletonText width="most" />
      </td>
      <td className={styles.who}>
        <SkeletonText width="half" />
      </td>
      <td className={styles.what} colSpan={2}>
        <SkeletonText width="half" />
      </td>
    </DataTableSkeleton>
  )
}

const LABELS: Record<string, string> = words.actions

/** Says an action. One that a newer server has written is told by its code. */
export function actionText(action: string): string {
  return LABELS[action] ?? action
}

type AuditRowProps = {
  entry: AuditEntry
  isOpen: boolean
  onToggle: () => void
  onNarrow: (changes: Partial<AuditLogFilters>) => void
}

function AuditRow({ entry, isOpen, onToggle, onNarrow }: AuditRowProps) {
  const detailsId = useId()
  const { actor, subject } = entry
  const what = actionText(entry.action)
  // A person who signed in by an address alone is named once.
  const origins = [actor.email === actor.name ? null : actor.email, actor.address].filter(Boolean)

  return (
    <>
      <tr data-open={isOpen}>
        <td className={styles.when}>
          <TimeText at={entry.at} format={formatDayAndTime} />
        </td>
        <td className={styles.who}>
          <span className={styles.name}>
            <bdi>{actor.name}</bdi>
          </span>
          {origins.length > 0 && <span className={styles.meta}>{origins.join(' · ')}</span>}
        </td>
        <th scope="row" className={styles.what}>
          <span className={styles.name}>{what}</span>
          {subject && (
            <span className={styles.meta}>
              <bdi>{subject.name}</bdi>
            </span>
          )}
        </th>
        <td className={styles.more} data-print="hide">
          <Button
            variant="ghost"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={onToggle}
          >
            <ChevronRight aria-hidden="true" />
            <span>
              <Rich>
                {words.details(what, subject?.name ?? '', (text) => (
                  <VisuallyHidden>{text}</VisuallyHidden>
                ))}
              </Rich>
            </span>
          </Button>
        </td>
      </tr>
      {isOpen && (
        <tr id={detailsId} className={styles.details}>
          <td colSpan={4}>
            <AuditDetails entry={entry} onNarrow={onNarrow} />
          </td>
        </tr>
      )}
    </>
  )
}

export function NoEntries({
  isNarrowed: hasFilters,
  onClear,
}: {
  isNarrowed: boolean
  onClear: () => void
}) {
  if (hasFilters) {
    return (
      <EmptyState
        title={words.noneFound}
        icon={<SearchX aria-hidden="true" />}
        action={<Button onClick={onClear}>{words.clearFilters}</Button>}
      >
        {words.noneMatch}
      </EmptyState>
    )
  }

  return (
    <EmptyState title={words.noneYet} icon={<ScrollText aria-hidden="true" />}>
      {words.whatAppears}
    </EmptyState>
  )
}
