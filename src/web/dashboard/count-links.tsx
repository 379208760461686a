import type { Dashboard } from '#shared/dashboard/contract.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { paths } from '#web/lib/paths.ts'
import { HalfDiscMark, RingMark, TickMark } from '#web/kit/parts/marks.tsx'
import { Skeleton } from '#web/kit/feedback/skeleton.tsx'

import styles from './count-links.module.css'

const COUNTS = [
  { name: 'open', text: 'Open', to: paths.ticketsWithStatus('Open'), mark: <RingMark /> },
  {
    name: 'pending',
    text: 'Pending',
    to: paths.ticketsWithStatus('Pending'),
    mark: <HalfDiscMark />,
  },
  { name: 'closed', text: 'Closed', to: paths.ticketsWithStatus('Closed'), mark: <TickMark /> },
  { name: 'total', text: 'Total', to: paths.tickets, mark: null },
] as const

/** Without counts they lead to the same places. */
export function CountLinks({
  counts,
  isLoading,
}: {
  counts: Dashboard['counts'] | undefined
  isLoading: boolean
}) {
  return (
    <ul className={styles.counts} aria-busy={isLoading}>
      {COUNTS.map(({ name, text, to, mark }) => (
        <li key={name}>
          <Link to={to} className={styles.link} data-count={name}>
            <span className={styles.label}>
              {mark}
              {text}
              <span className={styles.noun}> tickets</span>
            </span>
            <span className={styles.number}>
              {isLoading ? <Skeleton className={styles.skeleton} /> : (counts?.[name] ?? '–')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
