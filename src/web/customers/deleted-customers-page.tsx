import { ArrowLeft, Trash2 } from 'lucide-react'
import { useRef } from 'react'

import { DELETED_CUSTOMER_DAYS } from '#shared/customers/values.ts'
import * as words from '#words/deleted-customers.ts'
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
    failure: words.loadFailed,
  })
  const backLink = useRef<HTMLAnchorElement>(null)
  useDocumentTitle(words.documentTitle)

  return (
    <>
      <PageHeader
        title={words.documentTitle}
        actions={
          <Link ref={backLink} to={adminPaths.customers} className={buttonClass('plain')}>
            <ArrowLeft aria-hidden="true" />
            {words.back}
          </Link>
        }
      >
        {words.lead(DELETED_CUSTOMER_DAYS)}
      </PageHeader>
      <ListFrame
        list={deleted}
        skeleton={<DeletedCustomerTableSkeleton />}
        empty={
          <EmptyState title={words.none} icon={<Trash2 aria-hidden="true" />}>
            {words.whatAppears}
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
