import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useParams, useSearchParams } from 'react-router'

import type { SignOn } from '#shared/connections/stages/contract.ts'
import * as words from '#words/sso-guide.ts'
import { customerQueries } from '#web/customers/customer-queries.ts'
import { useBackWhenLost } from '#web/customers/use-customer.ts'
import { GUIDE_TITLES } from '#shared/sign-in-failures/values.ts'
import { guideFor } from '#web/connections/settings/connection-values.ts'
import { originOf } from '#web/connections/settings/portal-values.ts'
import { adminPaths, type GuidedProvider } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import { guideQueries } from '#web/sso-guide/load-guide.ts'
import { SsoGuide } from './sso-guide.tsx'
import styles from './sso-guide-page.module.css'

export function SsoGuidePage() {
  const { customerId = '' } = useParams()
  const [params] = useSearchParams()
  const Guide = params.get('new') === '1' ? NewCustomerGuide : SavedGuide
  return <Guide key={customerId} customerId={customerId} />
}

function SavedGuide({ customerId }: { customerId: string }) {
  const signOn = useQuery(guideQueries.signOn(customerId))
  const customer = signOn.data?.customer
  useBackWhenLost(signOn.isLoadingError)
  const name = customer?.isTeam ? words.team.name : customer?.name
  useDocumentTitle(name ? words.titleOf(name) : words.title)

  return (
    <>
      <GuideHeader
        lead={name ?? '\u00a0'}
        above={
          customer?.isTeam
            ? { to: adminPaths.signOn(customerId), text: words.team.back }
            : undefined
        }
      />
      {signOn.data ? (
        <SsoGuide
          customer={{ ...signOn.data.customer, provider: providerOf(signOn.data) }}
          origin={originOf({ saml: signOn.data.live })}
        />
      ) : (
        <GuideSkeleton label={words.loadingCustomer} />
      )}
    </>
  )
}

/** The one that is being set up, if there is one. */
function providerOf({ draft, live }: SignOn): GuidedProvider {
  return guideFor(draft?.settings ?? live)
}

/** Beside the form where a customer is being added: nothing but its id is known here. */
function NewCustomerGuide({ customerId }: { customerId: string }) {
  const prepared = useQuery(customerQueries.portalOrigin())
  useDocumentTitle(words.titleOfNew)

  return (
    <>
      <GuideHeader lead={words.leadOfNew} />
      {prepared.data ? (
        <SsoGuide
          customer={{ id: customerId, name: '', domain: '', provider: 'custom' }}
          origin={prepared.data}
          isNew
        />
      ) : prepared.isPending ? (
        <GuideSkeleton label={words.loadingValues} />
      ) : (
        <Card>
          <LoadFailure
            message={words.valuesFailed}
            busy={prepared.isFetching}
            onRetry={() => void prepared.refetch()}
          />
        </Card>
      )}
    </>
  )
}

function GuideHeader({
  lead,
  above,
}: Pick<ComponentProps<typeof PageHeader>, 'above'> & { lead: string }) {
  return (
    <PageHeader
      title={words.title}
      above={above}
      actions={
        <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {words.print}
        </Button>
      }
    >
      {lead}
    </PageHeader>
  )
}

function GuideSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Card title={GUIDE_TITLES.values}>
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
