import { ArrowLeft, Trash2 } from 'lucide-react'
import { useRef } from 'react'

import { DELETED_CUSTOMER_DAYS } from '#shared/customers/values.ts'
import * as words from '#words/customers.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { useWholeList } from '#web/ui/list/use-list.ts'

import { customerQueries } from '#web/customers/customer-queries.ts'
import { DeletedCustomerTable, DeletedCustomerTableSkeleton } from './deleted-customer-table.tsx'

export function DeletedCustomersPage() {
  const deleted = useWholeList(customerQueries.deleted(), {
    failure: words.deletedLoadFailed,
  })
  const backLink = useRef<HTMLAnchorElement>(null)
  useDocumentTitle(words.deletedTitle)

  return (
    <>
      <PageHeader
        title={words.deletedTitle}
        actions={
          <Link ref={backLink} to={adminPaths.customers} className={buttonClass('plain')}>
            <ArrowLeft aria-hidden="true" />
            {words.backToCustomers}
          </Link>
        }
      >
        {words.deletedLead(DELETED_CUSTOMER_DAYS)}
      </PageHeader>
      <ListFrame
        list={deleted}
        skeleton={<DeletedCustomerTableSkeleton />}
        empty={
          <EmptyState title={words.noneDeleted} icon={<Trash2 aria-hidden="true" />}>
            {words.whatAppearsDeleted}
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
