import type { SlaStatus } from '#shared/tickets/values.ts'
import type { TicketListItem } from '#shared/tickets/contract.ts'
import * as words from '#words/tickets.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { ClockMark, HalfDiscMark, OctagonMark, TickMark } from '#web/ui/display/marks.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { formatMinutes } from '#web/lib/format/format-time.ts'

import type { ServiceZone } from './use-service-zone.ts'
import { ZoneTimeText } from './zone-time-text.tsx'
import styles from './sla-results.module.css'

type SlaResultsProps = { ticket: Pick<TicketListItem, 'sla' | 'status'>; zone: ServiceZone }

/** How both clocks stand: when they are due, or how long it took. */
export function SlaResults({ ticket, zone }: SlaResultsProps) {
  const { sla, status } = ticket
  const { timeZone } = zone
  const isClosed = status === 'Closed'

  return (
    <dl className={styles.list}>
      <SlaResult
        name={words.firstResponse}
        status={sla.responseStatus}
        isClosed={isClosed}
        dueAt={sla.responseDueAt}
        leftMinutes={sla.responseLeft}
        timeZone={timeZone}
        took={sla.firstResponseTime}
        saysTook={words.answeredAfter}
      />
      <SlaResult
        name={words.resolution}
        status={sla.resolutionStatus}
        isClosed={isClosed}
        dueAt={sla.resolutionDueAt}
        leftMinutes={sla.resolutionLeft}
        timeZone={timeZone}
        took={sla.resolutionTime}
        saysTook={words.closedAfter}
      />
    </dl>
  )
}

type SlaBadgeProps = { status: SlaStatus; isClosed: boolean }

type SlaResultProps = SlaBadgeProps & {
  name: string
  /** Null while the clock is paused. */
  dueAt: string | null
  /** While it is paused. */
  leftMinutes: number | undefined
  timeZone: string
  /** Business minutes, null while the clock has not ended. */
  took: number | null
  saysTook: (span: string) => string
}

function SlaResult(props: SlaResultProps) {
  const { name, status, isClosed, dueAt, leftMinutes = 0, timeZone, took, saysTook } = props
  const isPaused = took === null && dueAt === null
  return (
    <div className={styles.result}>
      <dt>{name}</dt>
      <dd>
        {isPaused ? (
          <Badge tone="neutral" icon={<HalfDiscMark />}>
            {words.receiptLines.paused}
          </Badge>
        ) : (
          <SlaBadge status={status} isClosed={isClosed} />
        )}
      </dd>
      <dd className={styles.due}>
        {took !== null ? (
          saysTook(took === 0 ? words.noBusinessTime : formatMinutes(took))
        ) : dueAt === null ? (
          words.timeLeft(formatMinutes(leftMinutes))
        ) : (
          <Rich>{words.dueAt(<ZoneTimeText at={dueAt} timeZone={timeZone} />)}</Rich>
        )}
      </dd>
    </div>
  )
}

const LOOKS = {
  pending: { tone: 'neutral', icon: <ClockMark /> },
  met: { tone: 'met', icon: <TickMark /> },
  breached: { tone: 'breached', icon: <OctagonMark /> },
} as const

/** Closing does not end the clock of the response, but then no one is on track. */
export function SlaBadge({ status, isClosed }: SlaBadgeProps) {
  const { tone, icon } = LOOKS[status]
  return (
    <Badge tone={tone} icon={icon}>
      {isClosed && status === 'pending' ? words.noReplyYet : words.slaStates[status]}
    </Badge>
  )
}
