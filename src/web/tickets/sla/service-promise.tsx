import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'

import type { Priority } from '#shared/tickets/values.ts'
import * as words from '#words/tickets.ts'
import { Rich } from '#web/ui/display/rich.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import { describeHours, knownZone } from './business-times.ts'
import styles from './service-promise.module.css'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import { ZoneTimeText } from './zone-time-text.tsx'

/** When a ticket of this priority, submitted now, is answered and resolved at the latest. */
export function ServicePromise({ priority }: { priority: Priority }) {
  const { data, isError, isPaused } = useQuery(ticketQueries.slaPromise())
  const promise = data?.promises.find((known) => known.priority === priority)

  // The form does not depend on it, and an old promise would be a false one.
  if (isError || isPaused) return null
  if (!data || !promise) {
    return (
      <div className={styles.promise}>
        <Loading label={words.loadingSla}>
          <SkeletonText width="most" />
          <SkeletonText width="half" />
        </Loading>
      </div>
    )
  }

  const timeZone = knownZone(data.timeZone)
  const { responseDueAt, resolutionDueAt } = promise
  // While a maintenance window stops the clock, there is no due time to promise.
  if (responseDueAt === null || resolutionDueAt === null) return null

  return (
    <div className={styles.promise}>
      <Clock aria-hidden="true" className={styles.icon} />
      <ul className={styles.dues}>
        <li>
          <Rich>
            {words.answerBy(
              <span className={styles.due}>
                <ZoneTimeText at={responseDueAt} timeZone={timeZone} />
              </span>,
            )}
          </Rich>
        </li>
        <li>
          <Rich>
            {words.resolutionBy(
              <span className={styles.due}>
                <ZoneTimeText at={resolutionDueAt} timeZone={timeZone} />
              </span>,
            )}
          </Rich>
        </li>
      </ul>
      <p className={styles.note}>{words.hoursCount(describeHours(data.businessHours))}</p>
    </div>
  )
}
