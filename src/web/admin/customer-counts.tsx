import type { Customer } from '#shared/customers.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { countCustomers } from './count-customers.ts'
import styles from './customer-counts.module.css'

const COUNTS = [
  { name: 'total', text: 'Total' },
  { name: 'active', text: 'Active' },
  { name: 'inactive', text: 'Inactive' },
  { name: 'samlEnabled', text: 'SAML Enabled' },
] as const

export function CustomerCounts({
  customers,
  isLoading,
}: {
  customers: Customer[] | undefined
  isLoading: boolean
}) {
  const counts = customers && countCustomers(customers)

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
