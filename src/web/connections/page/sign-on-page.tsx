import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useParams } from 'react-router'
import { isApplicationKind, missingNames } from '#shared/connections/fields.ts'
import type { SignOn } from '#shared/connections/stages/contract.ts'
import * as words from '#words/connections.ts'
import * as staffWords from '#words/staff.ts'
import { DomainsCard, staffDomainCalls } from '#web/connections/domains/domains-card.tsx'
import { CertificatesCard } from '#web/connections/certificates/certificates-card.tsx'
import { SetupLinksCard } from '#web/connections/setup-links/setup-links-card.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { adminCalls } from './admin-calls.ts'
import { ConnectionCallsProvider } from './connection-calls.ts'
import { GoLiveCard } from '#web/connections/stages/go-live-card.tsx'
import { ConnectCard } from '#web/connections/stages/connect-card.tsx'
import { EmergencyCard } from '#web/connections/stages/emergency-card.tsx'
import { PilotCard } from '#web/connections/stages/pilot-card.tsx'
import { AttributesCard } from '#web/connections/tests/attribute-list.tsx'
import { useChoiceInAddress } from '#web/lib/navigation/use-choice-in-address.ts'
import { Stepper } from '#web/ui/layout/stepper.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { EmailCodesCard } from '#web/connections/settings/email-codes-card.tsx'
import { SettingsCard } from '#web/connections/settings/settings-card.tsx'
import { signOnQueries } from './sign-on-queries.ts'
import styles from './sign-on-page.module.css'
import { StateCard } from '#web/connections/stages/state-card.tsx'
import { StoppedNotice, WatchCard } from '#web/connections/stages/watch-card.tsx'
import { useDraftForm } from '#web/connections/settings/use-draft-form.ts'
import { VersionsCard } from '#web/connections/settings/versions-card.tsx'
import { TestCard } from '#web/connections/tests/test-card.tsx'

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
          above={customer?.isTeam ? { to: adminPaths.team, text: staffWords.title } : undefined}
        >
          {customer?.isTeam && name}
        </PageHeader>
        <Loaded query={signOn} loading={words.loading} failed={words.loadFailed} isInCard>
          {(data) => <SignOnParts signOn={data} />}
        </Loaded>
      </div>
    </ConnectionCallsProvider>
  )
}

const STEPS = ['connect', 'test', 'pilot', 'live'] as const
type StepName = (typeof STEPS)[number]
const TABS = [
  'settings',
  'certificates',
  'attributes',
  'domains',
  'codes',
  'emergency',
  'links',
  'versions',
] as const

/** Live, or only turned off. */
function isConnected({ live, off }: Pick<SignOn, 'live' | 'off'>): boolean {
  return live.enabled || off !== null
}

/** How far the draft has come on its way to everyone; without one, whether people sign in. */
function isDone(step: StepName, { live, liveTestedAt, off, draft }: SignOn): boolean {
  return {
    connect: draft ? missingNames(draft.settings).length === 0 : isConnected({ live, off }),
    test: (draft ? draft.testedAt : liveTestedAt) !== null,
    pilot: draft?.stage === 'pilot',
    live: !draft && live.enabled,
  }[step]
}

function currentStep({ live, off, draft }: SignOn): StepName {
  if (draft) return draft.stage === 'pilot' ? 'pilot' : 'test'
  return isConnected({ live, off }) ? 'live' : 'connect'
}

/** The steps to go live on top, and below them all that can be set. */
function SignOnParts({ signOn }: { signOn: SignOn }) {
  const form = useDraftForm(signOn)
  const tabs = useRef<HTMLDivElement>(null)
  const [tab, showTab] = useChoiceInAddress('tab', TABS, 'settings')
  const { customer, draft, live, change } = signOn
  const { id, isTeam } = customer
  // The team has no pilot, and there is none where a provider is connected and nothing is prepared.
  const hasPilot = !isTeam && (draft !== null || !isConnected(signOn))
  const steps = STEPS.filter((name) => name !== 'pilot' || hasPilot)
  const [step, showStep] = useChoiceInAddress('step', steps, currentStep(signOn))

  function enterSettings() {
    showTab('settings')
    tabs.current?.querySelector<HTMLElement>('[role="tab"]')?.focus()
    tabs.current?.scrollIntoView()
  }

  const isByApplication = isApplicationKind(form.values['saml.kind'])
  const stepCards: Record<StepName, ReactNode> = {
    connect: <ConnectCard signOn={signOn} onEnter={enterSettings} />,
    test: <TestCard settings={draft?.settings ?? live} preparedAt={draft?.changedAt} form={form} />,
    pilot: <PilotCard customerId={id} draft={draft} isUnsaved={form.isChanged} />,
    live: (
      <>
        {draft && (
          <GoLiveCard
            signOn={signOn}
            draft={draft}
            isUnsaved={form.isChanged}
            onDiscarded={form.discard}
            onTest={() => showStep('test')}
            ask={isTeam ? words.goingLive.ofTeam : words.goingLive.of(customer.name)}
          />
        )}
        <StateCard signOn={signOn} />
      </>
    ),
  }
  const panels: Record<(typeof TABS)[number], ReactNode> = {
    settings: (
      <SettingsCard
        signOn={signOn}
        form={form}
        isTesting={step === 'test'}
        onTest={() => showStep('test')}
      />
    ),
    certificates:
      form.values['saml.kind'] === 'saml' ? <CertificatesCard signOn={signOn} form={form} /> : null,
    attributes: isByApplication ? null : <AttributesCard form={form} />,
    domains: isTeam ? null : <DomainsCard calls={staffDomainCalls(id)} />,
    codes: isTeam ? null : <EmailCodesCard customerId={id} />,
    emergency: isTeam ? null : <EmergencyCard customer={customer} />,
    links: isTeam ? null : <SetupLinksCard customerId={id} />,
    versions: (
      <>
        <VersionsCard customerId={id} />
        <WatchCard signOn={signOn} />
      </>
    ),
  }

  return (
    <div className={styles.parts}>
      {change?.hasStopped && <StoppedNotice customerId={id} change={change} />}
      <Stepper
        label={words.steps.label}
        steps={steps.map((name) => ({
          name,
          text: words.steps[name],
          isDone: isDone(name, signOn),
        }))}
        shown={step}
        onShow={showStep}
        nextLabel={draft ? words.steps.next : undefined}
      >
        {stepCards[step]}
      </Stepper>
      <div ref={tabs} className={styles.tabs}>
        <Tabs
          label={words.tabs.label}
          tabs={TABS.filter((name) => panels[name] !== null).map((name) => ({
            name,
            text: words.tabs[name],
            panel: panels[name],
            isKept: name === 'settings',
          }))}
          shown={tab}
          onShow={showTab}
        />
      </div>
    </div>
  )
}
