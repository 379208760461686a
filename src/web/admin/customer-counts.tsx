import { number } from '#words/language.ts'
import * as words from '#words/admin-dashboard.ts'
import type { CustomerCounts as Counts } from '#shared/customers/contract.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

import styles from './customer-counts.module.css'

const COUNTS = ['total', 'active', 'inactive', 'samlEnabled'] as const

export function CustomerCounts({
  counts,
  isLoading,
}: {
  counts: Counts | undefined
  isLoading: boolean
}) {
  return (
    <dl className={styles.counts} aria-busy={isLoading}>
      {COUNTS.map((name) => (
        <div key={name} className={styles.count}>
          <dt>{words.counts[name]}</dt>
          <dd className={styles.number}>
            {isLoading ? (
              <Skeleton className={styles.skeleton} />
            ) : counts ? (
              number(counts[name])
            ) : (
              '–'
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
