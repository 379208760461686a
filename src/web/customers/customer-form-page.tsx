import { BookOpen, LogIn, Users } from 'lucide-react'
import { Link, useParams } from 'react-router'

import { adminPaths } from '#web/lib/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/document-title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'

import { CustomerForm } from './customer-form.tsx'
import styles from './customer-form-page.module.css'
import { useCustomer } from './use-customer.ts'

export function NewCustomerPage() {
  useDocumentTitle('Add Customer')

  return (
    <div className={styles.page}>
      <PageHeader title="Add Customer" />
      <CustomerForm customer={null} />
    </div>
  )
}

export function EditCustomerPage() {
  const { customerId = '' } = useParams()
  const customer = useCustomer(customerId, { isEdited: true })
  useDocumentTitle(customer ? `Edit ${customer.name}` : 'Edit Customer')

  return (
    <div className={styles.page}>
      <PageHeader
        title="Edit Customer"
        actions={
          <>
            <Link to={adminPaths.customerPeople(customerId)} className={buttonClass('plain')}>
              <Users aria-hidden="true" />
              People
            </Link>
            <Link to={adminPaths.signInFailures({ customerId })} className={buttonClass('plain')}>
              <LogIn aria-hidden="true" />
              Sign-in Failures
            </Link>
            <Link to={adminPaths.ssoGuide(customerId)} className={buttonClass('plain')}>
              <BookOpen aria-hidden="true" />
              SSO Guide
            </Link>
          </>
        }
      >
        {customer?.name ?? '\u00a0'}
      </PageHeader>
      {customer ? (
        <CustomerForm key={customerId} customer={customer} />
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
