import { expect, test } from 'vitest'

import {
  CONNECTION_KINDS,
  type ConnectionKind,
  NEW_CONNECTION,
} from '#shared/connections/fields.ts'
import type { NewestTest } from '#shared/connections/tests/contract.ts'
import { NEW_CONNECTION_VALUES } from '#web/connections/settings/connection-values.ts'
import { adminCalls } from '#web/connections/page/admin-calls.ts'
import { ConnectionCallsProvider } from '#web/connections/page/connection-calls.ts'
import { renderText } from '#web/render-text.tsx'
import { aShownTest } from '#test/a-connection-test-result.ts'

import { SignOnTestPage } from './sign-on-test-page.tsx'
import { TestCard } from './test-card.tsx'
import { testQueries } from './test-queries.ts'

const calls = adminCalls('1')
const COMPLETE = { ...NEW_CONNECTION, entityId: 'urn:idp', entryPoint: 'https://idp', cert: 'pem' }

const TENANT = '11111111-aaaa-4bbb-8ccc-222222222222'

type Around = {
  kind?: ConnectionKind
  issuer?: string
  availableKinds?: ConnectionKind[]
  settings?: typeof NEW_CONNECTION
  preparedAt?: string
  isUnsaved?: boolean
  newest?: NewestTest
  failed?: true
}

function card({ newest, failed, settings = COMPLETE, isUnsaved = false, ...around }: Around) {
  const { kind = 'saml', issuer = '', availableKinds = [...CONNECTION_KINDS], ...shown } = around
  const none = () => undefined
  const idle = { isSending: false, problemCount: 0, failure: null }
  const form = {
    values: { ...NEW_CONNECTION_VALUES, 'saml.kind': kind, 'saml.entityId': issuer },
    isChanged: isUnsaved,
    prepare: none,
    save: none,
    saveFirst: () => Promise.resolve(settings),
    availableKinds,
    ...idle,
  }
  const { queryKey } = testQueries.newest(calls)
  return renderText(
    <ConnectionCallsProvider value={calls}>
      <TestCard settings={settings} form={form} {...shown} />
    </ConnectionCallsProvider>,
    {
      loaded: newest ? [[queryKey, newest]] : [],
      failed: failed ? [queryKey] : [],
    },
  )
}

test('the test card offers a first test, and says what is missing when there can be none', () => {
  const first = card({ newest: { test: null } })
  expect(first).toContain('Run test')
  expect(first).toContain('Not tested yet.')
  expect(first).not.toContain('To run a test')
  expect(card({ settings: NEW_CONNECTION, newest: { test: null } })).toContain(
    'To run a test, first enter: Entity ID / Issuer, Entry Point URL / SSO URL, X.509 Certificate.',
  )
})

test('the test card shows the newest test with its verdict', () => {
  const text = card({ newest: { test: aShownTest() } })
  expect(text).toMatch(/Test\s+Passed/)
  expect(text).toContain('Run test again')
  expect(text).toContain('Ada Lovelace (ada@northwind.example)')
  expect(text).not.toContain('have changed since')
  const later = card({ newest: { test: aShownTest() }, preparedAt: '2026-03-03T10:00:01.000Z' })
  expect(later).toContain('Settings have changed since this test.')
  const unsaved = card({ newest: { test: null }, isUnsaved: true })
  expect(unsaved).toMatch(/Save your changes first\.[^]*Save draft/)
  expect(card({ failed: true })).toContain('Failed to load test')
})

test('the test card asks an administrator of Microsoft for consent while no tenant is known', () => {
  const none = { newest: { test: null }, settings: NEW_CONNECTION }
  const first = card({ ...none, kind: 'microsoft' })
  expect(first).toMatch(
    /Connect Microsoft[^]*signs in once and gives consent[^]*Connect with Microsoft/,
  )
  expect(first).not.toMatch(/To run a test|Connect another tenant/)
  const consented = aShownTest({ kind: 'microsoft' })
  const issuer = `https://login.microsoftonline.com/${TENANT}/v2.0`
  const connected = card({ kind: 'microsoft', issuer, newest: { test: consented } })
  expect(connected).toMatch(
    new RegExp(`Tenant ID\\s+${TENANT}\\s+Confirmed domain\\s+northwind.example`),
  )
  expect(connected).toMatch(/Run test again[^]*Connect another tenant/)
  expect(connected).not.toContain('Connect with Microsoft')
  const ofOther = card({ kind: 'microsoft', issuer, newest: { test: aShownTest() } })
  expect(ofOther).not.toContain('Confirmed domain')
})

test('the test card enters nothing for Google, and says where it is registered when it is not', () => {
  const none = { newest: { test: null }, settings: NEW_CONNECTION, kind: 'google' as const }
  expect(card(none)).toMatch(/Test Google[^]*nothing to enter[^]*Run test/)
  expect(card(none)).not.toContain('isn’t registered')
  const missing = card({ ...none, availableKinds: ['saml', 'oidc'] })
  expect(missing).toMatch(/This portal isn’t registered with Google yet\.[^]*Sign-In Apps/)
})

test('the test page shows the result, and that the tab can be closed, when the provider leads back to it', () => {
  const shown = aShownTest()
  const around = {
    path: `/admin/customers/1/sign-on/test?id=${shown.id}`,
    pattern: '/admin/customers/:customerId/sign-on/test',
  }
  const { queryKey } = testQueries.one(calls, shown.id)
  const text = renderText(<SignOnTestPage />, { ...around, loaded: [[queryKey, shown]] })
  expect(text).toContain('You can close this tab')
  expect(text).toContain('Ada Lovelace (ada@northwind.example)')
  const failed = renderText(<SignOnTestPage />, { ...around, failed: [queryKey] })
  expect(failed).toContain('Failed to load test')
})
