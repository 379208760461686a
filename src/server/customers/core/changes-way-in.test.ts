import { expect, test } from 'vitest'

import type { Customer } from '#shared/customers/contract.ts'

import { changesWayIn } from './changes-way-in.ts'

// Only the parts that matter here.
const BEFORE = {
  name: 'Northwind',
  domain: 'northwind.example',
  domains: ['nw.example'],
  active: true,
  timeZone: 'UTC',
  saml: { enabled: true, entityId: 'https://idp.example', cert: 'one', provider: 'okta' },
} as unknown as Customer

const CHANGES: [string, Partial<Customer>, boolean][] = [
  ['nothing', {}, false],
  ['another name and time zone', { name: 'Southwind', timeZone: 'Europe/Berlin' }, false],
  ['a customer that is switched off', { active: false }, false],
  ['another domain', { domain: 'southwind.example' }, true],
  ['one more domain', { domains: ['nw.example', 'evil.example'] }, true],
  ['another certificate', { saml: { ...BEFORE.saml, cert: 'two' } }, true],
  ['single sign-on switched off', { saml: { ...BEFORE.saml, enabled: false } }, true],
]

test.each(CHANGES)('%s', (_what, change, expected) => {
  expect(changesWayIn(BEFORE, { ...BEFORE, ...change })).toBe(expected)
})

test('a customer gains a way in when it is switched on', () => {
  expect(changesWayIn({ ...BEFORE, active: false }, BEFORE)).toBe(true)
})

test('a new customer has a way in when single sign-on is on', () => {
  expect(changesWayIn(undefined, BEFORE)).toBe(true)
  expect(changesWayIn(undefined, { ...BEFORE, saml: { ...BEFORE.saml, enabled: false } })).toBe(
    false,
  )
})
