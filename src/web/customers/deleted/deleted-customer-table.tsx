import type { DeletedCustomer } from '#shared/customers/contract.ts'
import * as words from '#words/customers.ts'
import { DataTable, DataTableSkeleton } from '#web/ui/list/data-table.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import { DeletedCustomerRow } from './deleted-customer-row.tsx'
import styles from './deleted-customer-table.module.css'

const TABLE = {
  caption: words.deletedCaption,
  columns: [words.name, words.domains, words.deletedAt, words.goneForGood, words.actions],
  className: styles.table,
}

export function DeletedCustomerTable({
  customers,
  onFocusLost,
}: {
  customers: DeletedCustomer[]
  /** The last row that could take the focus is gone. */
  onFocusLost: () => void
}) {
  return (
    <DataTable {...TABLE}>
      {customers.map((customer) => (
        <DeletedCustomerRow key={customer.id} customer={customer} onFocusLost={onFocusLost} />
      ))}
    </DataTable>
  )
}

export function DeletedCustomerTableSkeleton() {
  return (
    <DataTableSkeleton {...TABLE} label={words.loadingDeleted} rows={3}>
      <td>
        <SkeletonText width="most" />
      </td>
      <td colSpan={4}>
        <SkeletonText width="most" />
      </td>
    </DataTableSkeleton>
  )
}
