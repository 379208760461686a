import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Pencil, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router'

import { customerQueries } from '#web/customers/customer-queries.ts'
import { originOf } from '#web/connections/portal-values.ts'
import { useCustomer } from '#web/customers/use-customer.ts'
import { adminPaths } from '#web/lib/admin/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/document-title.ts'
import { Link } from '#web/kit/basic/navigation.ts'
import { Button, buttonClass } from '#web/kit/parts/button.tsx'
import { Card } from '#web/kit/parts/card.tsx'
import { LoadFailure } from '#web/kit/feedback/load-failure.tsx'
import { PageHeader } from '#web/kit/frame/page-header.tsx'
import { Loading, SkeletonText } from '#web/kit/feedback/skeleton.tsx'

import { SsoGuide } from './sso-guide.tsx'
import styles from './sso-guide-page.module.css'

export function SsoGuidePage() {
  const { customerId = '' } = useParams()
  const [params] = useSearchParams()
  const Guide = params.get('new') === '1' ? NewCustomerGuide : SavedCustomerGuide
  return <Guide key={customerId} customerId={customerId} />
}

function SavedCustomerGuide({ customerId }: { customerId: string }) {
  const customer = useCustomer(customerId)
  useDocumentTitle(customer ? `SSO Setup Guide, ${customer.name}` : 'SSO Setup Guide')

  return (
    <>
      <GuideHeader lead={customer?.name ?? '\u00a0'}>
        <Link to={adminPaths.customers} className={buttonClass('plain')}>
          <ArrowLeft aria-hidden="true" />
          Back to Customers
        </Link>
        <Link to={adminPaths.customer(customerId)} className={buttonClass('plain')}>
          <Pencil aria-hidden="true" />
          Edit Customer
        </Link>
      </GuideHeader>
      {customer ? (
        <SsoGuide
          customer={{ ...customer, provider: customer.saml.provider }}
          origin={originOf(customer)}
        />
      ) : (
        <GuideSkeleton label="Loading customer details" />
      )}
    </>
  )
}

/** Beside the form where a customer is being added: nothing but its id is known here. */
function NewCustomerGuide({ customerId }: { customerId: string }) {
  const prepared = useQuery(customerQueries.portalOrigin())
  useDocumentTitle('SSO Setup Guide, new customer')

  return (
    <>
      <GuideHeader lead="For the customer that you are adding in the other tab. Save it there once the provider has given you its values." />
      {prepared.data ? (
        <SsoGuide
          customer={{ id: customerId, name: '', domain: '', provider: 'custom' }}
          origin={prepared.data}
          isNew
        />
      ) : prepared.isPending ? (
        <GuideSkeleton label="Loading the values" />
      ) : (
        <Card>
          <LoadFailure
            message="Failed to load the values"
            busy={prepared.isFetching}
            onRetry={() => void prepared.refetch()}
          />
        </Card>
      )}
    </>
  )
}

function GuideHeader({ lead, children }: { lead: string; children?: ReactNode }) {
  return (
    <PageHeader
      title="SSO Setup Guide"
      actions={
        <>
          {children}
          <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            Print
          </Button>
        </>
      }
    >
      {lead}
    </PageHeader>
  )
}

function GuideSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Card title="Values for the provider">
        <div className={styles.skeleton}>
          <SkeletonText />
          <SkeletonText />
          <SkeletonText />
          <SkeletonText />
        </div>
      </Card>
    </Loading>
  )
}
