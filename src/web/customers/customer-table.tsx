import type { ReactNode } from 'react'

import type { Customer } from '#shared/customers.ts'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

import { CustomerRow } from './customer-row.tsx'
import styles from './customer-table.module.css'
import { useDeleteCustomer } from './use-delete-customer.ts'

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const COLUMNS = ['Name', 'Domain', 'MSP Start Date', 'Status', 'SAML', 'Provider', 'Actions']

export function CustomerTable({
  customers,
  onFocusLost,
}: {
  customers: Customer[]
  onFocusLost: () => void
}) {
  const deleteCustomer = useDeleteCustomer()

  return (
    <Table>
      {customers.map((customer) => (
        <CustomerRow
          key={customer.id}
          customer={customer}
          onDelete={() => deleteCustomer.mutate(customer.id)}
          onFocusLost={onFocusLost}
        />
      ))}
    </Table>
  )
}

/** The same boxes, so that nothing moves when the customers arrive. */
export function CustomerTableSkeleton() {
  return (
    <Loading label="Loading customers">
      <div aria-hidden="true" inert>
        <Table>
          {SKELETON_ROWS.map((row) => (
            <tr key={row} className={styles.row}>
              <td className={styles.name}>
                <SkeletonText width="most" />
              </td>
              <td className={styles.domain}>
                <SkeletonText width="half" />
              </td>
              <td colSpan={COLUMNS.length - 2} className={styles.rest}>
                <SkeletonText width="most" />
              </td>
            </tr>
          ))}
        </Table>
      </div>
    </Loading>
  )
}

function Table({ children }: { children: ReactNode }) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Customers</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
