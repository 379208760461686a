import { Gauge } from 'lucide-react'

import type { SlaFigures } from '#shared/tickets/contract.ts'
import type { ListScope } from '#shared/tickets/values.ts'
import * as words from '#words/dashboard.ts'
import { formatMinutes } from '#web/lib/format/format-time.ts'
import { metPercent } from '#web/lib/format/met-percent.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { ticketsAddress } from '#web/tickets/queries/ticket-list-filters.ts'
import { ShareBar } from '#web/ui/display/chart.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorBoundary } from '#web/ui/feedback/error-boundary.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { ClockMark, OctagonMark, TickMark } from '#web/ui/display/marks.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import styles from './sla-card.module.css'

type SlaCardProps = {
  scope: ListScope
  sla: SlaFigures | undefined
  isLoading: boolean
  isRetrying: boolean
  onRetry: () => void
}

export function SlaCard({ scope, sla, isLoading, isRetrying, onRetry }: SlaCardProps) {
  return (
    <Card title={words.slaTitle}>
      <ErrorBoundary renderFailure={() => <p>{words.slaUnable}</p>}>
        {isLoading ? (
          <SlaSkeleton />
        ) : sla ? (
          <SlaContent scope={scope} sla={sla} />
        ) : (
          <LoadFailure message={words.slaFailed} busy={isRetrying} onRetry={onRetry} />
        )}
      </ErrorBoundary>
    </Card>
  )
}

function SlaContent({
  scope,
  sla: { response, resolution },
}: {
  scope: ListScope
  sla: SlaFigures
}) {
  const total = response.met + response.breached + response.pending
  if (total === 0) {
    return (
      <EmptyState icon={<Gauge aria-hidden="true" />} title={words.noFigures}>
        {words.noFiguresText}
      </EmptyState>
    )
  }

  return (
    <div className={styles.clocks}>
      <SlaClock scope={scope} clock="response" figures={response} />
      <SlaClock scope={scope} clock="resolution" figures={resolution} />
    </div>
  )
}

const PARTS = [
  { status: 'met', mark: <TickMark /> },
  { status: 'breached', mark: <OctagonMark /> },
  { status: 'pending', mark: <ClockMark /> },
] as const

type SlaClockProps = {
  scope: ListScope
  clock: keyof SlaFigures
  figures: SlaFigures['response']
}

function SlaClock({ scope, clock, figures }: SlaClockProps) {
  const percent = metPercent(figures)

  return (
    <section>
      <div className={styles.head}>
        <h3>{words.clocks[clock]}</h3>
        <p className={styles.average}>
          {figures.averageMinutes === null
            ? words.noAverage
            : words.average(formatMinutes(figures.averageMinutes))}
        </p>
      </div>
      <p className={styles.percent}>
        {percent === null ? (
          <span className={styles.none}>{words.nothingDue}</span>
        ) : (
          <Rich>
            {words.metInTime(percent / 100, (unit) => (
              <span className={styles.unit}>{unit}</span>
            ))}
          </Rich>
        )}
      </p>
      <ShareBar
        parts={[
          { tone: 'met', count: figures.met },
          { tone: 'breached', count: figures.breached },
          { tone: 'running', count: figures.pending },
        ]}
      />
      <ul className={styles.legend}>
        {PARTS.map(({ status, mark }) => (
          <li key={status} className={styles[status]}>
            {mark}
            <Link to={ticketsAddress({ scope, [clock]: status })} className={styles.link}>
              {words.slaParts[status](figures[status])}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SlaSkeleton() {
  return (
    <Loading label={words.slaLoading}>
      <div className={styles.clocks}>
        {Object.values(words.clocks).map((title) => (
          <div key={title}>
            <SkeletonText width="half" />
            <Skeleton className={styles.percentSkeleton} />
            <Skeleton className={styles.barSkeleton} />
            <SkeletonText width="most" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
