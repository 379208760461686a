import { expect, test } from 'vitest'

import type { OpenedSetupLink } from '#shared/connections/setup-links/contract.ts'
import type { ConnectionDraft, SignOn } from '#shared/connections/stages/contract.ts'
import type { DomainProof } from '#shared/customers/domain-contract.ts'
import { domainQueries } from '#web/connections/domains/domain-line.tsx'
import { showRecord, logout } from '#words/connections.ts'
import { aSignOn } from '#web/connections/page/sign-on-fixture.ts'
import { signOnQueries } from '#web/connections/page/sign-on-queries.ts'
import { setupPatterns } from '#web/lib/navigation/setup-paths.ts'
import { renderText } from '#web/render-text.tsx'

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

type Given = { link?: object; signOn?: Partial<SignOn>; step?: string }

function render({ link = {}, signOn = {}, step = '' }: Given = {}) {
  return renderText(<SetupPage />, {
    path: `/setup?step=${step}#${TOKEN}`,
    pattern: setupPatterns.setup,
    loaded: [
      [setupQueries.link(TOKEN).queryKey, { ...LINK, ...link }],
      [signOnQueries.state(setupCalls(TOKEN)).queryKey, { ...SIGN_ON, ...signOn }],
      [setupQueries.failures(TOKEN).queryKey, []],
      [domainQueries.of(setupDomainCalls(TOKEN)).queryKey, [PROOF]],
    ],
  })
}

test('the page of a link says who invited, for which company and until when', () => {
  const text = render()
  expect(text).toMatch(/Ada Admin invited you to connect Northwind’s identity provider/)
  expect(text).toContain('Mar 15, 2026')
  const last = render({ step: 'submit' })
  expect(last).toContain('Submit for review')
  expect(last).toContain('Save your provider’s values first.')
  expect(render({ step: 'test' })).toContain('No failed sign-ins in the last 30 days.')
})

test('the setup page opens one step at a time, the provider first, and marks what is done', () => {
  const first = render()
  expect(first).toMatch(/Provider[^]*Enter our values[^]*Import yours[^]*Test[^]*Submit/)
  expect(first).toMatch(/Okta[^]*Keycloak[^]*AD FS[^]*Shibboleth[^]*JumpCloud[^]*Duo/)
  expect(first).toContain('Next: Enter our values')
  expect(first).not.toContain('done')
  expect(first).not.toContain('Run test')
  const values = render({ step: 'values' })
  expect(values).toMatch(/Set up your provider[^]*Values to enter at your provider/)
  expect(values).not.toContain('Keycloak')
  const draft = { ...DRAFT, settings: { ...SIGN_ON.live, entityId: 'https://idp.example' } }
  const partial = render({ signOn: { draft }, step: 'import' })
  expect(partial).not.toContain('done')
  expect(partial).toContain('Saved. Still missing: Entry Point URL / SSO URL, X.509 Certificate.')
  const live = render({ signOn: { live: { ...SIGN_ON.live, enabled: true } } })
  expect(live).toMatch(/Test\s*done\s*Submit\s*done/)
})

test('the page of a link says when it was told that all is ready', () => {
  const text = render({ link: { readyAt: '2026-03-02T10:00:00.000Z' }, step: 'submit' })
  expect(text).toMatch(/Submitted Mar 2[^]*Notify again/)
})

test('the setup page has no button for the administrator when its link may go live', () => {
  const text = render({ link: { mayGoLive: true }, signOn: { draft: DRAFT }, step: 'submit' })
  expect(text).toContain('Go live for everyone')
  expect(text).not.toContain('Submit for review')
})

test('the setup page shows where people sign in when the connection is live', () => {
  const text = render({ signOn: { live: { ...SIGN_ON.live, enabled: true } } })
  expect(text).toMatch(/Single sign-on is live[^]*https:\/\/portal\.example\/login/)
})

test('the setup page says whom to ask when it has no link', () => {
  const text = renderText(<SetupPage />, { path: '/setup', pattern: setupPatterns.setup })
  expect(text).toMatch(/This setup link no longer works[^]*Ask the sender of the link/)
})

test('a fragment is the secret of a link, except when it names a part of the page', () => {
  expect(tokenIn('')).toBeNull()
  expect(tokenIn('#problems')).toBeNull()
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
