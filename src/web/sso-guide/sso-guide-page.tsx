import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Pencil, Printer } from 'lucide-react'
import { type ReactNode, startTransition, useOptimistic } from 'react'
import { useParams, useSearchParams } from 'react-router'

import * as words from '#words/sso-guide.ts'
import type { SignOn } from '#shared/connections/stages/contract.ts'
import {
  SAML_PROVIDER_LABELS,
  SAML_PROVIDERS,
  type SamlProvider,
} from '#shared/customers/values.ts'
import { GUIDE_TITLES } from '#shared/sign-in-failures/values.ts'
import { originOf, portalValuesAt } from '#web/connections/settings/portal-values.ts'
import { customerQueries } from '#web/customers/customer-queries.ts'
import { useBackWhenLost } from '#web/customers/use-customer.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { AttributeTable } from '#web/sso-guide/guide/attribute-table.tsx'
import { GuideContent } from '#web/sso-guide/guide/guide-content.tsx'
import { guideQueries } from '#web/sso-guide/guide/guide-queries.ts'
import { NextSteps } from '#web/sso-guide/guide/next-steps.tsx'
import { PortalValueList } from '#web/sso-guide/guide/portal-value-list.tsx'
import { PROVIDER_GUIDES } from '#web/sso-guide/guide/provider-guides.ts'
import { readRefusal, settingToFix } from '#web/sso-guide/guide/setting-to-fix.ts'
import { TeamSteps } from '#web/sso-guide/guide/team-steps.tsx'
import { useSettingInAddress } from '#web/sso-guide/guide/use-setting-in-address.ts'
import { Button, buttonClass } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

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
      <GuideHeader lead={name ?? '\u00a0'}>
        {customer?.isTeam ? (
          <Link to={adminPaths.signOn(customerId)} className={buttonClass('plain')}>
            <ArrowLeft aria-hidden="true" />
            {words.team.back}
          </Link>
        ) : (
          <>
            <Link to={adminPaths.customers} className={buttonClass('plain')}>
              <ArrowLeft aria-hidden="true" />
              {words.backToCustomers}
            </Link>
            <Link to={adminPaths.customer(customerId)} className={buttonClass('plain')}>
              <Pencil aria-hidden="true" />
              {words.editCustomer}
            </Link>
          </>
        )}
      </GuideHeader>
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
function providerOf({ draft, live }: SignOn): SamlProvider {
  return draft?.settings.provider ?? live.provider
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

function GuideHeader({ lead, children }: { lead: string; children?: ReactNode }) {
  return (
    <PageHeader
      title={words.title}
      actions={
        <>
          {children}
          <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {words.print}
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

type SsoGuideProps = {
  customer: {
    id: string
    name: string
    domain: string
    provider: SamlProvider
    /** Agents and administrators sign in with it. */
    isTeam?: boolean
  }
  /** Origin of the portal, as the server knows it. */
  origin: string
  /** It is being added, in another tab. */
  isNew?: boolean
}

function SsoGuide({ customer, origin, isNew = false }: SsoGuideProps) {
  const [params, setParams] = useSearchParams()
  const inAddress = SAML_PROVIDERS.find((known) => known === params.get('provider'))
  // The router renders a new address later. Until then the select would show its previous value.
  const [provider, setProvider] = useOptimistic(inAddress ?? customer.provider)
  const guide = PROVIDER_GUIDES[provider]
  const reason = readRefusal(params.get('mend'))
  const place = reason && settingToFix(guide, reason)
  useSettingInAddress(place)
  const values = portalValuesAt(origin, customer.id)

  function choose(name: string) {
    const chosen = SAML_PROVIDERS.find((known) => known === name)
    if (!chosen) return
    startTransition(() => {
      setProvider(chosen)
      setParams({ ...Object.fromEntries(params), provider: chosen })
    })
  }

  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <Card title={words.part(1, GUIDE_TITLES.values)} titleId="values">
          <PortalValueList values={values} customer={customer} isNew={isNew} />
        </Card>
        <Card title={words.part(2, GUIDE_TITLES.attributes)} titleId="attributes">
          <AttributeTable guide={guide} />
        </Card>
        <Card title={words.part(3, GUIDE_TITLES.steps)} titleId="steps">
          <div className={styles.steps}>
            <div className={styles.provider}>
              <Field label={words.provider}>
                {(control) => (
                  <Select
                    {...control}
                    value={provider}
                    onChange={(event) => choose(event.target.value)}
                  >
                    {SAML_PROVIDERS.map((known) => (
                      <option key={known} value={known}>
                        {SAML_PROVIDER_LABELS[known]}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            </div>
            <GuideContent key={provider} guide={guide} values={values} mended={{ place, reason }} />
          </div>
        </Card>
      </div>
      {customer.isTeam ? (
        <TeamSteps teamId={customer.id} />
      ) : (
        <NextSteps customer={customer} isNew={isNew} />
      )}
    </div>
  )
}
