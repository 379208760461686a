import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import { missingNames } from '#shared/connections/fields.ts'
import type { OpenedSetupLink } from '#shared/connections/setup-links/contract.ts'
import type { ConnectionDraft, SignOn } from '#shared/connections/stages/contract.ts'
import type { GuidePlace } from '#shared/sign-in-failures/values.ts'
import { given, labels } from '#words/connections.ts'
import { list } from '#words/language.ts'
import * as words from '#words/setup-links.ts'
import { ReceivedFields } from '#web/connections/settings/connection-fields.tsx'
import { LogoutFields } from '#web/connections/settings/logout-fields.tsx'
import { useFieldInAddress } from '#web/lib/navigation/use-field-in-address.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { useConnectionCalls } from '#web/connections/page/connection-calls.ts'
import { signOnQueries } from '#web/connections/page/sign-on-queries.ts'
import { DomainsCard } from '#web/connections/domains/domains-card.tsx'
import { OidcGivenValues } from '#web/connections/settings/given-values.tsx'
import { oidcValuesAt, originOf, portalValuesAt } from '#web/connections/settings/portal-values.ts'
import { type DraftForm, useDraftForm } from '#web/connections/settings/use-draft-form.ts'
import { testQueries } from '#web/connections/tests/test-queries.ts'
import { TestCard } from '#web/connections/tests/test-card.tsx'
import { CopyButton } from '#web/ui/feedback/copy-button.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { PageForm } from '#web/ui/form/page-form.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useBrand } from '#web/lib/format/brand.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'

import { AttributeTable } from '#web/sso-guide/guide/attribute-table.tsx'
import {
  GuideAtProvider,
  GuideBringBack,
  GuideTroubleshooting,
} from '#web/sso-guide/guide/guide-content.tsx'
import { GUIDE_LABELS, storedAs, useGuideName } from '#web/sso-guide/guide/guide-names.ts'
import { PortalValueList } from '#web/sso-guide/guide/portal-value-list.tsx'
import { ProviderChoice } from '#web/sso-guide/guide/provider-choice.tsx'
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
import { setupAddress } from './use-setup-token.ts'
import styles from './setup-steps.module.css'
import { MetadataDialog } from '#web/connections/metadata/metadata-dialog.tsx'

type LinkProps = { link: OpenedSetupLink; token: string }
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

/** Author, company and end of the invitation. */
function Welcome({
  link: { name, customer, madeBy, expiresAt },
  token,
  origin,
}: LinkProps & { origin: string }) {
  const { name: installation } = useBrand()

  return (
    <div className={styles.welcome}>
      <p>
        {words.pageGreeting(name)}{' '}
        {words.invitedBy({ madeBy, customer: customer.name, installation })}
      </p>
      <p className={styles.share}>
        {words.pageOpenUntil(formatDayAndTime(new Date(expiresAt)))}
        <CopyButton value={setupAddress(origin, token)} name={words.linkName} hasText />
      </p>
      <p>{words.nothingChanges}</p>
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

function Steps({ link, token, isDead, signOn }: SetupStepsProps & { signOn: SignOn }) {
  const form = useDraftForm(signOn)
  const { hash } = useLocation()
  const [params] = useSearchParams()
  const { live, liveTestedAt, draft } = signOn
  const { customer } = link
  const provider = form.isNew ? null : form.values['saml.provider']
  const [name, chooseGuide, isChosen] = useGuideName(customer.id, provider)
  useWhen(form.isNew && storedAs(name), () => form.change('saml.provider', storedAs(name)))
  const asked = readRefusal(params.get('mend'))
  const newest = useQuery(testQueries.newest(useConnectionCalls())).data?.test
  const isOfOthers = newest && draft && newest.begunAt < draft.changedAt
  const refusals = isOfOthers ? [] : (newest?.result?.refusals ?? [])
  // A hint that is over is not shown, though the address still asks for it.
  const reason = refusals.find((refusal) => refusal.reason === asked)?.reason
  const wrongIssuer = refusals.find((refusal) => refusal.reason === 'wrong_issuer')
  const place = useSettingToFix(name, reason)
  const mended = { place, reason }
  // A provider of OpenID Connect has no guide of its own: all is on one page.
  const isOidc = form.values['saml.kind'] === 'oidc'
  const steps = STEPS.filter((one) => !isOidc || (one !== 'provider' && one !== 'values'))
  const current = currentStep(signOn, hash, place)
  const usual = steps.includes(current) ? current : 'import'
  const [step, showStep] = useChoiceInAddress('step', steps, usual)
  useSettingInAddress(place)
  const values = portalValuesAt(originOf({ saml: live }), customer.id)
  const isSet = missingNames(draft?.settings ?? live).length === 0
  const isDone = {
    provider: isSet || isChosen,
    values: isSet,
    import: isSet,
    test: (draft ? draft.testedAt : liveTestedAt) !== null,
    submit: draft ? link.readyAt !== null : live.enabled,
  }
  const textOf = (one: StepName) =>
    one === 'submit' && link.mayGoLive ? words.steps.goLive : words.steps[one]
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
        <Welcome link={link} token={token} origin={originOf({ saml: live })} />
        <Card title={words.provider.title}>
          <div className={styles.parts}>
            <p className={styles.lead}>{words.provider.hint}</p>
            <ProviderChoice
              label={words.provider.label}
              chosen={isChosen ? name : null}
              onChoose={(chosen) => {
                form.change('saml.provider', storedAs(chosen))
                chooseGuide(chosen)
              }}
            />
          </div>
        </Card>
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
            <PortalValueList values={values} customer={customer} isNew={false} />
          </Card>
          <Card title={words.guide.attributes} titleId="attributes">
            <LoadedGuide name={name}>{(guide) => <AttributeTable guide={guide} />}</LoadedGuide>
          </Card>
        </div>
      </div>
    ),
    import: (
      <div className={styles.columns}>
        {isOidc ? (
          <div className={styles.steps}>
            <Welcome link={link} token={token} origin={originOf({ saml: live })} />
            <Card title={given}>
              <OidcGivenValues
                values={oidcValuesAt(originOf({ saml: live }), customer.id)}
                hasKeys={form.values['saml.clientProof'] === 'private_key_jwt'}
              />
            </Card>
          </div>
        ) : (
          <Card title={GUIDE_LABELS[name]}>
            <LoadedGuide name={name}>
              {(guide) => <GuideBringBack guide={guide} mended={mended} />}
            </LoadedGuide>
          </Card>
        )}
        {settings}
      </div>
    ),
    test: (
      <>
        <TestCard settings={draft?.settings ?? live} preparedAt={draft?.changedAt} form={form} />
        <FailuresCard token={token} />
        <Card>
          <details>
            <summary className={styles.summary}>
              {words.troubleshooting(GUIDE_LABELS[name])}
            </summary>
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
        {settings}
      </>
    )
  }
  return (
    <>
      {live.enabled && <LiveCard customer={customer.name} origin={originOf({ saml: live })} />}
      <Stepper
        label={words.steps.label}
        steps={steps.map((one) => ({ name: one, text: textOf(one), isDone: isDone[one] }))}
        shown={step}
        onShow={showStep}
        nextLabel={words.steps.next}
      >
        {/* Kept while another step is open, with all that was typed. */}
        <div hidden={step !== 'import'}>{panels.import}</div>
        {step !== 'import' && panels[step]}
      </Stepper>
    </>
  )
}

type SettingsStepProps = {
  form: DraftForm
  draft: ConnectionDraft | null
  /** Our address to which the provider sends people who sign out. */
  logoutUrl: string
  /** Issuer that the provider has sent with a valid signature, where the settings have another. */
  issuer: string | undefined
}

/** That all is saved, and what is still missing before a test. */
function savedText({ settings }: ConnectionDraft): string {
  const missing = missingNames(settings)
  if (missing.length === 0) return words.settings.isSaved
  return words.settings.stillMissing(list(missing.map((name) => labels[name])))
}

/** Values that the provider gives, prepared next to those that people sign in with. */
function SettingsStep({ form, draft, logoutUrl, issuer }: SettingsStepProps) {
  const isOnline = useOnline()
  const [isImporting, setIsImporting] = useState(false)
  useFieldInAddress(form.element)

  return (
    <Card title={words.settings.title}>
      <PageForm
        form={form}
        isOnline={isOnline}
        onSend={form.save}
        failure={{ title: words.settings.saveFailed, error: form.failure }}
        saveText={words.settings.save}
        note={draft && !form.isChanged ? savedText(draft) : undefined}
        isUnsaved={form.isChanged}
        onDiscard={form.discard}
      >
        <div className={styles.fields}>
          <p className={styles.lead}>{words.settings.lead}</p>
          {issuer !== undefined && form.values['saml.entityId'] !== issuer && (
            <Banner
              action={
                <Button onClick={() => form.change('saml.entityId', issuer)}>
                  {words.settings.applyValue}
                </Button>
              }
            >
              {words.settings.providerSends(labels.entityId, issuer)}
            </Banner>
          )}
          <ReceivedFields form={form} onImport={() => setIsImporting(true)} isByLink />
          <LogoutFields form={form} ownUrl={logoutUrl} />
        </div>
      </PageForm>
      {/* Not within the form: it has a form of its own. */}
      {isImporting && (
        <MetadataDialog form={form} live={form.live} onClose={() => setIsImporting(false)} />
      )}
    </Card>
  )
}
