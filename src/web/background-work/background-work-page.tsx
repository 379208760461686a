import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useRef } from 'react'

import { locale } from '#words/language.ts'
import * as words from '#words/operations.ts'
import type { BackgroundWork, TroubledJob } from '#shared/background-work/contract.ts'
import { formatShortAge } from '#web/lib/format/format-time.ts'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { DataTable, DataTableSkeleton } from '#web/ui/list/data-table.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { useList } from '#web/ui/list/use-list.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { idOf } from '#web/lib/http/list-parts.ts'

import { backgroundWorkQueries } from './background-work-queries.ts'
import { TroubledJobRow } from './troubled-job-row.tsx'
import styles from './background-work.module.css'

export function BackgroundWorkPage() {
  const kinds = useQuery(backgroundWorkQueries.kinds())
  const troubled = useList(backgroundWorkQueries.troubled(), {
    keyOf: idOf,
    failure: words.failedNotLoaded,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(words.title)

  return (
    <>
      <PageHeader title={words.title}>{words.lead}</PageHeader>
      <div className={styles.page}>
        <section>
          <h2 ref={heading} tabIndex={-1}>
            {words.troubled}
          </h2>
          <ListFrame
            list={troubled}
            counted={words.counted}
            skeleton={<TroubledJobsSkeleton />}
            empty={<NothingFailed />}
          >
            <TroubledJobs troubled={troubled.rows} onFocusLost={() => heading.current?.focus()} />
          </ListFrame>
        </section>
        <section>
          <h2>{words.all}</h2>
          <Card flush>
            {kinds.isLoadingError && (
              <LoadFailure
                message={words.loadFailed}
                busy={kinds.isFetching}
                onRetry={() => void kinds.refetch()}
              />
            )}
            {kinds.isPending && <JobKindsSkeleton />}
            {kinds.data && <JobKinds kinds={kinds.data.kinds} />}
          </Card>
        </section>
        {kinds.data && <p>{words.version(kinds.data.version)}</p>}
      </div>
    </>
  )
}

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
  columns: [words.job, words.failed, words.waiting, words.oldest, words.lastRun, words.took],
  className: styles.kinds,
}

type TroubledJobsProps = { troubled: TroubledJob[]; onFocusLost: () => void }

function NothingFailed() {
  return (
    <EmptyState title={words.nothingFailed} icon={<CircleCheck aria-hidden="true" />}>
      {words.whatIsListed}
    </EmptyState>
  )
}

function TroubledJobs({ troubled, onFocusLost }: TroubledJobsProps) {
  return (
    <DataTable {...TROUBLED}>
      {troubled.map((job) => (
        <TroubledJobRow key={job.id} job={job} onFocusLost={onFocusLost} />
      ))}
    </DataTable>
  )
}

function TroubledJobsSkeleton() {
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

/** Jobs with something to see first, then the others, by what starts them. */
export function JobKinds({ kinds }: Pick<BackgroundWork, 'kinds'>) {
  const busy = kinds.filter(({ waiting, failed }) => waiting + failed > 0)
  const idle = kinds.filter((kind) => !busy.includes(kind)).toSorted(byUrgency)

  return (
    <>
      {busy.length > 0 && (
        <DataTable {...KINDS}>
          {busy.toSorted(byUrgency).map(({ name, title, waiting, failed, oldestAt, lastRun }) => (
            <tr key={name}>
              <th scope="row">{title}</th>
              <td className={styles.number} data-label={words.failed}>
                {words.count(failed)}
              </td>
              <td className={styles.number} data-label={words.waiting}>
                {words.count(waiting)}
              </td>
              <td className={styles.number} data-label={words.oldest}>
                {oldestAt ? <TimeText at={oldestAt} format={formatShortAge} /> : words.none}
              </td>
              <LastRun run={lastRun} />
            </tr>
          ))}
        </DataTable>
      )}
      {idle.length > 0 && (
        <details className={styles.idle}>
          <summary>{words.healthy(idle.length)}</summary>
          {STARTS.filter((start) => idle.some((kind) => startOf(kind) === start)).map((start) => (
            <DataTable
              key={start}
              caption={words.starts[start]}
              columns={[words.starts[start], words.lastRun, words.took]}
              className={styles.healthy}
            >
              {idle
                .filter((kind) => startOf(kind) === start)
                .map(({ name, title, lastRun }) => (
                  <tr key={name}>
                    <th scope="row">{title}</th>
                    <LastRun run={lastRun} />
                  </tr>
                ))}
            </DataTable>
          ))}
        </details>
      )}
    </>
  )
}

function LastRun({ run }: { run: JobKind['lastRun'] }) {
  return (
    <>
      <td className={styles.number} data-label={words.lastRun}>
        {run ? <TimeText at={run.at} format={formatShortAge} /> : words.none}
      </td>
      <td className={styles.number} data-label={words.took}>
        {run ? words.runTime(run.tookMs) : words.none}
      </td>
    </>
  )
}

const STARTS = ['schedule', 'request'] as const

function startOf({ isScheduled }: Pick<JobKind, 'isScheduled'>) {
  return isScheduled ? 'schedule' : 'request'
}

function JobKindsSkeleton() {
  return (
    <DataTableSkeleton {...KINDS} label={words.loading} rows={1}>
      <td>
        <SkeletonText width="most" />
      </td>
      <td colSpan={5}>
        <SkeletonText width="half" />
      </td>
    </DataTableSkeleton>
  )
}
