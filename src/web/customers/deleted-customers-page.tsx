import { ArrowLeft, Trash2 } from 'lucide-react'
import { useRef } from 'react'

import { DELETED_CUSTOMER_DAYS } from '#shared/customers/values.ts'
import { adminPaths } from '#web/lib/admin/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/document-title.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { buttonClass } from '#web/kit/parts/button.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { PageHeader } from '#web/kit/frame/page-header.tsx'
import { ListFrame } from '#web/kit/list/list-frame.tsx'
import { useWholeList } from '#web/kit/list/use-list.ts'

import { customerQueries } from './customer-queries.ts'
import { DeletedCustomerTable, DeletedCustomerTableSkeleton } from './deleted-customer-table.tsx'

export function DeletedCustomersPage() {
  const deleted = useWholeList(customerQueries.deleted(), {
    failure: 'Failed to load deleted customers',
  })
  const backLink = useRef<HTMLAnchorElement>(null)
  useDocumentTitle('Deleted Customers')

  return (
    <>
      <PageHeader
        title="Deleted Customers"
        actions={
          <Link ref={backLink} to={adminPaths.customers} className={buttonClass('plain')}>
            <ArrowLeft aria-hidden="true" />
            Back to Customers
          </Link>
        }
      >
        Kept for {DELETED_CUSTOMER_DAYS} days with all that belongs to them, then removed for good.
      </PageHeader>
      <ListFrame
        list={deleted}
        skeleton={<DeletedCustomerTableSkeleton />}
        empty={
          <EmptyState title="No deleted customers" icon={<Trash2 aria-hidden="true" />}>
            A customer that you delete can be brought back from here
          </EmptyState>
        }
      >
        <DeletedCustomerTable
          customers={deleted.rows}
          onFocusLost={() => backLink.current?.focus()}
        />
      </ListFrame>
    </>
  )
}
