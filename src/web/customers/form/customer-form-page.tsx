import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'

import * as words from '#words/customers.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import { CustomerForm } from './customer-form.tsx'
import styles from './customer-form-page.module.css'
import { customerQueries } from '#web/customers/customer-queries.ts'
import { originOf } from '#web/connections/settings/portal-values.ts'
import { useCustomer } from '#web/customers/use-customer.ts'

export function NewCustomerPage() {
  const viewer = useViewer()
  const prepared = useQuery(customerQueries.prepared(viewer.id))
  useDocumentTitle(words.addTitle)

  return (
    <div className={styles.page}>
      <PageHeader title={words.addTitle} above={{ to: adminPaths.customers, text: words.title }} />
      {prepared.data ? (
        <CustomerForm customer={null} {...prepared.data} />
      ) : prepared.isPending ? (
        <FormSkeleton label={words.preparing} />
      ) : (
        <Card>
          <LoadFailure
            message={words.prepareFailed}
            busy={prepared.isFetching}
            onRetry={() => void prepared.refetch()}
          />
        </Card>
      )}
    </div>
  )
}

export function EditCustomerPage() {
  const { customerId = '' } = useParams()
  const customer = useCustomer(customerId, { isEdited: true })
  useDocumentTitle(customer ? words.editTitleOf(customer.name) : words.editTitle)

  return (
    <div className={styles.page}>
      <PageHeader title={words.editTitle} />
      {customer ? (
        <CustomerForm
          key={customerId}
          customer={customer}
          id={customerId}
          origin={originOf(customer)}
        />
      ) : (
        <FormSkeleton label={words.loadingCustomer} />
      )}
    </div>
  )
}

function FormSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Card>
        <div className={styles.skeleton}>
          <SkeletonText width="short" />
          <SkeletonText />
          <SkeletonText width="short" />
          <SkeletonText />
          <SkeletonText width="half" />
        </div>
      </Card>
    </Loading>
  )
}
