import { expect, test } from 'vitest'

import type { ConnectionTest, ExplainedRefusal } from '#shared/connections/tests/contract.ts'
import { adminCalls } from '#web/connections/page/admin-calls.ts'
import { ConnectionCallsProvider } from '#web/connections/page/connection-calls.ts'
import { renderText } from '#web/render-text.tsx'
import { aShownResult, aShownTest, aTestedAnswer } from '#test/a-connection-test-result.ts'

import { clockText } from './answer-facts.tsx'
import { TestReport } from './test-report.tsx'

const WRONG_AUDIENCE: ExplainedRefusal = {
  reason: 'wrong_audience',
  title: 'The audience isn’t our Entity ID',
  explanation: 'Copy the Entity ID from the setup guide.',
  expected: 'urn:portal',
  received: 'urn:other',
  hint: null,
  settings: ['saml.audienceRestriction', 'domain'],
  guide: 'values',
}

function shown(overrides: Partial<ConnectionTest>, around: { isOfOthers?: boolean } = {}) {
  return renderText(
    <ConnectionCallsProvider value={adminCalls('1')}>
      <TestReport test={aShownTest(overrides)} {...around} />
    </ConnectionCallsProvider>,
  )
}

test('a test shows the person, each attribute as it was read, and the signatures when it passed', () => {
  const text = shown({})
  expect(text).toContain('Success. People can sign in with these settings.')
  expect(text).toContain('Ada Lovelace (ada@northwind.example), a new person who would be added')
  expect(text).toMatch(/firstName\s+Ada\s+First name/)
  expect(text).toMatch(/NameID\s+ada\s+Nothing/)
  expect(text).toMatch(/Assertion\s*Verified\s+Algorithm\s+rsa-sha256\s+Digest\s+sha256/)
  expect(text).toContain('The certificate in these settings: CN=idp.northwind.example')
  expect(text).toContain('AA:BB')
  expect(text).toContain('urn:format:persistent')
  expect(text).toContain('Matches this portal’s clock within 2 s')
  expect(text).toContain('Not specified by the provider')
  expect(text).toContain('Started by Grace Hopper')
  expect(text).not.toContain('Not verified')
  expect(text).not.toContain('Expected:')
})

test('a test shows the faults, what to change, and the unverified content when it failed', () => {
  const answer = aTestedAnswer({
    attributes: [{ name: 'groups', values: ['a', 'b'], count: 12, readAs: null }],
    audience: { expected: 'urn:portal', received: 'urn:other' },
    signatures: [],
  })
  const result = aShownResult({
    isVerified: false,
    refusals: [WRONG_AUDIENCE],
    answer,
    person: null,
  })
  const text = shown({ state: 'failed', result })
  expect(text).toMatch(/1 problem\s+The audience isn’t our Entity ID/)
  expect(text).toContain('Copy the Entity ID from the setup guide.')
  expect(text).toMatch(/Settings\s+Audience Restriction\s/)
  expect(text).toMatch(/Not verified: none of your certificates matches the signature/)
  expect(text).toMatch(/groups\s+a, b, and 10 more\s+Nothing/)
  expect(text).toMatch(/Not received\s+Email[^]*Not received\s+First name/)
  expect(text).toContain('Nothing is signed.')
  expect(text).toMatch(/Audience\s+urn:other\s*Expected: urn:portal/)
  expect(text).toContain('The response doesn’t identify a person.')

  const unread = aShownResult({ refusals: [WRONG_AUDIENCE], answer: null, person: null })
  expect(shown({ state: 'failed', result: unread })).toContain('Can’t read the response.')
})

test('a test shows the account that a sign-in would match', () => {
  const known = { email: 'ada@northwind.example', name: 'Ada Lovelace' }
  const told = (kind: 'existing' | 'deactivated' | 'foreign_domain', currentName: string | null) =>
    shown({ result: aShownResult({ person: { ...known, kind, currentName } }) })
  expect(told('existing', 'Ada Lovelace')).toContain('(ada@northwind.example), an existing person.')
  expect(told('existing', 'Ada King')).toMatch(
    /^Ada King .* would change to Ada Lovelace at the next sign-in/m,
  )
  expect(told('deactivated', 'Ada King')).toContain(
    'Ada King (ada@northwind.example), whose account is deact',
  )
  expect(told('foreign_domain', null)).toContain(
    'which isn’t at one of the email domains set up here',
  )
})

test('a test shows each remark when it passed with some', () => {
  const remarks = [
    { code: 'certificate_expired', detail: '2026-01-05T10:00:00.000Z' },
    { code: 'clock_ahead', detail: '12400' },
    { code: 'no_names', detail: null },
    { code: 'address_restricted', detail: '192.0.2.7' },
    { code: 'short_session', detail: '2026-03-03T10:09:00.000Z' },
  ] as const
  const text = shown({ result: aShownResult({ remarks: [...remarks] }) })
  expect(text).toContain('but there are warnings.')
  expect(text).toContain('expired on Jan 5, 2026')
  expect(text).toContain('clock is 12 s ahead of this portal’s')
  expect(text).toContain('The provider sent no name')
  expect(text).toContain('192.0.2.7, which is outside the IP restrictions')
  expect(text).toMatch(/ends this session on .*10:09/)
})

test('a test says so when it waits, was not answered, has expired or is of other settings', () => {
  expect(shown({ state: 'waiting', result: null })).toContain('Waiting for the provider')
  const expired = shown({ state: 'expired', result: null })
  expect(expired).toContain('No response arrived within 5 minutes')
  expect(expired).toContain('Look up the error')
  expect(shown({ result: null })).toContain('kept for 30 days')
  expect(shown({}, { isOfOthers: true })).toContain('Settings have changed since this test.')
  expect(shown({ state: 'waiting', result: null }, { isOfOthers: true })).not.toContain(
    'changed since',
  )
})

test('a difference of clocks is given in seconds', () => {
  expect(clockText(null)).toBe('None')
  expect(clockText(2_000)).toBe('Matches this portal’s clock within 2 s')
  expect(clockText(31_400)).toBe('31 s ahead of this portal’s clock')
  expect(clockText(-31_400)).toMatch(/^31 s behind this portal’s clock/)
})
