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

const changed = (values: typeof NEW_CONNECTION_VALUES, found: FoundConnection) =>
  foundChanges(values, found).flatMap(({ place, isChanged }) => (isChanged ? [place] : []))

test('only what differs is a change, however a certificate is written', () => {
  expect(changed({ ...CONNECTED, 'saml.cert': 'NEW' }, aFound())).toEqual(['saml.entryPoint'])
})

test('the certificate of now is kept beside a new one, unless the provider names another', () => {
  const kept = foundChanges(CONNECTED, aFound()).at(-1)
  expect(kept).toMatchObject({ place: 'saml.previousCert', after: OLD, isKept: true })
  const named = foundChanges(CONNECTED, aFound({ previousCert: 'OTHER' })).at(-1)
  expect(named).toMatchObject({ place: 'saml.previousCert', after: 'OTHER', isKept: false })
})

test('a first connection has nothing to keep, and a provider that is not known stays as it was chosen', () => {
  expect(changed(NEW_CONNECTION_VALUES, aFound({ provider: null }))).toEqual([
    'saml.entityId',
    'saml.entryPoint',
    'saml.cert',
  ])
})

test('the address that the metadata was read at is kept, and what was given as text has none', () => {
  const metadataUrl = 'https://idp.example/metadata'
  expect(changed(CONNECTED, aFound({ metadataUrl }))).toContain('saml.metadataUrl')
  const known = { ...CONNECTED, 'saml.metadataUrl': metadataUrl }
  expect(foundChanges(known, aFound()).map(({ place }) => place)).not.toContain('saml.metadataUrl')
})

test('where the provider signs people out is kept where it says so, and by which way', () => {
  const logoutUrl = 'https://idp.example/slo'
  expect(changed(CONNECTED, aFound())).not.toContain('saml.logoutUrl')
  expect(changed(CONNECTED, aFound({ logoutUrl }))).toContain('saml.logoutUrl')
  expect(changed(CONNECTED, aFound({ logoutUrl }))).not.toContain('saml.logoutByPost')
  expect(changed(CONNECTED, aFound({ logoutUrl, logoutByPost: true }))).toContain(
    'saml.logoutByPost',
  )
})
