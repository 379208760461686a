import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import { isApplicationKind, missingNames } from '#shared/connections/fields.ts'
import type { SignOn } from '#shared/connections/stages/contract.ts'
import type { GuidePlace } from '#shared/sign-in-failures/values.ts'
import * as words from '#words/setup-links.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { useConnectionCalls } from '#web/connections/page/connection-calls.ts'
import { signOnQueries } from '#web/connections/page/sign-on-queries.ts'
import { DomainsCard } from '#web/connections/domains/domains-card.tsx'
import { OidcGivenValues } from '#web/connections/settings/given-values.tsx'
import { oidcValuesAt, originOf, portalValuesAt } from '#web/connections/settings/portal-values.ts'
import { guideFor } from '#web/connections/settings/connection-values.ts'
import { type DraftForm, useDraftForm } from '#web/connections/settings/use-draft-form.ts'
import { testQueries } from '#web/connections/tests/test-queries.ts'
import { TestCard } from '#web/connections/tests/test-card.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { AttributeTable } from '#web/sso-guide/guide/attribute-table.tsx'
import {
  GuideAtProvider,
  GuideBringBack,
  GuideTroubleshooting,
} from '#web/sso-guide/guide/guide-content.tsx'
import {
  guideLabel,
  type GuideName,
  kindOfGuide,
  storedAs,
  useGuideName,
} from '#web/sso-guide/guide/guide-names.ts'
import { PortalValueList } from '#web/sso-guide/guide/portal-value-list.tsx'
import { LoadedGuide } from '#web/sso-guide/guide/loaded-guide.tsx'
import {
  readRefusal,
  useSettingInAddress,
  useSettingToFix,
} from '#web/sso-guide/guide/setting-to-fix.ts'
import { useChoiceInAddress } from '#web/lib/navigation/use-choice-in-address.ts'
import { Stepper } from '#web/ui/layout/stepper.tsx'

import { FailuresCard } from './failures-card.tsx'
import { FinishCard, LiveCard } from './finish-card.tsx'
import { setupDomainCalls } from './setup-calls.ts'
import { type LinkProps, ProviderStep, SettingsStep, Welcome } from './setup-parts.tsx'
import styles from './setup-steps.module.css'

/** `isDead` is set once the link has stopped to work while its page is open. */
type SetupStepsProps = LinkProps & { isDead: boolean }

export function SetupSteps({ link, token, isDead }: SetupStepsProps) {
  const calls = useConnectionCalls()
  const signOn = useQuery(signOnQueries.state(calls))

  return (
    <div className={styles.steps}>
      <PageHeader title={words.pageTitle}>
        <bdi>{link.customer.name}</bdi>
      </PageHeader>
      <Loaded
        query={signOn}
        loading={words.loadingSettings}
        failed={words.settingsLoadFailed}
        isInCard
        // As high as a window, so that the footer does not move when the steps come.
        skeleton={
          <div className={styles.waiting}>
            <SkeletonText width="half" />
          </div>
        }
      >
        {(data) => <Steps link={link} token={token} isDead={isDead} signOn={data} />}
      </Loaded>
    </div>
  )
}

const STEPS = ['provider', 'values', 'import', 'test', 'submit'] as const
type StepName = (typeof STEPS)[number]

/** The step that has a part of the page which an address may name. */
const STEP_OF: Record<GuidePlace | 'guide' | 'test', StepName> = {
  guide: 'values',
  values: 'values',
  attributes: 'values',
  steps: 'values',
  bring_back: 'import',
  test: 'test',
  settings: 'test',
  problems: 'test',
}

/** `place` is the step of the guide, or the value to bring back, that mends a failed sign-in. */
function currentStep({ live, draft }: SignOn, hash: string, place?: string): StepName {
  if (place) return place.startsWith('step') ? 'values' : 'import'
  if (hash.startsWith('#saml.')) return 'import'
  const named = Object.entries(STEP_OF).find(([name]) => `#${name}` === hash)
  if (named) return named[1]
  if (!draft) return live.enabled ? 'submit' : 'provider'
  if (missingNames(draft.settings).length > 0) return 'import'
  return draft.testedAt === null ? 'test' : 'submit'
}

function settingsIn({ values }: DraftForm) {
  return { kind: values['saml.kind'], provider: values['saml.provider'] }
}

function Steps({ link, token, isDead, signOn }: SetupStepsProps & { signOn: SignOn }) {
  const form = useDraftForm(signOn)
  const { hash } = useLocation()
  const [params] = useSearchParams()
  const { live, liveTestedAt, draft } = signOn
  const { customer } = link
  const kind = form.values['saml.kind']
  const set = form.isNew && live.kind === 'saml' ? null : guideFor(settingsIn(form))
  const [named, chooseGuide, isChosen] = useGuideName(customer.id, set)
  useWhen(form.isNew && named, () => prepare(named))
  const name = kindOfGuide(named) === kind ? named : guideFor(settingsIn(form))
  const asked = readRefusal(params.get('mend'))
  const newest = useQuery(testQueries.newest(useConnectionCalls())).data?.test
  const isOfOthers = newest && draft && newest.begunAt < draft.changedAt
  const refusals = isOfOthers ? [] : (newest?.result?.refusals ?? [])
  // A hint that is over is not shown, though the address still asks for it.
  const reason = refusals.find((refusal) => refusal.reason === asked)?.reason
  const wrongIssuer = refusals.find((refusal) => refusal.reason === 'wrong_issuer')
  const place = useSettingToFix(name, reason)
  const mended = { place, reason }
  const isByApplication = isApplicationKind(kind)
  const steps = STEPS.filter((one) => !isByApplication || (one !== 'values' && one !== 'import'))
  const current = currentStep(signOn, hash, place)
  const usual = steps.includes(current) ? current : 'test'
  const [step, showStep] = useChoiceInAddress('step', steps, usual)
  useSettingInAddress(name, place)
  const origin = originOf({ saml: live })
  const values = { ...portalValuesAt(origin, customer.id), ...oidcValuesAt(origin, customer.id) }
  const isSet = missingNames(draft?.settings ?? live).length === 0
  const isDone = {
    provider: isSet || isChosen,
    values: isSet,
    import: isSet,
    test: (draft ? draft.testedAt : liveTestedAt) !== null,
    submit: draft ? link.readyAt !== null : live.enabled,
  }

  /** Has the form say whose values come next, before any is entered. */
  function prepare(chosen: GuideName) {
    form.change('saml.kind', kindOfGuide(chosen))
    form.change('saml.provider', storedAs(chosen))
  }

  function choose(chosen: GuideName) {
    if (kindOfGuide(chosen) !== kind) form.change('saml.entityId', '')
    prepare(chosen)
    chooseGuide(chosen)
  }

  function textOf(one: StepName) {
    if (one === 'submit' && link.mayGoLive) return words.steps.goLive
    if (one === 'import' && kind === 'oidc') return words.steps.enter
    return one === 'test' && kind === 'microsoft' ? words.steps.connect : words.steps[one]
  }

  const settings = (
    <SettingsStep
      form={form}
      draft={draft}
      logoutUrl={values.logoutUrl}
      issuer={newest?.result?.isVerified ? wrongIssuer?.received : undefined}
    />
  )
  const panels: Record<StepName, ReactNode> = {
    provider: (
      <>
        <Welcome link={link} token={token} origin={origin} />
        <ProviderStep
          chosen={isChosen ? name : null}
          availableKinds={signOn.availableKinds}
          onChoose={choose}
        />
      </>
    ),
    values: (
      <div className={styles.columns}>
        <Card title={words.guide.title} titleId="steps">
          <LoadedGuide name={name}>
            {(guide) => (
              <GuideAtProvider
                key={name}
                guide={guide}
                values={values}
                mended={mended}
                ticksKey={`${customer.id}:${name}`}
              />
            )}
          </LoadedGuide>
        </Card>
        <div className={styles.steps}>
          <Card title={words.guide.values} titleId="values">
            {kind === 'oidc' ? (
              <OidcGivenValues
                values={values}
                hasKeys={form.values['saml.clientProof'] === 'private_key_jwt'}
              />
            ) : (
              <PortalValueList values={values} customer={customer} isNew={false} />
            )}
          </Card>
          <Card title={words.guide.attributes} titleId="attributes">
            <LoadedGuide name={name}>{(guide) => <AttributeTable guide={guide} />}</LoadedGuide>
          </Card>
        </div>
      </div>
    ),
    import: (
      <div className={styles.columns}>
        <Card title={guideLabel(name)}>
          <LoadedGuide name={name}>
            {(guide) => <GuideBringBack guide={guide} mended={mended} />}
          </LoadedGuide>
        </Card>
        {settings}
      </div>
    ),
    test: (
      <>
        <TestCard settings={draft?.settings ?? live} preparedAt={draft?.changedAt} form={form} />
        <FailuresCard token={token} />
        <Card>
          <details>
            <summary className={styles.summary}>{words.troubleshooting(guideLabel(name))}</summary>
            <LoadedGuide name={name}>
              {(guide) => <GuideTroubleshooting guide={guide} />}
            </LoadedGuide>
          </details>
        </Card>
      </>
    ),
    submit: (
      <>
        <FinishCard link={link} token={token} signOn={signOn} form={form} onShow={showStep} />
        <DomainsCard calls={setupDomainCalls(token)} lead={words.domainsLead} />
      </>
    ),
  }

  if (isDead) {
    return (
      <>
        <Banner tone="danger">
          <strong>{words.deadTitle}</strong>
          <p>{words.deadKept}</p>
        </Banner>
        {!isByApplication && settings}
      </>
    )
  }
  return (
    <>
      {live.enabled && <LiveCard customer={customer.name} origin={origin} />}
      <Stepper
        label={words.steps.label}
        steps={steps.map((one) => ({ name: one, text: textOf(one), isDone: isDone[one] }))}
        shown={step}
        onShow={showStep}
        nextLabel={words.steps.next}
      >
        {/* Kept while another step is open, with all that was typed. */}
        {!isByApplication && <div hidden={step !== 'import'}>{panels.import}</div>}
        {step !== 'import' && panels[step]}
      </Stepper>
    </>
  )
}
