import type { QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import type { OpenedSetupLink } from '#shared/connections/setup-links/contract.ts'
import type { ConnectionDraft, SignOn } from '#shared/connections/stages/contract.ts'
import type { ConnectionTest, ExplainedRefusal } from '#shared/connections/tests/contract.ts'
import type { DomainProof } from '#shared/customers/domain-contract.ts'
import { domainQueries } from '#web/connections/domains/domains-card.tsx'
import { showRecord, logout } from '#words/connections.ts'
import { aSignOn } from '#web/connections/page/sign-on-fixture.ts'
import { testQueries } from '#web/connections/tests/test-queries.ts'
import { NEW_CONNECTION_VALUES } from '#web/connections/settings/connection-values.ts'
import { signOnQueries } from '#web/connections/page/sign-on-queries.ts'
import { setupPatterns } from '#web/lib/navigation/setup-paths.ts'
import { renderHtml, renderText } from '#web/render-text.tsx'
import { guideQuery, loadGuide } from '#web/sso-guide/load-guide.ts'

import { aShownResult, aShownTest } from '#test/a-connection-test-result.ts'
import { PROVIDER_GUIDES } from '#test/provider-guides.ts'

import { FinishCard } from './finish-card.tsx'
import { setupCalls, setupDomainCalls } from './setup-calls.ts'
import { SetupPage } from './setup-page.tsx'
import { setupQueries } from './setup-queries.ts'
import { tokenIn } from './use-setup-token.ts'

const TOKEN = 'a-secret-of-a-link'

const LINK: OpenedSetupLink = {
  customer: { id: '1', name: 'Northwind', domain: 'northwind.example' },
  name: 'Ina Ibsen',
  madeBy: 'Ada Admin',
  expiresAt: '2026-03-15T10:00:00.000Z',
  mayGoLive: false,
  readyAt: null,
}

const SIGN_ON = aSignOn()
const OIDC = await loadGuide('oidc')

const DRAFT: ConnectionDraft = {
  settings: SIGN_ON.live,
  stage: 'draft',
  pilotEmails: [],
  version: 1,
  changedAt: '2026-03-02T10:00:00.000Z',
  changedBy: 'Ina Ibsen (setup link)',
  testedAt: null,
  changes: [],
}

const REFUSAL: ExplainedRefusal = {
  reason: 'bad_signature',
  title: 'The signature doesn’t match',
  explanation: '',
  expected: '',
  received: '',
  hint: null,
  settings: [],
  guide: 'bring_back',
}

const PROOF: DomainProof = {
  domain: 'northwind.example',
  shown: 'northwind.example',
  record: { name: '_portico.northwind.example', value: 'portico-domain-proof=secret' },
  state: 'unproven',
  provenAt: null,
  goneAt: null,
  checkedAt: null,
  problem: null,
  detail: null,
  refusedFrom: null,
}

type Given = {
  link?: object
  signOn?: Partial<SignOn>
  step?: string
  test?: ConnectionTest
  chosen?: string
  guide?: readonly [QueryKey, unknown]
}

function render(given: Given = {}) {
  const { link = {}, signOn = {}, step = '', test: newest, chosen = '', guide } = given
  return renderText(<SetupPage />, {
    path: `/setup?step=${step}&provider=${chosen}#${TOKEN}`,
    pattern: setupPatterns.setup,
    loaded: [
      [setupQueries.link(TOKEN).queryKey, { ...LINK, ...link }],
      [signOnQueries.state(setupCalls(TOKEN)).queryKey, { ...SIGN_ON, ...signOn }],
      [testQueries.newest(setupCalls(TOKEN)).queryKey, { test: newest ?? null }],
      [setupQueries.failures(TOKEN).queryKey, []],
      guide ?? [guideQuery('custom').queryKey, PROVIDER_GUIDES.custom],
      [domainQueries.of(setupDomainCalls(TOKEN)).queryKey, [PROOF]],
    ],
  })
}

test('the last step submits nothing when what was typed is not saved', () => {
  const none = () => undefined
  const idle = { isSending: false, problemCount: 0, discard: none, save: none }
  const finish = (isChanged: boolean) =>
    renderHtml(
      <FinishCard
        link={LINK}
        token={TOKEN}
        signOn={{ ...SIGN_ON, draft: DRAFT }}
        form={{ values: NEW_CONNECTION_VALUES, isChanged, ...idle }}
        onShow={none}
      />,
    )
  expect(finish(false)).not.toMatch(/disabled=""[^]*Submit for review/)
  expect(finish(true)).toMatch(/include your latest changes[^]*Save draft[^]*disabled=""[^]*Submit/)
})

test('the page of a link says who invited, for which company and until when', () => {
  const text = render()
  expect(text).toMatch(/Ada Admin invited you to connect Northwind’s identity provider/)
  expect(text).toContain('Mar 15, 2026')
  const last = render({ step: 'submit' })
  expect(last).toContain('Submit for review')
  expect(last).toContain('Save your provider’s values first.')
  const untested = render({ signOn: { draft: DRAFT }, step: 'submit' })
  expect(untested).toMatch(/Test first[^]*Submit for review/)
  expect(render({ step: 'test' })).toContain('No failed sign-ins in the last 30 days.')
})

test('the setup page opens one step at a time, the provider first, and marks what is done', () => {
  const first = render()
  expect(first).toMatch(/Provider[^]*Set up provider[^]*Import values[^]*Test[^]*Submit/)
  expect(first).toMatch(/Okta[^]*Keycloak[^]*AD FS[^]*Shibboleth[^]*JumpCloud[^]*Duo/)
  expect(first).toContain('Next: Set up provider')
  expect(first).not.toContain('done')
  expect(first).not.toContain('Run test')
  const values = render({ step: 'values' })
  expect(values).toMatch(/Set up your provider[^]*Values to enter at your provider/)
  expect(values).not.toContain('Keycloak')
  const draft = { ...DRAFT, settings: { ...SIGN_ON.live, entityId: 'https://idp.example' } }
  const partial = render({ signOn: { draft }, step: 'import' })
  expect(partial).not.toMatch(/(values|yours|Test|Submit)\s*done/)
  expect(partial).toContain('Saved. Still missing: Entry Point URL / SSO URL, X.509 Certificate.')
  const liveTestedAt = '2026-03-02T10:00:00.000Z'
  const live = render({ signOn: { live: { ...SIGN_ON.live, enabled: true }, liveTestedAt } })
  expect(live).toMatch(/Test\s*done\s*Submit\s*done/)
})

test('the page of a link says when it was told that all is ready', () => {
  const text = render({ link: { readyAt: '2026-03-02T10:00:00.000Z' }, step: 'submit' })
  expect(text).toMatch(/Submitted Mar 2[^]*Submit again/)
})

test('the setup page has no button for the administrator when its link may go live', () => {
  const text = render({ link: { mayGoLive: true }, signOn: { draft: DRAFT }, step: 'submit' })
  expect(text).toContain('Go live for everyone')
  expect(text).not.toContain('Submit for review')
})

test('the step to go live offers a test and says what failed or is missing when the last test failed', () => {
  const settings = { ...SIGN_ON.live, entityId: 'urn:idp', previousCert: 'OTHER', cert: 'NEW' }
  const signOn = { draft: { ...DRAFT, settings } }
  const link = { mayGoLive: true }
  const failed = aShownTest({
    state: 'failed',
    begunAt: '2026-03-02T10:00:01.000Z',
    result: aShownResult({
      refusals: [REFUSAL],
    }),
  })
  const text = render({ link, signOn, test: failed, step: 'submit' })
  expect(text).toContain('To go live, first enter: Entry Point URL / SSO URL.')
  expect(text).toContain('signed with any of the 2 certificates')
  expect(text).toMatch(
    /The last test failed: The signature doesn’t match[^]*Run test again[^]*Go live for everyone/,
  )
  expect(text).toMatch(/Go live for everyone[^]*You can go live without this/)
  expect(render({ link, step: 'submit' })).toContain('Nothing to go live with yet.')
})

test('the setup page offers the issuer that came, and drops the hint when the draft was saved since', () => {
  const failed = aShownTest({
    state: 'failed',
    begunAt: '2026-03-02T10:00:01.000Z',
    result: aShownResult({
      refusals: [{ ...REFUSAL, reason: 'wrong_issuer', received: 'urn:sent' }],
    }),
  })
  const given = { step: 'import', test: failed }
  expect(render({ ...given, signOn: { draft: DRAFT } })).toMatch(
    /Entity ID \/ Issuer: your provider sends urn:sent[^]*Use this value/,
  )
  const later = { ...DRAFT, changedAt: '2026-03-02T10:00:02.000Z' }
  expect(render({ ...given, signOn: { draft: later } })).not.toContain('Use this value')
})

test('the setup page has its provider chosen and its link copied by people when it is new', () => {
  const loaded = render()
  expect(loaded).toContain('Copy setup link')
  const chosen = render({ chosen: 'keycloak' })
  expect(chosen).toMatch(/Provider\s*done/)
  expect(loaded).not.toMatch(/Provider\s*done/)
  expect(render({ chosen: 'keycloak', step: 'import' })).not.toContain('Unsaved changes')
})

test('the setup page has three steps, and nothing to copy, when Microsoft is chosen', () => {
  const availableKinds: SignOn['availableKinds'] = ['saml', 'oidc', 'microsoft']
  const offered = render({ signOn: { availableKinds } })
  expect(offered).toMatch(/there’s nothing to copy[^]*Microsoft\s*Microsoft 365[^]*Okta/)
  expect(offered).not.toContain('Google Workspace, with nothing to configure')
  expect(render()).not.toContain('there’s nothing to copy')
  const settings = { ...SIGN_ON.live, kind: 'microsoft' as const, enabled: true }
  const signOn = { availableKinds, draft: { ...DRAFT, settings } }
  const chosen = render({ signOn })
  expect(chosen).toMatch(/Provider[^]*Connect[^]*Submit[^]*Connect with Microsoft/)
  expect(chosen).not.toMatch(/Set up provider|Import values|X\.509/)
  const last = render({ signOn: { ...signOn, draft: null, live: settings }, step: 'submit' })
  expect(last).toContain('Connect your provider first.')
})

test('the setup page gives the values of OpenID Connect when that is chosen', () => {
  const settings = { ...SIGN_ON.live, kind: 'oidc' as const, enabled: true }
  const signOn = { draft: { ...DRAFT, settings } }
  const guide = [guideQuery('oidc').queryKey, OIDC] as const
  const values = render({ signOn, step: 'values', guide })
  expect(values).toMatch(/Create a web application[^]*Redirect URI[^]*given_name/)
  const mine = render({ signOn, step: 'import', guide })
  expect(mine).toMatch(/Enter values[^]*Client secret/)
  expect(mine).not.toContain('Import metadata')
})

test('the setup page shows where people sign in when the connection is live', () => {
  const text = render({ signOn: { live: { ...SIGN_ON.live, enabled: true } } })
  expect(text).toMatch(/Single sign-on is live[^]*https:\/\/portal\.example\/login/)
})

test('the setup page says whom to ask when it has no link', () => {
  const text = renderText(<SetupPage />, { path: '/setup', pattern: setupPatterns.setup })
  expect(text).toMatch(/Open your setup link again[^]*Ask the person who sent you the link/)
})

test('a fragment is the secret of a link, except when it names a part of the page', () => {
  expect(tokenIn('')).toBeNull()
  expect(tokenIn('#problems')).toBeNull()
  expect(tokenIn('#saml.entityId')).toBeNull()
  expect(tokenIn('#a-secret')).toBe('a-secret')
})

test('the setup page shows the record to publish and the logout URL, and no setting of staff', () => {
  const text = `${render({ step: 'submit' })}${render({ step: 'import' })}`
  // Their values are in fields.
  expect(text).toContain(showRecord('northwind.example'))
  expect(text).toContain(logout.own)
  expect(text).toContain('Disable the requested authentication context')
  for (const label of [
    'Validate response signatures',
    'Validate the InResponseTo field',
    'Enable authentication audit logging',
    'IP Restrictions',
  ])
    expect(text).not.toContain(label)
})
