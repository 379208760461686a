import { gzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { aChain } from '#test/a-chain.ts'
import { certificatesOf } from '#shared/connections/fields.ts'
import { makeSigningKey } from '#test/saml-responses.ts'
import { attacker, idp } from '#test/saml-setup.ts'
import { readMetadata } from './read-metadata.ts'

const NOW = new Date()
const DAY_MS = 24 * 3_600_000
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'
const NAMESPACES =
  'xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"'

function read(text: string | Uint8Array, entityId: string | null = null) {
  return readMetadata(text, {
    entityId,
    own: 'https://portal.example/saml/metadata/',
    isLoopback: false,
    now: NOW,
  })
}

const bare = (pem: string) => pem.replaceAll(/-----[A-Z ]+-----|\s+/g, '')

function aKey(pem: string, use = ' use="signing"'): string {
  return `<md:KeyDescriptor${use}><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${pem}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`
}

type Entity = {
  id?: string
  keys?: string
  location?: string
  binding?: string
  attributes?: string
  extra?: string
}

function anEntity({
  id = 'https://idp.example/metadata',
  keys = aKey(bare(idp.certPem)),
  location = 'https://idp.example/sso',
  binding = REDIRECT,
  attributes = '',
  extra = '',
}: Entity = {}): string {
  return `<md:EntityDescriptor ${NAMESPACES} entityID="${id}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"${attributes}>${extra}${keys}<md:SingleSignOnService Binding="${POST}" Location="https://idp.example/post"/><md:SingleSignOnService Binding="${binding}" Location="${location}"/></md:IDPSSODescriptor></md:EntityDescriptor>`
}

const AN_APPLICATION = `<md:EntityDescriptor ${NAMESPACES} entityID="https://portal.example/saml/metadata/1"><md:SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"/></md:EntityDescriptor>`

function found(text: string, entityId: string | null = null) {
  const answer = read(text, entityId)
  if (!('found' in answer)) throw new Error(JSON.stringify(answer))
  return answer.found
}

test('readMetadata finds the entity ID, the entry point by redirect and the certificate', () => {
  expect(found(anEntity())).toEqual({
    entityId: 'https://idp.example/metadata',
    name: null,
    provider: null,
    entryPoint: 'https://idp.example/sso',
    requestsByPost: false,
    cert: expect.stringMatching(/^-----BEGIN CERTIFICATE-----\n/),
    previousCert: null,
    moreCerts: [],
    certs: [expect.stringMatching(/^-----BEGIN CERTIFICATE-----\n/)],
    logoutUrl: null,
    logoutByPost: false,
    metadataUrl: null,
    notes: [],
  })
})

test('a provider is asked by POST when it takes requests by POST alone', () => {
  expect(found(anEntity({ binding: 'urn:soap' }))).toMatchObject({
    entryPoint: 'https://idp.example/post',
    requestsByPost: true,
  })
})

const aLogout = (binding: string, location: string) =>
  `<md:SingleLogoutService Binding="${binding}" Location="${location}"/>`

test.each([
  [
    [aLogout(POST, 'https://idp.example/p'), aLogout(REDIRECT, 'https://idp.example/r')],
    'https://idp.example/r',
    false,
  ],
  [[aLogout(POST, 'https://idp.example/p')], 'https://idp.example/p', true],
  [
    [aLogout(REDIRECT, 'http://idp.example/r'), aLogout('urn:soap', 'https://idp.example/s')],
    null,
    false,
  ],
])('%s signs out at %s, by POST alone: %s', (services, logoutUrl, logoutByPost) => {
  const extra = services.join('')
  expect(found(anEntity({ extra }))).toMatchObject({ logoutUrl, logoutByPost })
})

test('readMetadata ignores a declaration, CRLF, comments and line breaks in certificates', () => {
  const lines = bare(idp.certPem).replaceAll(/.{64}/g, '$&\r\n        ')
  const text = `<?xml version="1.0" encoding="utf-8"?>\r\n<!-- made by hand -->\r\n${anEntity({ keys: aKey(`\r\n        ${lines}`) })}\r\n`
  expect(bare(found(text).cert)).toBe(bare(idp.certPem))
})

test('readMetadata prefers the English display name when there are several', () => {
  const ui =
    '<md:Extensions><mdui:UIInfo xmlns:mdui="urn:oasis:names:tc:SAML:metadata:ui"><mdui:DisplayName xml:lang="de">Nordwind</mdui:DisplayName><mdui:DisplayName xml:lang="en">Northwind</mdui:DisplayName></mdui:UIInfo></md:Extensions>'
  expect(found(anEntity({ extra: ui })).name).toBe('Northwind')
})

test.each([
  [
    'https://sts.windows.net/0b8e/',
    'https://login.microsoftonline.com/0b8e/saml2',
    'microsoft_entra',
  ],
  ['http://www.okta.com/exk1', 'https://acme.okta.com/app/x/exk1/sso/saml', 'okta'],
  [
    'https://accounts.google.com/o/saml2?idpid=C1',
    'https://accounts.google.com/o/saml2/idp?idpid=C1',
    'google_identity',
  ],
  ['urn:acme.eu.auth0.com', 'https://acme.eu.auth0.com/samlp/1', 'auth0'],
  [
    'https://app.onelogin.com/saml/metadata/1',
    'https://acme.onelogin.com/trust/saml2/http-redirect/sso/1',
    'onelogin',
  ],
  [
    'https://portal.sso.eu-central-1.amazonaws.com/saml/assertion/1',
    'https://portal.sso.eu-central-1.amazonaws.com/saml/assertion/1',
    'aws_iam',
  ],
  ['https://okta.com.attacker.example/', 'https://attacker.example/okta.com', null],
])('%s is recognized by its hosts', (id, location, provider) => {
  expect(found(anEntity({ id, location })).provider).toBe(provider)
})

test('readMetadata returns all valid certificates, the one that ends last first', async () => {
  const ends = [-1, 30, 300, 600, 900]
  const keys = await Promise.all(
    ends.map((days) =>
      makeSigningKey(`ends-${days}.example`, { endsAt: new Date(NOW.getTime() + days * DAY_MS) }),
    ),
  )
  const [ended, ...valid] = keys.map(({ certPem }) => bare(certPem))
  const keysOf = (pems: (string | undefined)[]) => pems.map((pem) => aKey(pem ?? '')).join('')
  const all = found(anEntity({ keys: keysOf([ended, ...valid, valid[0]]) }))
  const { cert, previousCert, moreCerts } = all
  expect(certificatesOf({ cert, previousCert, moreCerts: moreCerts ?? [] }).map(bare)).toEqual(
    valid.toReversed(),
  )
  expect(all.notes).toEqual([{ code: 'two_certificates', detail: null }])
  // Better than none: the form says that it has ended.
  expect(bare(found(anEntity({ keys: keysOf([ended]) })).cert)).toBe(ended)
})

test('readMetadata keeps only the leaf when a certificate comes with its chain in any order', async () => {
  const { root, middle, leaf } = await aChain()
  const dataOf = (...pems: string[]) =>
    aKey(pems.map(bare).join('</ds:X509Certificate><ds:X509Certificate>'))
  for (const keys of [dataOf(leaf, middle, root), dataOf(root, middle, leaf)]) {
    expect(found(anEntity({ keys })).certs.map(bare)).toEqual([bare(leaf)])
  }
  const own = found(anEntity({ keys: dataOf(idp.certPem, attacker.certPem) }))
  expect(own.certs).toHaveLength(2)
})

test('a key counts for signatures when its use is missing, and not when it is for encryption', () => {
  const encryption = aKey(bare(idp.certPem), ' use="encryption"')
  expect(read(anEntity({ keys: encryption }))).toEqual({ problem: 'no_certificate', detail: null })
  expect(found(anEntity({ keys: aKey(bare(idp.certPem), '') })).cert).toContain('BEGIN')
})

test('readMetadata returns remarks next to the values', () => {
  const keys = aKey(bare(idp.certPem)) + aKey('bm90IGEgY2VydGlmaWNhdGU=')
  const { notes } = found(anEntity({ keys, attributes: ' WantAuthnRequestsSigned="true"' }))
  expect(notes.map(({ code }) => code)).toEqual(['left_out_certificate', 'wants_signed_requests'])
})

test('one of several providers is chosen, also in groups, and applications do not count', () => {
  const group = `<md:EntitiesDescriptor ${NAMESPACES}>${anEntity({ id: 'https://a.example' })}<md:EntitiesDescriptor>${anEntity({ id: 'https://b.example', location: 'https://b.example/sso' })}</md:EntitiesDescriptor>${AN_APPLICATION}</md:EntitiesDescriptor>`
  expect(read(group)).toEqual({
    choices: [
      { entityId: 'https://a.example', name: null },
      { entityId: 'https://b.example', name: null },
    ],
  })
  expect(found(group, 'https://b.example').entryPoint).toBe('https://b.example/sso')
  expect(read(group, 'https://gone.example')).toEqual({ problem: 'not_listed', detail: null })
})

test.each([
  ['<!DOCTYPE html><html><body>Sign in</body></html>', 'web_page', null],
  ['<html lang="en"></html>', 'web_page', null],
  ['ERROR : "No metadata for entity"', 'plain_text', 'ERROR : "No metadata for entity"'],
  ['', 'plain_text', ''],
  ['words '.repeat(100), 'plain_text', `${'words '.repeat(20).trimEnd()}…`],
  ['<md:EntityDescriptor', 'not_xml', null],
  [`<!DOCTYPE x [<!ENTITY a "b">]>${anEntity()}`, 'not_xml', null],
  ['<rss version="2.0"/>', 'not_metadata', 'rss'],
  [AN_APPLICATION, 'own_metadata', null],
  [AN_APPLICATION.replace('portal.example', 'other.example'), 'service_provider', null],
  [anEntity({ id: '' }), 'no_entity_id', null],
  [anEntity().replaceAll(/<md:SingleSignOnService[^>]*>/g, ''), 'no_redirect', null],
  [anEntity({ location: 'http://idp.example/sso' }), 'bad_entry_point', 'http://idp.example/sso'],
  [anEntity({ keys: '' }), 'no_certificate', null],
])('%.40s is refused with its reason', (text, problem, detail) => {
  expect(read(text)).toEqual({ problem, detail })
})

test.each([
  [
    'a sentence of the browser',
    `This XML file does not appear to have any style information.\n${anEntity()}`,
  ],
  ['a byte order mark that was decoded wrongly', `ï»¿${anEntity()}`],
  ['words after it', `${anEntity()}\nEnd of file`],
])('metadata is read when it comes with %s', (_what, text) => {
  expect(found(text).entityId).toBe('https://idp.example/metadata')
})

test('metadata is read when it is compressed, and refused when that hides too much', () => {
  const compressed = read(gzipSync(anEntity()))
  expect(compressed).toMatchObject({ found: { entityId: 'https://idp.example/metadata' } })
  expect(read(gzipSync(Buffer.alloc(20_000_000)))).toEqual({ problem: 'too_large', detail: null })
})

test('metadata is read in the encoding that it declares', () => {
  const name =
    '<md:Extensions><mdui:UIInfo xmlns:mdui="urn:oasis:names:tc:SAML:metadata:ui"><mdui:DisplayName xml:lang="de">Köln</mdui:DisplayName></mdui:UIInfo></md:Extensions>'
  const text = `<?xml version="1.0" encoding="ISO-8859-1"?>${anEntity({ extra: name })}`
  expect(read(Buffer.from(text, 'latin1'))).toMatchObject({ found: { name: 'Köln' } })
})

test('metadata is refused when it has expired, alone or as a group', () => {
  const ended = new Date(NOW.getTime() - DAY_MS).toISOString()
  const later = new Date(NOW.getTime() + DAY_MS).toISOString()
  const expired = { problem: 'expired', detail: ended.slice(0, 10) }
  const until = (end: string) => anEntity().replace(' entityID', ` validUntil="${end}" entityID`)
  expect(read(until(ended))).toEqual(expired)
  expect(found(until(later)).entityId).toBe('https://idp.example/metadata')
  const group = `<md:EntitiesDescriptor ${NAMESPACES} validUntil="${ended}">${anEntity()}</md:EntitiesDescriptor>`
  expect(read(group)).toEqual(expired)
})

const GROUP = '<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">'
const SPACES = ' '.repeat(500_000)

test.each([
  ['many elements', `${GROUP}${'<a/>'.repeat(50_000)}</md:EntitiesDescriptor>`, 'too_complex'],
  [
    'deep nesting',
    `${GROUP.repeat(5_000)}${'</md:EntitiesDescriptor>'.repeat(5_000)}`,
    'too_complex',
  ],
  ['many comments', `${GROUP}${'<!---->'.repeat(50_000)}</md:EntitiesDescriptor>`, 'too_complex'],
  [
    'many names',
    `${GROUP}${Array.from({ length: 5_000 }, (_, index) => `<a${index}/>`).join('')}</md:EntitiesDescriptor>`,
    'too_complex',
  ],
  ['an end tag with much white space', `${GROUP}</a${SPACES}x="y">`, 'not_xml'],
  ['an end tag that closes nothing', `${GROUP}</a></md:EntitiesDescriptor>`, 'not_xml'],
  ['comments that never end', `${GROUP}${'<!--'.repeat(100_000)}`, 'not_xml'],
])('metadata is refused before it is parsed when it has %s', (_what, text, problem) => {
  expect(read(text)).toEqual({ problem, detail: null })
})

test('a certificate is refused with its problem when it is unusable', () => {
  const answer = read(anEntity({ keys: aKey('bm90IGEgY2VydGlmaWNhdGU=') }))
  expect(answer).toEqual({
    problem: 'bad_certificate',
    detail: 'not_x509',
  })
})
