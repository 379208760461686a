import { expect, test } from 'vitest'

import {
  ASSERTION_ID,
  ENVELOPED,
  EXCLUSIVE_C14N,
  minutesAfter,
  NO_PASSIVE,
  REQUEST_ID,
  RESPONDER,
  RESPONSE_ID,
  type ResponseOptions,
  RSA_SHA1,
  RSA_SHA512,
  SHA1,
  signElement,
} from '#test/saml-responses.ts'
import { aConnection, aResponseTo, attacker, idp, judge, NOW, sp } from '#test/saml-setup.ts'

import { readResponse } from './read-response.ts'
import type { SamlConnection } from '#server/access/saml/service-provider.ts'

const SECOND = 1 / 60
const OTHER = 'https://other.example/acs'
const HOLDER_OF_KEY = 'urn:oasis:names:tc:SAML:2.0:cm:holder-of-key'
const INCLUSIVE_C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'

const EXCLUSIVE_WITH_COMMENTS = `${EXCLUSIVE_C14N}WithComments`

type Side = Partial<ResponseOptions> & { connection?: Partial<SamlConnection> }
type Rule = { rule: string; accepts: Side; refuses: Side; reason: string }

function replaced(from: string | RegExp, to: string) {
  return (xml: string) => xml.replace(from, to)
}

const RULES: Rule[] = [
  {
    rule: 'one of the two must be signed',
    accepts: { sign: 'response' },
    refuses: { sign: 'none' },
    reason: 'no_signature',
  },
  {
    rule: 'a signature must be of a key of this connection',
    accepts: { connection: { certs: [attacker.certPem, idp.certPem] } },
    refuses: { connection: { certs: [attacker.certPem] } },
    reason: 'bad_signature',
  },
  {
    rule: 'a connection needs a certificate',
    accepts: { connection: { certs: ['broken', idp.certPem] } },
    refuses: { connection: { certs: ['broken'] } },
    reason: 'bad_certificate',
  },
  {
    rule: 'a signature on the response must hold',
    accepts: { sign: 'both' },
    refuses: {
      sign: 'both',
      tamper: replaced(
        'IssueInstant="2026-03-02T10:00:00.000Z" Destination',
        'IssueInstant="2026-03-02T10:00:01.000Z" Destination',
      ),
    },
    reason: 'bad_signature',
  },
  {
    rule: 'with validateSignature off the assertion must be signed',
    accepts: { sign: 'both', connection: { validateSignature: false } },
    refuses: { sign: 'response', connection: { validateSignature: false } },
    reason: 'no_signature',
  },
  {
    rule: 'with validateSignature off the signature of the assertion must hold',
    accepts: { sign: 'assertion', connection: { validateSignature: false } },
    refuses: {
      sign: 'assertion',
      tamper: replaced('>ada@', '>eve@'),
      connection: { validateSignature: false },
    },
    reason: 'bad_signature',
  },
  {
    rule: 'with validateSignature off no signature around the assertion makes up for its own',
    accepts: { sign: 'both', connection: { validateSignature: false } },
    refuses: {
      tamper: (xml) => signElement(xml.replace('>ada@', '>eve@'), RESPONSE_ID, { key: idp }),
      connection: { validateSignature: false },
    },
    reason: 'bad_signature',
  },
  {
    rule: 'the signature algorithm is not SHA-1',
    accepts: { signatureAlgorithm: RSA_SHA512 },
    refuses: { signatureAlgorithm: RSA_SHA1 },
    reason: 'weak_algorithm',
  },
  {
    rule: 'the digest algorithm is not SHA-1',
    accepts: { digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha512' },
    refuses: { digestAlgorithm: SHA1 },
    reason: 'weak_algorithm',
  },
  {
    rule: 'the signature algorithm of 384 bits is one of SHA-2',
    accepts: { signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384' },
    refuses: { signatureAlgorithm: RSA_SHA1 },
    reason: 'weak_algorithm',
  },
  {
    rule: 'the digest algorithm of 384 bits is one of SHA-2',
    accepts: { digestAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#sha384' },
    refuses: { digestAlgorithm: SHA1 },
    reason: 'weak_algorithm',
  },
  {
    rule: 'the canonicalisation is known',
    accepts: { canonicalization: INCLUSIVE_C14N },
    refuses: { canonicalization: `${INCLUSIVE_C14N}#WithComments` },
    reason: 'weak_algorithm',
  },
  {
    rule: 'the exclusive canonicalization may keep comments, of which there are none',
    accepts: {
      canonicalization: EXCLUSIVE_WITH_COMMENTS,
      transforms: [ENVELOPED, EXCLUSIVE_WITH_COMMENTS],
    },
    refuses: {
      transforms: [ENVELOPED, EXCLUSIVE_WITH_COMMENTS, EXCLUSIVE_WITH_COMMENTS],
    },
    reason: 'bad_signature',
  },
  {
    rule: 'the transforms are the two usual ones',
    accepts: { inclusiveNamespaces: ['xs'] },
    refuses: {
      transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', INCLUSIVE_C14N],
    },
    reason: 'weak_algorithm',
  },
  {
    rule: 'the transforms come in their order',
    accepts: { transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature'] },
    refuses: { transforms: ['http://www.w3.org/2001/10/xml-exc-c14n#'] },
    reason: 'bad_signature',
  },
  {
    rule: 'the response is of version 2.0',
    accepts: { version: '2.0' },
    refuses: { version: '1.1' },
    reason: 'wrong_version',
  },
  {
    rule: 'the assertion is of version 2.0',
    accepts: { assertionVersion: '2.0' },
    refuses: { assertionVersion: '1.1' },
    reason: 'wrong_version',
  },
  {
    rule: 'the status is Success',
    accepts: {},
    refuses: { edit: replaced('status:Success', 'status:Responder') },
    reason: 'status',
  },
  {
    rule: 'the message is a Response',
    accepts: {},
    refuses: {
      sign: 'none',
      edit: (xml) => xml.replaceAll('samlp:Response', 'samlp:LogoutResponse'),
    },
    reason: 'unexpected_message',
  },
  {
    rule: 'the response is in the namespace of the protocol',
    accepts: {},
    refuses: {
      edit: replaced(
        'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"',
        'xmlns:samlp="urn:not-saml"',
      ),
    },
    reason: 'wrong_namespace',
  },
  {
    rule: 'the assertion is in the namespace of assertions',
    accepts: {},
    refuses: {
      edit: replaced(
        'Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"',
        'Assertion xmlns:saml="urn:not-saml"',
      ),
    },
    reason: 'wrong_namespace',
  },
  {
    rule: 'there is an assertion',
    accepts: {},
    refuses: { sign: 'response', edit: replaced(/<saml:Assertion.*<\/saml:Assertion>/, '') },
    reason: 'no_assertion',
  },
  {
    rule: 'there is one assertion, even when all are signed together',
    accepts: { sign: 'response' },
    refuses: {
      sign: 'response',
      edit: (xml) =>
        xml.replace(
          /(<saml:Assertion.*<\/saml:Assertion>)/,
          (one) => one + one.replace(ASSERTION_ID, '_assertion2'),
        ),
    },
    reason: 'several_assertions',
  },
  {
    rule: 'the assertion is not encrypted',
    accepts: {},
    refuses: {
      sign: 'response',
      edit: replaced(
        /<saml:Assertion.*<\/saml:Assertion>/,
        '<saml:EncryptedAssertion><x/></saml:EncryptedAssertion>',
      ),
    },
    reason: 'encrypted_assertion',
  },
  {
    rule: 'the response comes from the issuer of the connection',
    accepts: { responseIssuer: null },
    refuses: { responseIssuer: 'https://idp.fabrikam.example/metadata' },
    reason: 'wrong_issuer',
  },
  {
    rule: 'the assertion comes from the issuer of the connection',
    accepts: {},
    refuses: { assertionIssuer: 'https://idp.northwind.example/metadata/' },
    reason: 'wrong_issuer',
  },
  {
    rule: 'the assertion names its issuer',
    accepts: {},
    refuses: { assertionIssuer: null },
    reason: 'wrong_issuer',
  },
  {
    rule: 'the destination is our ACS',
    accepts: { destination: null },
    refuses: { destination: OTHER },
    reason: 'wrong_destination',
  },
  {
    rule: 'a signed response names its destination',
    accepts: { sign: 'response' },
    refuses: { sign: 'response', destination: null },
    reason: 'wrong_destination',
  },
  {
    rule: 'the recipient is our ACS',
    accepts: {},
    refuses: { recipient: OTHER },
    reason: 'wrong_recipient',
  },
  {
    rule: 'the confirmation names its recipient',
    accepts: {},
    refuses: { recipient: null },
    reason: 'wrong_recipient',
  },
  {
    rule: 'the audience is our entity id',
    accepts: { audience: ['https://else.example', sp.entityId] },
    refuses: { audience: `${sp.entityId}/` },
    reason: 'wrong_audience',
  },
  {
    rule: 'there is an audience',
    accepts: {},
    refuses: { audience: null },
    reason: 'wrong_audience',
  },
  {
    rule: 'every audience restriction must hold',
    accepts: {},
    refuses: {
      edit: replaced(
        '</saml:Conditions>',
        '<saml:AudienceRestriction><saml:Audience>x</saml:Audience></saml:AudienceRestriction></saml:Conditions>',
      ),
    },
    reason: 'wrong_audience',
  },
  {
    rule: 'an audience restriction of the connection replaces our entity id',
    accepts: { audience: 'urn:portal', connection: { audienceRestriction: 'urn:portal' } },
    refuses: { connection: { audienceRestriction: 'urn:portal' } },
    reason: 'wrong_audience',
  },
  {
    rule: 'every condition is known',
    accepts: { edit: replaced('</saml:Conditions>', '<saml:OneTimeUse/></saml:Conditions>') },
    refuses: { edit: replaced('</saml:Conditions>', '<saml:Condition/></saml:Conditions>') },
    reason: 'unsupported_condition',
  },
  {
    rule: 'there is one set of conditions',
    accepts: {},
    refuses: { edit: replaced(/(<saml:Conditions.*<\/saml:Conditions>)/, '$1$1') },
    reason: 'malformed',
  },
  {
    rule: 'the confirmation is of a bearer',
    accepts: {
      edit: replaced(
        '<saml:SubjectConfirmation ',
        `<saml:SubjectConfirmation Method="${HOLDER_OF_KEY}"/><saml:SubjectConfirmation `,
      ),
    },
    refuses: { confirmationMethod: HOLDER_OF_KEY },
    reason: 'no_bearer_confirmation',
  },
  {
    rule: 'there is a confirmation',
    accepts: {},
    refuses: { edit: replaced(/<saml:SubjectConfirmation.*<\/saml:SubjectConfirmation>/, '') },
    reason: 'no_bearer_confirmation',
  },
  {
    rule: 'the confirmation ends some time',
    accepts: {},
    refuses: { confirmationNotOnOrAfter: null },
    reason: 'no_bearer_confirmation',
  },
  {
    rule: 'the confirmation says which request it answers',
    accepts: { inResponseTo: null, confirmationInResponseTo: REQUEST_ID },
    refuses: { inResponseTo: REQUEST_ID, confirmationInResponseTo: null },
    reason: 'missing_in_response_to',
  },
  {
    rule: 'nobody is signed in without having asked',
    accepts: { inResponseTo: null, connection: { validateInResponseTo: false } },
    refuses: { inResponseTo: null },
    reason: 'missing_in_response_to',
  },
  {
    rule: 'response and confirmation answer the same request',
    accepts: {},
    refuses: { confirmationInResponseTo: '_request2' },
    reason: 'in_response_to_mismatch',
  },
  {
    rule: 'the confirmation has not ended, give or take 60 seconds',
    accepts: { confirmationNotOnOrAfter: minutesAfter(NOW, -59 * SECOND) },
    refuses: { confirmationNotOnOrAfter: minutesAfter(NOW, -60 * SECOND) },
    reason: 'expired',
  },
  {
    rule: 'the confirmation has begun, give or take 60 seconds',
    accepts: { confirmationNotBefore: minutesAfter(NOW, 60 * SECOND) },
    refuses: { confirmationNotBefore: minutesAfter(NOW, 61 * SECOND) },
    reason: 'not_yet_valid',
  },
  {
    rule: 'the conditions have not ended, give or take 60 seconds',
    accepts: { notOnOrAfter: minutesAfter(NOW, -59 * SECOND) },
    refuses: { notOnOrAfter: minutesAfter(NOW, -60 * SECOND) },
    reason: 'expired',
  },
  {
    rule: 'the conditions have begun, give or take 60 seconds',
    accepts: { notBefore: minutesAfter(NOW, 60 * SECOND) },
    refuses: { notBefore: minutesAfter(NOW, 61 * SECOND) },
    reason: 'not_yet_valid',
  },
  {
    rule: 'the assertion is not from the future',
    accepts: { issuedAt: minutesAfter(NOW, 60 * SECOND) },
    refuses: { issuedAt: minutesAfter(NOW, 61 * SECOND) },
    reason: 'not_yet_valid',
  },
  {
    rule: 'the assertion is at most 15 minutes old',
    accepts: { issuedAt: minutesAfter(NOW, -15) },
    refuses: { issuedAt: minutesAfter(NOW, -16) },
    reason: 'too_old',
  },
  {
    rule: 'the session at the provider has not ended',
    accepts: { sessionNotOnOrAfter: minutesAfter(NOW, -59 * SECOND) },
    refuses: { sessionNotOnOrAfter: minutesAfter(NOW, -60 * SECOND) },
    reason: 'session_expired',
  },
  {
    rule: 'times are instants',
    accepts: { edit: replaced(/NotOnOrAfter="([^"]*)Z"/, 'NotOnOrAfter="$1+00:00"') },
    refuses: { edit: replaced(/NotOnOrAfter="[^"]*"/, 'NotOnOrAfter="tomorrow"') },
    reason: 'malformed',
  },
  {
    rule: 'there is one subject',
    accepts: {},
    refuses: { edit: replaced(/(<saml:Subject>.*<\/saml:Subject>)/, '$1$1') },
    reason: 'malformed',
  },
  {
    rule: 'there is one name id',
    accepts: { nameId: null },
    refuses: { edit: replaced(/(<saml:NameID.*<\/saml:NameID>)/, '$1$1') },
    reason: 'malformed',
  },
]

for (const { rule, accepts, refuses, reason } of RULES) {
  test(`${rule}: a response is accepted when it complies`, async () => {
    expect(await judge(accepts, accepts.connection)).toBe('accepted')
  })

  test(`${rule}: a response is refused as ${reason} when it does not comply`, async () => {
    expect(await judge(refuses, refuses.connection)).toBe(reason)
  })
}

test('a passive question is recognized, with its request, when the provider cannot answer it', async () => {
  const samlResponse = aResponseTo({ sign: 'none', status: RESPONDER, nestedStatus: NO_PASSIVE })
  const result = await readResponse(aConnection(), sp, { samlResponse, now: NOW })
  expect(result).toMatchObject({ ok: false, reason: 'no_passive', inResponseTo: REQUEST_ID })
})

test('a failure is shown with its codes and message when the provider reports another one', async () => {
  const samlResponse = aResponseTo({
    sign: 'none',
    status: RESPONDER,
    nestedStatus: 'urn:oasis:names:tc:SAML:2.0:status:AuthnFailed',
    statusMessage: 'Account locked',
  })
  const result = await readResponse(aConnection(), sp, { samlResponse, now: NOW })
  expect(result).toMatchObject({
    reason: 'status',
    detail: { received: 'Responder, AuthnFailed', hint: 'Account locked' },
  })
})

test('a refusal shows the expected and the received value', async () => {
  const samlResponse = aResponseTo({ audience: 'https://portal.example/other' })
  const result = await readResponse(aConnection(), sp, { samlResponse, now: NOW })
  expect(result).toMatchObject({
    detail: { expected: sp.entityId, received: 'https://portal.example/other' },
    inResponseTo: REQUEST_ID,
  })
})

test('a key is shown by the fingerprints of both certificates when it is wrong', async () => {
  const samlResponse = aResponseTo({ key: attacker })
  const result = await readResponse(aConnection(), sp, { samlResponse, now: NOW })
  expect(result).toMatchObject({
    reason: 'bad_signature',
    detail: {
      expected: expect.stringMatching(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/),
      received: expect.stringMatching(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/),
    },
  })
})
