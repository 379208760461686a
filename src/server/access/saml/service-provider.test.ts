import { X509Certificate } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'

import { expect, test } from 'vitest'

import {
  ASSERTION_ID,
  EMAIL_FORMAT,
  ISSUER,
  minutesAfter,
  REQUEST_ID,
} from '#test/saml-responses.ts'
import {
  aConnection,
  aResponseTo,
  attacker,
  CUSTOMER_ID,
  idp,
  judge,
  NOW,
  sp,
} from '#test/saml-setup.ts'

import { createLoginUrl, newRequestId } from '#server/access/saml/library/login-url.ts'
import { createMetadata } from '#server/access/saml/login/own-metadata.ts'
import { readResponse } from '#server/access/saml/response/read-response.ts'
import { serviceProviderFor } from './service-provider.ts'

const REQUEST = { requestId: '_abc', relayState: '', passive: false }

async function readRequest(url: string) {
  const request = new URL(url).searchParams.get('SAMLRequest') ?? ''
  return inflateRawSync(Buffer.from(request, 'base64')).toString()
}

test('an identity carries the values that the sign-in needs and nothing else', async () => {
  const samlResponse = aResponseTo({ sessionNotOnOrAfter: minutesAfter(NOW, 480) })
  const result = await readResponse(aConnection(), sp, { samlResponse, now: NOW })
  expect(result).toEqual({
    ok: true,
    identity: {
      issuer: ISSUER,
      assertionId: ASSERTION_ID,
      // The confirmation ends after 5 minutes; the skew of 60 seconds comes on top.
      assertionExpiresAt: minutesAfter(NOW, 6),
      inResponseTo: REQUEST_ID,
      nameId: 'ada@northwind.example',
      name: {
        value: 'ada@northwind.example',
        format: EMAIL_FORMAT,
        nameQualifier: null,
        spNameQualifier: null,
      },
      email: 'ada@northwind.example',
      firstName: null,
      lastName: null,
      signedBy: new X509Certificate(idp.certPem).fingerprint256,
      sessionIndex: '_session1',
      sessionNotOnOrAfter: minutesAfter(NOW, 480),
      authnInstant: NOW,
    },
  })
})

test('an assertion is refused as too old when it is no longer remembered', async () => {
  const samlResponse = aResponseTo({ confirmationNotOnOrAfter: minutesAfter(NOW, 3000) })
  const first = await readResponse(aConnection(), sp, { samlResponse, now: NOW })
  const expiresAt = first.ok ? first.identity.assertionExpiresAt : NOW
  const again = await readResponse(aConnection(), sp, { samlResponse, now: expiresAt })
  expect(again).toMatchObject({ ok: false, reason: 'too_old' })
})

test('a response reads the same when it is read again, so no state is kept', async () => {
  const samlResponse = aResponseTo()
  const first = await readResponse(aConnection(), sp, { samlResponse, now: NOW })
  expect(await readResponse(aConnection(), sp, { samlResponse, now: NOW })).toEqual(first)
})

test('the previous certificate signs people in when there is a newer one', async () => {
  expect(await judge({}, { certs: [attacker.certPem, idp.certPem] })).toBe('accepted')
})

test('a certificate is read when it comes with or without its lines, and with CRLF', async () => {
  const bare = idp.certPem.replaceAll(/-----[^-]+-----|\s/g, '')
  for (const cert of [
    bare,
    idp.certPem.replaceAll('\n', '\r\n'),
    idp.certPem.replaceAll('\n', ' '),
  ]) {
    expect(await judge({}, { certs: [cert] })).toBe('accepted')
  }
})

test('a response is read when its base64 has lines and its text begins with a mark and a declaration', async () => {
  const lines = aResponseTo().replaceAll(/(.{76})/g, '$1\r\n')
  expect(await judge(lines)).toBe('accepted')
  const declaration = '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n'
  expect(await judge({ tamper: (xml) => `${declaration}${xml}\n` })).toBe('accepted')
})

test('a service provider is named by origin and customer', () => {
  expect(serviceProviderFor('https://portal.example/', CUSTOMER_ID)).toEqual({
    entityId: `https://portal.example/saml/metadata/${CUSTOMER_ID}`,
    acsUrl: `https://portal.example/api/auth/saml/callback/${CUSTOMER_ID}`,
    logoutUrl: `https://portal.example/api/auth/saml/logout/${CUSTOMER_ID}`,
  })
})

test('request ids are names of XML and do not repeat', () => {
  const ids = Array.from({ length: 100 }, newRequestId)
  expect(new Set(ids).size).toBe(100)
  expect(ids.every((id) => /^_[0-9a-f]{40,}$/.test(id))).toBe(true)
})

test('a login address carries the request of this service provider', async () => {
  const url = await createLoginUrl(aConnection(), sp, { ...REQUEST, relayState: 'abc' })
  const request = await readRequest(url)
  expect(url).toMatch(/^https:\/\/idp\.northwind\.example\/sso\?SAMLRequest=/)
  expect(new URL(url).searchParams.get('RelayState')).toBe('abc')
  expect(request).toContain('ID="_abc"')
  expect(request).toContain(`AssertionConsumerServiceURL="${sp.acsUrl}"`)
  expect(request).toContain(`>${sp.entityId}</saml:Issuer>`)
  expect(request).toContain('Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress"')
  expect(request).not.toContain('IsPassive')
  expect(request).not.toContain('RequestedAuthnContext')
})

test('a SAML request is passive when asked to be', async () => {
  const url = await createLoginUrl(aConnection(), sp, { ...REQUEST, passive: true })
  expect(await readRequest(url)).toContain('IsPassive="true"')
})

test('an authentication context is asked for only when the connection wants it', async () => {
  const connection = aConnection({ disableRequestedAuthnContext: false })
  expect(await readRequest(await createLoginUrl(connection, sp, REQUEST))).toContain(
    'RequestedAuthnContext',
  )
})

test('an entry point keeps its parameters when it has some', async () => {
  const connection = aConnection({
    entryPoint: 'https://accounts.google.com/o/saml2/idp?idpid=C01',
  })
  const url = new URL(await createLoginUrl(connection, sp, REQUEST))
  expect(url.searchParams.get('idpid')).toBe('C01')
  expect(url.searchParams.has('SAMLRequest')).toBe(true)
})

test('metadata configures a provider that imports it', () => {
  const settings = { signRequests: false, decryptAssertions: false }
  const metadata = createMetadata(sp, settings, [])
  expect(metadata).toContain(`entityID="${sp.entityId}"`)
  expect(metadata).toContain('AuthnRequestsSigned="false" WantAssertionsSigned="true"')
  expect(metadata).toContain(
    '<NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress<',
  )
  expect(metadata).toContain(
    `<AssertionConsumerService index="0" isDefault="true" Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${sp.acsUrl}"/>`,
  )
})
