import { useQuery } from '@tanstack/react-query'

import type { OpenedSetupLink } from '#shared/connections/setup-links/contract.ts'
import type { SignOn } from '#shared/connections/stages/contract.ts'
import * as words from '#words/setup-links.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { useConnectionCalls } from '#web/connections/page/connection-calls.ts'
import { signOnQueries } from '#web/connections/page/sign-on-queries.ts'
import { DomainsCard } from '#web/connections/domains/domains-card.tsx'
import { originOf, portalValuesAt } from '#web/connections/settings/portal-values.ts'
import { useDraftForm } from '#web/connections/settings/use-draft-form.ts'
import { TestCard } from '#web/connections/tests/test-card.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useBrand } from '#web/lib/format/brand.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'

import { FailuresCard } from './failures-card.tsx'
import { FinishCard } from './finish-card.tsx'
import { ProviderCard } from './provider-card.tsx'
import { setupDomainCalls } from './setup-calls.ts'
import { SettingsStep } from './settings-step.tsx'
import styles from './setup-steps.module.css'

// Long, and below what is seen first.
const GuideCard = lazyPart(async () => (await import('./guide-card.tsx')).GuideCard, {
  waiting: <Skeleton label={words.guide.loading} />,
})

type SetupStepsProps = { link: OpenedSetupLink; token: string }

export function SetupSteps({ link, token }: SetupStepsProps) {
  const calls = useConnectionCalls()
  const signOn = useQuery(signOnQueries.state(calls))

  return (
    <div className={styles.steps}>
      <Welcome link={link} />
      {signOn.data ? (
        <Steps link={link} token={token} signOn={signOn.data} />
      ) : signOn.isPending ? (
        <Skeleton label={words.loadingSettings} />
      ) : (
        <Card>
          <LoadFailure
            message={words.settingsLoadFailed}
            busy={signOn.isFetching}
            onRetry={() => void signOn.refetch()}
          />
        </Card>
      )}
    </div>
  )
}

/** Who invited, for which company, and until when. */
function Welcome({ link: { name, customer, madeBy, expiresAt } }: { link: OpenedSetupLink }) {
  const { name: installation } = useBrand()

  return (
    <>
      <PageHeader title={words.pageTitle}>
        <bdi>{customer.name}</bdi>
      </PageHeader>
      <div className={styles.welcome}>
        <p>
          {words.pageGreeting(name)}{' '}
          {words.invitedBy({ madeBy, customer: customer.name, installation })}
        </p>
        <p>{words.pageOpenUntil(formatDayAndTime(new Date(expiresAt)))}</p>
        <p>{words.nothingChanges}</p>
      </div>
    </>
  )
}

function Steps({ link, token, signOn }: SetupStepsProps & { signOn: SignOn }) {
  const form = useDraftForm(signOn)
  const { live, draft } = signOn
  const { logoutUrl } = portalValuesAt(originOf({ saml: live }), link.customer.id)

  return (
    <>
      <ProviderCard form={form} />
      <GuideCard provider={form.values['saml.provider']} customer={link.customer} live={live} />
      <SettingsStep form={form} draft={draft} logoutUrl={logoutUrl} />
      <TestCard settings={draft?.settings ?? live} preparedAt={draft?.changedAt} form={form} />
      <DomainsCard calls={setupDomainCalls(token)} />
      <FinishCard link={link} token={token} signOn={signOn} form={form} />
      <FailuresCard token={token} />
    </>
  )
}

function Skeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Card>
        <SkeletonText width="half" />
        <SkeletonText />
      </Card>
    </Loading>
  )
}
