import { expect, test } from 'vitest'

import { type ConnectionSettings, NEW_CONNECTION } from '#shared/connections/fields.ts'

import { attacker, idp } from '#test/saml-setup.ts'
import { settingsFingerprint } from './settings-fingerprint.ts'

const SETTINGS: ConnectionSettings = {
  ...NEW_CONNECTION,
  enabled: true,
  entityId: 'https://idp.example/metadata',
  entryPoint: 'https://idp.example/sso',
  cert: idp.certPem,
}
const of = (changed: Partial<ConnectionSettings>) =>
  settingsFingerprint({ ...SETTINGS, ...changed })

test('settings have the same fingerprint when a sign-in goes the same way', () => {
  const same = settingsFingerprint(SETTINGS)
  expect(same).toMatch(/^[0-9a-f]{64}$/)
  expect(of({ enabled: false, provider: 'okta', auditEnabled: false })).toBe(same)
  expect(of({ ipRestrictions: ['203.0.113.0/24'] })).toBe(same)
  expect(of({ cert: idp.certPem.replaceAll('\n', '\r\n') })).toBe(same)
})

test('settings have another fingerprint when a sign-in may go another way', () => {
  const changes: Partial<ConnectionSettings>[] = [
    { entityId: 'https://idp.example/metadata/' },
    { entryPoint: 'https://idp.example/SSO' },
    { cert: attacker.certPem },
    { previousCert: attacker.certPem },
    { cert: attacker.certPem, previousCert: idp.certPem },
    { validateSignature: false },
    { validateInResponseTo: false },
    { disableRequestedAuthnContext: false },
    { audienceRestriction: 'urn:other' },
  ]
  const prints = [{}, ...changes].map(of)
  expect(new Set(prints).size).toBe(prints.length)
})
