import { expect, test } from 'vitest'

import type { FoundConnection } from '#shared/connections/metadata/contract.ts'
import { NEW_CONNECTION_VALUES } from '#web/connections/settings/connection-values.ts'

import { foundChanges } from './found-changes.ts'

const OLD = '-----BEGIN CERTIFICATE-----\nOLD\n-----END CERTIFICATE-----'
const NEW = '-----BEGIN CERTIFICATE-----\nNEW\n-----END CERTIFICATE-----\n'

function aFound(change: Partial<FoundConnection> = {}): FoundConnection {
  return {
    entityId: 'https://idp.example',
    name: null,
    provider: 'okta',
    entryPoint: 'https://idp.example/sso',
    cert: NEW,
    previousCert: null,
    certs: [NEW],
    logoutUrl: null,
    logoutByPost: false,
    metadataUrl: null,
    notes: [],
    ...change,
  }
}

const CONNECTED = {
  ...NEW_CONNECTION_VALUES,
  'saml.provider': 'okta',
  'saml.entityId': 'https://idp.example',
  'saml.entryPoint': 'https://idp.example/old',
  'saml.cert': OLD,
} as const

const LIVE = { ...CONNECTED, 'saml.enabled': true }

const changed = (values: typeof NEW_CONNECTION_VALUES, found: FoundConnection) =>
  foundChanges(values, found, LIVE).flatMap(({ place, isChanged }) => (isChanged ? [place] : []))

test('a value counts as a change only when it differs, however a certificate is written', () => {
  expect(changed({ ...CONNECTED, 'saml.cert': 'NEW' }, aFound())).toEqual(['saml.entryPoint'])
})

test('the current certificate is kept next to a new one, except when the provider names another issuer', () => {
  const kept = foundChanges(CONNECTED, aFound(), LIVE).at(-1)
  expect(kept).toMatchObject({ place: 'saml.previousCert', after: OLD, isKept: true })
  const named = foundChanges(CONNECTED, aFound({ previousCert: 'OTHER' }), LIVE).at(-1)
  expect(named).toMatchObject({ place: 'saml.previousCert', after: 'OTHER', isKept: false })
})

test('found changes drop every certificate that was only typed when no sign-in accepts it', () => {
  const typed = { ...CONNECTED, 'saml.cert': 'FOREIGN', 'saml.previousCert': 'TYPED' }
  const isOff = { ...LIVE, 'saml.enabled': false }
  for (const live of [LIVE, isOff]) {
    const previous = foundChanges(typed, aFound(), live).at(-1)
    expect(previous).toMatchObject({ place: 'saml.previousCert', after: '', isKept: false })
  }
  expect(foundChanges(CONNECTED, aFound(), isOff).map(({ place }) => place)).not.toContain(
    'saml.previousCert',
  )
  const rotating = { ...typed, 'saml.previousCert': OLD }
  expect(changed(rotating, aFound())).not.toContain('saml.previousCert')
})

test('found changes keep nothing and leave the chosen provider when the connection is new and the provider unknown', () => {
  expect(changed(NEW_CONNECTION_VALUES, aFound({ provider: null }))).toEqual([
    'saml.entityId',
    'saml.entryPoint',
    'saml.cert',
  ])
})

test('the address of the metadata is kept when it was read there, and none when it was given as text', () => {
  const metadataUrl = 'https://idp.example/metadata'
  expect(changed(CONNECTED, aFound({ metadataUrl }))).toContain('saml.metadataUrl')
  const known = { ...CONNECTED, 'saml.metadataUrl': metadataUrl }
  expect(foundChanges(known, aFound(), LIVE).map(({ place }) => place)).not.toContain(
    'saml.metadataUrl',
  )
})

test('the logout address and its binding are kept when the metadata has them', () => {
  const logoutUrl = 'https://idp.example/slo'
  expect(changed(CONNECTED, aFound())).not.toContain('saml.logoutUrl')
  expect(changed(CONNECTED, aFound({ logoutUrl }))).toContain('saml.logoutUrl')
  expect(changed(CONNECTED, aFound({ logoutUrl }))).not.toContain('saml.logoutByPost')
  expect(changed(CONNECTED, aFound({ logoutUrl, logoutByPost: true }))).toContain(
    'saml.logoutByPost',
  )
})
