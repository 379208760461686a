import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'

import type { SlaPromise } from '#shared/sla/contract.ts'
import type { Priority } from '#shared/tickets/values.ts'
import * as words from '#words/tickets.ts'
import { formatExactTime } from '#web/lib/format/format-time.ts'
import { withHash } from '#web/lib/navigation/address.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useCategoryName } from '#web/tickets/display/category-names.ts'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import { Rich } from '#web/ui/display/rich.tsx'
import { useNow } from '#web/ui/display/time-text.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import { describeHours, isElsewhere, knownZone, spokenTime, zoneName } from './business-times.ts'
import { sentenceOf, targetKeys } from './contract-sentences.ts'
import styles from './service-promise.module.css'
import { ZoneTimeText } from './zone-time-text.tsx'

type ServicePromiseProps = { priority: Priority; categories: string[] }

/** When a ticket of this priority and these categories, submitted now, is answered and resolved at the latest. */
export function ServicePromise({ priority, categories }: ServicePromiseProps) {
  const usual = useQuery(ticketQueries.slaPromise())
  const hasOwn = usual.data?.contract?.terms.categoryTargets.some(({ category }) =>
    categories.includes(category),
  )
  // Only a contract can have other targets for categories.
  const chosen = useQuery(ticketQueries.slaPromise(hasOwn ? categories : []))
  const { isError, isPaused } = chosen
  const data = chosen.data ?? usual.data
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
  const dueOf = (at: string) => (
    <span className={styles.due}>
      <ZoneTimeText at={at} timeZone={timeZone} />
    </span>
  )

  return (
    <div className={styles.promise}>
      <Clock aria-hidden="true" className={styles.icon} />
      <ul className={styles.dues}>
        {responseDueAt !== null && (
          <li>
            <Rich>{words.answerBy(dueOf(responseDueAt))}</Rich>
          </li>
        )}
        {resolutionDueAt !== null && (
          <li>
            <Rich>{words.resolutionBy(dueOf(resolutionDueAt))}</Rich>
          </li>
        )}
        {/* While a maintenance window stops a clock, there is no due time to promise. */}
        {(responseDueAt === null || resolutionDueAt === null) && (
          <li>{words.startsAfterMaintenance}</li>
        )}
      </ul>
      <div className={styles.note}>
        {data.contract ? (
          <ContractNote {...{ data, priority, categories, timeZone }} />
        ) : (
          <p>{words.hoursCount(describeHours(data.businessHours))}</p>
        )}
      </div>
    </div>
  )
}

type ContractNoteProps = ServicePromiseProps & { data: SlaPromise; timeZone: string }

/** The sentences of the contract that the promise follows from, and when work starts outside of its hours. */
function ContractNote({ data, priority, categories, timeZone }: ContractNoteProps) {
  const now = useNow()
  const categoryName = useCategoryName()
  const { contract, startsAt, calculatedAt } = data
  if (!contract) return null
  const { terms } = contract
  const keys = [
    ...new Set(
      (['response', 'resolution'] as const).flatMap((name) =>
        targetKeys(terms, { name, priority, categories }),
      ),
    ),
    'hours' as const,
  ]
  const sentences: ReactNode[] = keys.map((key) => (
    <Fragment key={key}>
      <Link to={withHash(paths.serviceLevels, key)}>
        {sentenceOf(key, terms, categoryName)}
      </Link>{' '}
    </Fragment>
  ))

  return (
    <>
      {startsAt !== undefined && startsAt > calculatedAt && (
        <p className={styles.starts}>
          <Rich>
            {words.workStarts(
              <time dateTime={startsAt} title={formatExactTime(new Date(startsAt))}>
                {spokenTime(startsAt, timeZone, now)}
                {isElsewhere([startsAt], timeZone) && ` (${zoneName(timeZone)})`}
              </time>,
            )}
          </Rich>
        </p>
      )}
      <p>
        <Rich>{words.contractSays(<>{sentences}</>)}</Rich>
      </p>
    </>
  )
}
