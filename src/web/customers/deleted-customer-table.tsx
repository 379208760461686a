import type { ReactNode } from 'react'

import type { DeletedCustomer } from '#shared/customers.ts'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

import { DeletedCustomerRow } from './deleted-customer-row.tsx'
import styles from './deleted-customer-table.module.css'

const SKELETON_ROWS = ['a', 'b', 'c']
const COLUMNS = ['Name', 'Domains', 'Deleted', 'Gone for Good', 'Actions']

export function DeletedCustomerTable({
  customers,
  onFocusLost,
}: {
  customers: DeletedCustomer[]
  /** The last row that could take the focus is gone. */
  onFocusLost: () => void
}) {
  return (
    <Table>
      {customers.map((customer) => (
        <DeletedCustomerRow key={customer.id} customer={customer} onFocusLost={onFocusLost} />
      ))}
    </Table>
  )
}

/** The same boxes, so that nothing moves when the customers arrive. */
export function DeletedCustomerTableSkeleton() {
  return (
    <Loading label="Loading deleted customers">
      <div aria-hidden="true" inert>
        <Table>
          {SKELETON_ROWS.map((row) => (
            <tr key={row} className={styles.row}>
              <td>
                <SkeletonText width="most" />
              </td>
              <td colSpan={COLUMNS.length - 1} className={styles.rest}>
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
        <VisuallyHidden>Deleted customers</VisuallyHidden>
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
