import { CircleCheck } from 'lucide-react'

import type { BackgroundWork, TroubledJob } from '#shared/background-work/contract.ts'
import * as words from '#words/operations.ts'
import { locale } from '#words/language.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { DataTable, DataTableSkeleton } from '#web/ui/list/data-table.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { formatShortAge } from '#web/lib/format/format-time.ts'

import styles from './background-work.module.css'
import { TroubledJobRow } from './troubled-job-row.tsx'

const TROUBLED = {
  caption: words.troubled,
  columns: [
    words.job,
    words.customer,
    words.reason,
    words.attempts,
    words.since,
    { hidden: words.actions },
  ],
  className: styles.troubled,
}

const KINDS = {
  caption: words.all,
  columns: [words.job, words.runs, words.waiting, words.failed, words.oldest],
  className: styles.kinds,
}

type TroubledJobsProps = { troubled: TroubledJob[]; onFocusLost: () => void }

export function NothingFailed() {
  return (
    <EmptyState title={words.nothingFailed} icon={<CircleCheck aria-hidden="true" />}>
      {words.whatIsListed}
    </EmptyState>
  )
}

export function TroubledJobs({ troubled, onFocusLost }: TroubledJobsProps) {
  return (
    <DataTable {...TROUBLED}>
      {troubled.map((job) => (
        <TroubledJobRow key={job.id} job={job} onFocusLost={onFocusLost} />
      ))}
    </DataTable>
  )
}

export function TroubledJobsSkeleton() {
  return (
    <DataTableSkeleton {...TROUBLED} label={words.loadingFailed} rows={2}>
      <td>
        <SkeletonText width="most" />
      </td>
      <td colSpan={5}>
        <SkeletonText width="half" />
      </td>
    </DataTableSkeleton>
  )
}

type JobKind = BackgroundWork['kinds'][number]

/** First what has failed, then what waits, and the rest by name. */
function byUrgency(one: JobKind, other: JobKind): number {
  const rank = ({ failed, waiting }: JobKind) => (failed > 0 ? 2 : Math.sign(waiting))
  return rank(other) - rank(one) || one.title.localeCompare(other.title, locale)
}

export function JobKinds({ kinds }: Pick<BackgroundWork, 'kinds'>) {
  return (
    <DataTable {...KINDS}>
      {kinds.toSorted(byUrgency).map(({ name, title, isScheduled, waiting, failed, oldestAt }) => (
        <tr key={name}>
          <th scope="row">{title}</th>
          <td data-label={words.runs}>{isScheduled ? words.onSchedule : words.onRequest}</td>
          <td className={styles.number} data-label={words.waiting}>
            {words.count(waiting)}
          </td>
          <td className={styles.number} data-label={words.failed}>
            {words.count(failed)}
          </td>
          <td className={styles.number} data-label={words.oldest}>
            {oldestAt ? <TimeText at={oldestAt} format={formatShortAge} /> : words.none}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

export function JobKindsSkeleton() {
  return (
    <DataTableSkeleton {...KINDS} label={words.loading} rows={12}>
      <td>
        <SkeletonText width="most" />
      </td>
      <td colSpan={4}>
        <SkeletonText width="half" />
      </td>
    </DataTableSkeleton>
  )
}
