import { Building2 } from 'lucide-react'

import * as words from '#words/admin-dashboard.ts'
import type { Customer } from '#shared/customers/contract.ts'
import { RECENT_CUSTOMERS } from '#shared/limits.ts'
import { ActiveBadge, SamlBadge } from '#web/customers/list/customer-badges.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { formatCalendarDay } from '#web/lib/format/format-time.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import styles from './recent-customers.module.css'

export function RecentCustomers({ customers }: { customers: Customer[] }) {
  if (customers.length === 0) {
    return (
      <EmptyState icon={<Building2 aria-hidden="true" />} title={words.noCustomers}>
        {words.whereTheyAppear}
      </EmptyState>
    )
  }

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.domain}</th>
          <th scope="col">{words.startDate}</th>
          <th scope="col">{words.status}</th>
          <th scope="col">{words.saml}</th>
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <tr key={customer.id}>
            <th scope="row" className={styles.name}>
              <Link to={adminPaths.customer(customer.id)} dir="auto">
                {customer.name}
              </Link>
            </th>
            <td className={styles.domain}>{customer.domain || words.noDomain}</td>
            <td className={styles.date} data-label={words.start}>
              {customer.mspStartDate ? formatCalendarDay(customer.mspStartDate) : words.notSet}
            </td>
            <td>
              <ActiveBadge isActive={customer.active} />
            </td>
            <td data-label={words.saml}>
              <SamlBadge isEnabled={customer.saml.enabled} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function RecentCustomersSkeleton() {
  return (
    <Loading label={words.loadingCustomers}>
      <div className={styles.skeleton}>
        {Array.from({ length: RECENT_CUSTOMERS + 1 }, (_, row) => (
          <div key={row} className={styles.skeletonRow}>
            <SkeletonText width={row % 2 === 0 ? 'most' : 'half'} />
          </div>
        ))}
      </div>
    </Loading>
  )
}
