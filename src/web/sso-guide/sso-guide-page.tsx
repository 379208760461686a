import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Pencil, Printer } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useNavigate, useParams } from 'react-router'

import { customerQueries } from '#web/customers/customer-queries.ts'
import { useDocumentTitle } from '#web/lib/document-title.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.tsx'

import { SsoGuide } from './sso-guide.tsx'
import styles from './sso-guide-page.module.css'

export function SsoGuidePage() {
  const { customerId = '' } = useParams()
  const navigate = useNavigate()
  const customer = useQuery(customerQueries.detail(customerId))
  const isLost = customer.isLoadingError
  useDocumentTitle(customer.data ? `SSO Setup Guide, ${customer.data.name}` : 'SSO Setup Guide')

  useEffect(() => {
    if (!isLost) return
    toast.error('Failed to load customer details')
    void navigate(paths.customers, { replace: true })
  }, [isLost, navigate])

  return (
    <>
      <PageHeader
        title="SSO Setup Guide"
        actions={
          <>
            <Link to={paths.customers} className={buttonClass('plain')}>
              <ArrowLeft aria-hidden="true" />
              Back to Customers
            </Link>
            <Link to={paths.customer(customerId)} className={buttonClass('plain')}>
              <Pencil aria-hidden="true" />
              Edit Customer
            </Link>
            <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              Print
            </Button>
          </>
        }
      >
        {customer.data?.name ?? '\u00a0'}
      </PageHeader>
      {customer.data ? (
        <SsoGuide key={customerId} customer={customer.data} />
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
