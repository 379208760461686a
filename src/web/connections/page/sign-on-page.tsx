import { useQuery } from '@tanstack/react-query'
import { BookOpen, Pencil } from 'lucide-react'
import { useParams } from 'react-router'

import type { SignOn } from '#shared/connections/stages/contract.ts'
import * as words from '#words/connections.ts'
import * as staffWords from '#words/staff.ts'
import { staffDomainCalls } from '#web/connections/domains/domain-line.tsx'
import { DomainsCard } from '#web/connections/domains/domains-card.tsx'
import { CertificatesCard } from '#web/connections/certificates/certificates-card.tsx'
import { SetupLinksCard } from '#web/connections/setup-links/setup-links-card.tsx'
import { Link } from '#web/lib/navigation/navigation.ts'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'

import { adminCalls } from './admin-calls.ts'
import { ConnectionCallsProvider } from './connection-calls.ts'
import { GoLiveCard } from '#web/connections/stages/go-live-card.tsx'
import { PilotPart } from '#web/connections/stages/pilot-part.tsx'
import { SettingsCard } from '#web/connections/settings/settings-card.tsx'
import { signOnQueries } from './sign-on-queries.ts'
import styles from './sign-on-page.module.css'
import { StateCard } from '#web/connections/stages/state-card.tsx'
import { StoppedNotice } from '#web/connections/stages/stopped-notice.tsx'
import { useDraftForm } from '#web/connections/settings/use-draft-form.ts'
import { VersionsCard } from '#web/connections/settings/versions-card.tsx'
import { TestCard } from '#web/connections/tests/test-card.tsx'
import { WatchCard } from '#web/connections/stages/watch-card.tsx'

export function SignOnPage() {
  const { customerId = '' } = useParams()
  const calls = adminCalls(customerId)
  const signOn = useQuery(signOnQueries.state(calls))
  const customer = signOn.data?.customer
  const name = customer?.isTeam ? staffWords.yourTeam : customer?.name
  useDocumentTitle(name ? words.titleOf(name) : words.title)

  return (
    <ConnectionCallsProvider key={customerId} value={calls}>
      <div className={styles.page}>
        <PageHeader
          title={words.title}
          actions={
            <>
              <Link to={adminPaths.ssoGuide(customerId)} className={buttonClass('plain')}>
                <BookOpen aria-hidden="true" />
                {words.toGuide}
              </Link>
              {customer?.isTeam ? (
                <Link to={adminPaths.team} className={buttonClass('plain')}>
                  {staffWords.backToTeam}
                </Link>
              ) : (
                <Link to={adminPaths.customer(customerId)} className={buttonClass('plain')}>
                  <Pencil aria-hidden="true" />
                  {words.editCustomer}
                </Link>
              )}
            </>
          }
        >
          {name ?? '\u00a0'}
        </PageHeader>
        {signOn.data ? (
          <SignOnCards signOn={signOn.data} />
        ) : signOn.isPending ? (
          <Loading label={words.loading}>
            <Card>
              <SkeletonText width="half" />
              <SkeletonText />
            </Card>
          </Loading>
        ) : (
          <Card>
            <LoadFailure
              message={words.loadFailed}
              busy={signOn.isFetching}
              onRetry={() => void signOn.refetch()}
            />
          </Card>
        )}
      </div>
    </ConnectionCallsProvider>
  )
}

/** One card for each concern. What a card reads, it reads itself, by the calls of the page. */
function SignOnCards({ signOn }: { signOn: SignOn }) {
  const form = useDraftForm(signOn)
  const { customer, draft, change } = signOn

  return (
    <div className={styles.cards}>
      {change?.hasStopped && <StoppedNotice customerId={customer.id} change={change} />}
      <StateCard signOn={signOn} />
      <SettingsCard signOn={signOn} form={form} />
      <TestCard
        settings={draft?.settings ?? signOn.live}
        preparedAt={draft?.changedAt}
        form={form}
      />
      {draft && (
        <GoLiveCard
          signOn={signOn}
          draft={draft}
          isUnsaved={form.isChanged}
          onDiscarded={form.discard}
        >
          {!customer.isTeam && (
            <PilotPart customerId={customer.id} draft={draft} isUnsaved={form.isChanged} />
          )}
        </GoLiveCard>
      )}
      <CertificatesCard signOn={signOn} form={form} />
      {!customer.isTeam && <DomainsCard calls={staffDomainCalls(customer.id)} />}
      {!customer.isTeam && <SetupLinksCard customerId={customer.id} />}
      <VersionsCard customerId={customer.id} />
      <WatchCard signOn={signOn} />
    </div>
  )
}
