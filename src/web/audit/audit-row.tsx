import { ChevronDown } from 'lucide-react'
import { useId } from 'react'

import type { AuditEntry } from '#shared/audit/contract.ts'
import * as words from '#words/audit.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import type { AuditLogFilters } from './audit-filters.ts'
import styles from './audit-table.module.css'

// The words of all fields come after the list, and before an entry is opened.
export const AuditDetails = lazyPart(async () => (await import('./audit-details.tsx')).AuditDetails)

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

export function AuditRow({ entry, isOpen, onToggle, onNarrow }: AuditRowProps) {
  const detailsId = useId()
  const { actor, subject } = entry
  const what = actionText(entry.action)
  // Who signed in by an address alone is named once.
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
            <span>
              <Rich>
                {words.details(what, subject?.name ?? '', (text) => (
                  <VisuallyHidden>{text}</VisuallyHidden>
                ))}
              </Rich>
            </span>
            <ChevronDown aria-hidden="true" />
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
