import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'

import { useDocumentTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/lib/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'

import { CustomerForm } from './customer-form.tsx'
import styles from './customer-form-page.module.css'
import { customerQueries } from './customer-queries.ts'

export function NewCustomerPage() {
  useDocumentTitle('Add Customer')

  return (
    <div className={styles.page}>
      <h1>Add Customer</h1>
      <CustomerForm customer={null} />
    </div>
  )
}

export function EditCustomerPage() {
  const { customerId = '' } = useParams()
  const navigate = useNavigate()
  // What is edited changes only by whoever edits it; another's change is met when saving.
  const customer = useQuery({
    ...customerQueries.detail(customerId),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const isLost = customer.isLoadingError
  useDocumentTitle(customer.data ? `Edit ${customer.data.name}` : 'Edit Customer')

  useEffect(() => {
    if (!isLost) return
    toast.error('Failed to load customer details')
    void navigate(paths.customers, { replace: true })
  }, [isLost, navigate])

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Edit Customer</h1>
        {customer.data && <p className={styles.name}>{customer.data.name}</p>}
      </header>
      {customer.data ? (
        <CustomerForm key={customerId} customer={customer.data} />
      ) : (
        <Loading label="Loading customer details">
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
      )}
    </div>
  )
}
