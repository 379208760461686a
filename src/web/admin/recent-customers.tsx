import { Building2 } from 'lucide-react'

import type { Customer } from '#shared/customers/contract.ts'
import { RECENT_CUSTOMERS } from '#shared/limits.ts'
import { ActiveBadge, SamlBadge } from '#web/customers/customer-badges.tsx'
import { adminPaths } from '#web/lib/admin/admin-paths.ts'
import { formatCalendarDay } from '#web/lib/format-time.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Loading, SkeletonText } from '#web/kit/feedback/skeleton.tsx'

import styles from './recent-customers.module.css'

export function RecentCustomers({ customers }: { customers: Customer[] }) {
  if (customers.length === 0) {
    return (
      <EmptyState icon={<Building2 aria-hidden="true" />} title="No customers added yet">
        The organizations that you add will appear here.
      </EmptyState>
    )
  }

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Domain</th>
          <th scope="col">MSP Start Date</th>
          <th scope="col">Status</th>
          <th scope="col">SAML</th>
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <tr key={customer.id}>
            <th scope="row" className={styles.name}>
              <Link to={adminPaths.customer(customer.id)}>{customer.name}</Link>
            </th>
            <td className={styles.domain}>{customer.domain || 'No domain'}</td>
            <td className={styles.date} data-label="Start">
              {customer.mspStartDate ? formatCalendarDay(customer.mspStartDate) : 'Not set'}
            </td>
            <td>
              <ActiveBadge isActive={customer.active} />
            </td>
            <td data-label="SAML">
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
    <Loading label="Loading customers">
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
