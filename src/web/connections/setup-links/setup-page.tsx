import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import * as words from '#words/setup-links.ts'
import type { OpenedSetupLink } from '#shared/connections/setup-links/contract.ts'
import type { ConnectionDraft, SignOn } from '#shared/connections/stages/contract.ts'
import { SAML_PROVIDER_LABELS, SAML_PROVIDERS } from '#shared/customers/values.ts'
import { ConnectionBanner } from '#web/access/sign-in/connection-banner.tsx'
import { SignInFrame } from '#web/access/sign-in/sign-in-frame.tsx'
import { DomainsCard } from '#web/connections/domains/domains-card.tsx'
import { MetadataDialog } from '#web/connections/metadata/metadata-dialog.tsx'
import { ReadingContext } from '#web/connections/metadata/reading-calls.ts'
import {
  ConnectionCallsProvider,
  useConnectionCalls,
} from '#web/connections/page/connection-calls.ts'
import { signOnQueries } from '#web/connections/page/sign-on-queries.ts'
import { ReceivedFields } from '#web/connections/settings/connection-fields.tsx'
import type { ConnectionForm } from '#web/connections/settings/connection-values.ts'
import { LogoutFields } from '#web/connections/settings/logout-fields.tsx'
import { originOf, portalValuesAt } from '#web/connections/settings/portal-values.ts'
import { type DraftForm, useDraftForm } from '#web/connections/settings/use-draft-form.ts'
import { TestCard } from '#web/connections/tests/test-card.tsx'
import { useBrand } from '#web/lib/format/brand.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import { isStatus } from '#web/lib/http/api-error.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { PageSpinner } from '#web/ui/display/spinner.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { ToastRegion } from '#web/ui/feedback/toast.tsx'
import { PageForm } from '#web/ui/form/page-form.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { DeadLink } from './dead-link.tsx'
import { FailuresCard } from './failures-card.tsx'
import { FinishCard } from './finish-card.tsx'
import { setupCalls, setupDomainCalls, setupReadingCalls } from './setup-calls.ts'
import { SetupFrame } from './setup-frame.tsx'
import { setupQueries } from './setup-queries.ts'
import { useSetupToken } from './use-setup-token.ts'
import styles from './setup-steps.module.css'

// Long, and folded until it is opened.
const GuideCard = lazyPart(async () => (await import('./guide-card.tsx')).GuideCard, {
  waiting: <Skeleton label={words.guide.loading} />,
})

/** Page of a setup link: everything that a customer's IT person needs, and nothing else. */
export function SetupPage() {
  const token = useSetupToken()
  const link = useQuery(setupQueries.link(token))
  useDocumentTitle(link.data ? words.pageTitleOf(link.data.customer.name) : words.pageTitle)

  if (token === '' || isStatus(link.error, 404)) return <DeadLink />
  if (link.data) {
    return (
      <ReadingContext value={setupReadingCalls(token)}>
        <ConnectionCallsProvider key={token} value={setupCalls(token)}>
          <SetupFrame>
            <SetupSteps link={link.data} token={token} />
          </SetupFrame>
          <ToastRegion />
        </ConnectionCallsProvider>
      </ReadingContext>
    )
  }
  if (link.isPending) return <PageSpinner label={words.checkingLink} />
  return (
    <SignInFrame title={words.pageTitle}>
      <ConnectionBanner busy={link.isFetching} onRetry={() => void link.refetch()} />
    </SignInFrame>
  )
}

type SetupStepsProps = { link: OpenedSetupLink; token: string }

function SetupSteps({ link, token }: SetupStepsProps) {
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

/** Author, company and end of the invitation. */
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

/** Decides which guide is shown. */
function ProviderCard({ form }: { form: ConnectionForm }) {
  return (
    <Card title={words.provider.title}>
      <div className={styles.provider}>
        <Field
          label={words.provider.label}
          hint={words.provider.hint}
          error={form.problemOf('saml.provider')}
        >
          {(control) => (
            <Select
              {...control}
              value={form.values['saml.provider']}
              onChange={(event) => {
                const chosen = SAML_PROVIDERS.find((known) => known === event.target.value)
                if (chosen) form.change('saml.provider', chosen)
              }}
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
    </Card>
  )
}

type SettingsStepProps = {
  form: DraftForm
  draft: ConnectionDraft | null
  /** Our address to which the provider sends people who sign out. */
  logoutUrl: string
}

/** Values that the provider gives, prepared next to those that people sign in with. */
function SettingsStep({ form, draft, logoutUrl }: SettingsStepProps) {
  const isOnline = useOnline()
  const [isImporting, setIsImporting] = useState(false)

  return (
    <Card title={words.settings.title} titleId="settings">
      <PageForm
        form={form}
        isOnline={isOnline}
        onSend={form.save}
        failure={{ title: words.settings.saveFailed, error: form.failure }}
        saveText={words.settings.save}
        note={draft && !form.isChanged ? words.settings.isSaved : undefined}
        isUnsaved={form.isChanged}
      >
        <div className={styles.fields}>
          <p className={styles.lead}>{words.settings.lead}</p>
          <ReceivedFields form={form} onImport={() => setIsImporting(true)} isByLink />
          <LogoutFields form={form} ownUrl={logoutUrl} />
        </div>
      </PageForm>
      {/* Not within the form: it has a form of its own. */}
      {isImporting && <MetadataDialog form={form} onClose={() => setIsImporting(false)} />}
    </Card>
  )
}
