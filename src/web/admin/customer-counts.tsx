import type { CustomerCounts as Counts } from '#shared/customers/contract.ts'
import { Skeleton } from '#web/kit/feedback/skeleton.tsx'

import styles from './customer-counts.module.css'

const COUNTS = [
  { name: 'total', text: 'Total' },
  { name: 'active', text: 'Active' },
  { name: 'inactive', text: 'Inactive' },
  { name: 'samlEnabled', text: 'SAML Enabled' },
] as const

export function CustomerCounts({
  counts,
  isLoading,
}: {
  counts: Counts | undefined
  isLoading: boolean
}) {
  return (
    <dl className={styles.counts} aria-busy={isLoading}>
      {COUNTS.map(({ name, text }) => (
        <div key={name} className={styles.count}>
          <dt>{text}</dt>
          <dd className={styles.number}>
            {isLoading ? <Skeleton className={styles.skeleton} /> : (counts?.[name] ?? '–')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
