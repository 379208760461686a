import { ArrowLeft, Pencil, Printer } from 'lucide-react'
import { Link, useParams } from 'react-router'

import { useCustomer } from '#web/customers/use-customer.ts'
import { adminPaths } from '#web/lib/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/document-title.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'

import { SsoGuide } from './sso-guide.tsx'
import styles from './sso-guide-page.module.css'

export function SsoGuidePage() {
  const { customerId = '' } = useParams()
  const customer = useCustomer(customerId)
  useDocumentTitle(customer ? `SSO Setup Guide, ${customer.name}` : 'SSO Setup Guide')

  return (
    <>
      <PageHeader
        title="SSO Setup Guide"
        actions={
          <>
            <Link to={adminPaths.customers} className={buttonClass('plain')}>
              <ArrowLeft aria-hidden="true" />
              Back to Customers
            </Link>
            <Link to={adminPaths.customer(customerId)} className={buttonClass('plain')}>
              <Pencil aria-hidden="true" />
              Edit Customer
            </Link>
            <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              Print
            </Button>
          </>
        }
      >
        {customer?.name ?? '\u00a0'}
      </PageHeader>
      {customer ? (
        <SsoGuide key={customerId} customer={customer} />
      ) : (
        <Loading label="Loading customer details">
          <Card title="Values for the provider">
            <div className={styles.skeleton}>
              <SkeletonText />
              <SkeletonText />
              <SkeletonText />
              <SkeletonText />
            </div>
          </Card>
        </Loading>
      )}
    </>
  )
}
