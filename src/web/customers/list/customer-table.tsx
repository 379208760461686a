import type { Customer } from '#shared/customers/contract.ts'
import * as words from '#words/customers.ts'
import { DataTable, DataTableSkeleton } from '#web/ui/list/data-table.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import { CustomerRow } from './customer-row.tsx'
import styles from './customer-table.module.css'
import { useDeleteCustomer } from './use-delete-customer.ts'

const TABLE = {
  caption: words.title,
  columns: [
    words.name,
    words.domain,
    words.mspStartDate,
    words.status,
    words.saml,
    words.provider,
    words.actions,
  ],
  className: styles.table,
}

export function CustomerTable({
  customers,
  onFocusLost,
}: {
  customers: Customer[]
  onFocusLost: () => void
}) {
  const deleteCustomer = useDeleteCustomer()

  return (
    <DataTable {...TABLE}>
      {customers.map((customer) => (
        <CustomerRow
          key={customer.id}
          customer={customer}
          onDelete={() => deleteCustomer.mutate(customer.id)}
          onFocusLost={onFocusLost}
        />
      ))}
    </DataTable>
  )
}

export function CustomerTableSkeleton() {
  return (
    <DataTableSkeleton {...TABLE} label={words.loading} rows={8}>
      <td>
        <SkeletonText width="most" />
      </td>
      <td className={styles.domain}>
        <SkeletonText width="half" />
      </td>
      <td colSpan={5}>
        <SkeletonText width="most" />
      </td>
    </DataTableSkeleton>
  )
}
