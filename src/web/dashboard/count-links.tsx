import type { Dashboard } from '#shared/tickets/contract.ts'
import type { ListScope } from '#shared/tickets/values.ts'
import * as words from '#words/dashboard.ts'
import { number } from '#words/language.ts'
import * as ticketWords from '#words/tickets.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { ticketsAddress } from '#web/tickets/queries/ticket-list-filters.ts'
import { HalfDiscMark, RingMark, TickMark } from '#web/ui/display/marks.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

import styles from './count-links.module.css'

const COUNTS = [
  { name: 'open', status: 'Open', mark: <RingMark /> },
  { name: 'pending', status: 'Pending', mark: <HalfDiscMark /> },
  { name: 'closed', status: 'Closed', mark: <TickMark /> },
  { name: 'total', status: null, mark: null },
] as const

/** Without counts they lead to the same places. */
export function CountLinks({
  scope,
  counts,
  isLoading,
}: {
  scope: ListScope
  counts: Dashboard['counts'] | undefined
  isLoading: boolean
}) {
  return (
    <ul className={styles.counts} aria-busy={isLoading}>
      {COUNTS.map(({ name, status, mark }) => (
        <li key={name}>
          <Link to={ticketsAddress({ scope, status })} className={styles.link} data-count={name}>
            <span className={styles.label}>
              {mark}
              <Rich>
                {words.counts[name]((noun) => (
                  <span className={styles.noun}>{noun}</span>
                ))}
              </Rich>
            </span>
            <span className={styles.number}>
              {isLoading ? (
                <Skeleton className={styles.skeleton} />
              ) : counts ? (
                number(counts[name])
              ) : (
                '–'
              )}
              {name === 'pending' && scope === 'mine' && counts && counts.pending > 0 && (
                <span className={styles.note}>{ticketWords.waitingForYou(counts.pending)}</span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
