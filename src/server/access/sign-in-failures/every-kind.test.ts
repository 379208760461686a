import { randomBytes } from 'node:crypto'

import type { Updateable } from 'kysely'
import { expect, test } from 'vitest'

import { refusals as sentences } from '#shared/words/en/sign-in.ts'
import { type SignInRefusal, signInSentence } from '#shared/access/sign-in-refusals.ts'

import type { Tables } from '#server/platform/db/tables.ts'
import { anAdministrator } from '#test/builders.ts'
import { buildTestApp, TEST_NOW } from '#test/build-test-app.ts'
import { minutesAfter, RESPONDER, type ResponseOptions, RSA_SHA1 } from '#test/saml-responses.ts'
import { attacker } from '#test/saml-setup.ts'
import {
  anAnswer,
  aSamlCustomer,
  type aSignIn,
  beginSignIn,
  postAnswer,
} from '#test/saml-sign-in.ts'
import { aVisitor, signedInAs } from '#test/test-client.ts'

type SignIn = Awaited<ReturnType<typeof aSignIn>>

/** How an identity provider, a person or an administrator brings each refusal about. */
type Way = {
  answer?: Partial<ResponseOptions>
  saml?: Updateable<Tables['connections']>
  post?: (signIn: SignIn, answer: string) => ReturnType<typeof postAnswer>
  expected?: string | RegExp
  received?: string | RegExp
}

const ASSERTION = /<saml:Assertion.*<\/saml:Assertion>/s

function replaced(from: string | RegExp, to: string) {
  return (xml: string) => xml.replace(from, to)
}

function posted(text: string): Way['post'] {
  return ({ client, customer }) => postAnswer(client, customer, text)
}

function afterChange(change: (signIn: SignIn) => Promise<unknown>): Way['post'] {
  return async (signIn, answer) => {
    await change(signIn)
    return postAnswer(signIn.client, signIn.customer, answer)
  }
}

/** Refusals of an email code, of a passkey and of OpenID Connect are brought about in tests of their own. */
const WAYS: Record<Exclude<SignInRefusal, `${'code' | 'passkey' | 'oidc'}_${string}`>, Way> = {
  malformed: { post: posted('no base64') },
  too_large: { post: posted(randomBytes(280_000).toString('base64')), expected: /262144/ },
  too_complex: {
    answer: { attributes: { email: 'a@b.example', groups: Array(1_200).fill('group') } },
    expected: /At most \d+ elements/,
  },
  doctype: { answer: { tamper: replaced(/^/, '<!DOCTYPE x>') } },
  forbidden_markup: { answer: { edit: replaced('ada@', 'ada<!--x-->@') }, received: /^<!--/ },
  unexpected_message: {
    answer: {
      sign: 'none',
      edit: (xml) => xml.replaceAll('samlp:Response', 'samlp:LogoutResponse'),
    },
    expected: 'Response',
    received: 'LogoutResponse',
  },
  wrong_namespace: {
    answer: {
      edit: replaced('xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"', 'xmlns:samlp="urn:x"'),
    },
    received: 'urn:x',
  },
  wrong_version: { answer: { version: '1.1' }, expected: '2.0', received: '1.1' },
  status: {
    answer: { status: RESPONDER, statusMessage: 'Not assigned', sign: 'none' },
    expected: 'Success',
    received: 'Responder',
  },
  no_assertion: { answer: { sign: 'none', edit: replaced(ASSERTION, '') } },
  several_assertions: { answer: { sign: 'none', edit: replaced(ASSERTION, '$&$&') } },
  encrypted_assertion: {
    answer: {
      sign: 'none',
      edit: replaced(ASSERTION, '<saml:EncryptedAssertion><x/></saml:EncryptedAssertion>'),
    },
    received: 'EncryptedAssertion',
  },
  decryption_failed: {
    saml: { decryptAssertions: true },
    answer: { encrypt: attacker },
    received: /^Encrypted for the certificate/,
  },
  weak_encryption: {
    saml: { decryptAssertions: true },
    answer: { encrypt: { ...attacker, transport: 'rsa-1_5' } },
    expected: /AES-GCM/,
    received: /rsa-1_5$/,
  },
  duplicate_id: {
    answer: {
      edit: replaced(
        '<samlp:Status>',
        '<samlp:Extensions><x ID="_1"/><x ID="_1"/></samlp:Extensions><samlp:Status>',
      ),
    },
    received: '_1',
  },
  no_signature: { answer: { sign: 'none' } },
  bad_signature: { answer: { key: attacker }, expected: /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/ },
  weak_algorithm: { answer: { signatureAlgorithm: RSA_SHA1 }, received: RSA_SHA1 },
  bad_certificate: { saml: { cert: 'broken' } },
  wrong_issuer: { answer: { issuer: 'https://other.example' }, received: 'https://other.example' },
  wrong_destination: { answer: { destination: 'https://other.example' }, expected: /callback/ },
  wrong_recipient: { answer: { recipient: 'https://other.example' }, expected: /callback/ },
  wrong_audience: { answer: { audience: 'urn:other' }, received: 'urn:other' },
  no_bearer_confirmation: { answer: { confirmationMethod: 'urn:other' } },
  missing_in_response_to: { answer: { inResponseTo: null } },
  in_response_to_mismatch: { answer: { confirmationInResponseTo: '_other' }, received: '_other' },
  not_yet_valid: {
    answer: { issuedAt: minutesAfter(TEST_NOW, 5) },
    expected: /This server’s clock shows/,
  },
  expired: { answer: { notOnOrAfter: minutesAfter(TEST_NOW, -5) }, received: /NotOnOrAfter/ },
  too_old: { answer: { issuedAt: minutesAfter(TEST_NOW, -20) } },
  session_expired: { answer: { sessionNotOnOrAfter: minutesAfter(TEST_NOW, -5) } },
  unsupported_condition: {
    answer: { edit: replaced('</saml:Conditions>', '<saml:Condition/></saml:Conditions>') },
    received: 'Condition',
  },
  sign_out_refused: {
    post: ({ client, customer }) =>
      client.get(`/api/auth/saml/logout/${customer.id}?SAMLRequest=x`),
  },
  no_email: { answer: { nameId: null, attributes: { phone: '1' } }, received: 'Attributes: phone' },
  several_emails: { answer: { attributes: { email: ['a@a.example', 'b@a.example'] } } },
  invalid_email: { answer: { attributes: { email: 'ada' }, nameId: 'pers-1' }, received: 'ada' },
  customer_unavailable: {
    post: afterChange(({ deps, customer }) =>
      deps.db
        .updateTable('connections')
        .set({ enabled: false })
        .where('customerId', '=', customer.id)
        .execute(),
    ),
    received: 'Single sign-on is turned off',
  },
  address_not_allowed: {
    saml: { ipRestrictions: ['192.0.2.1'] },
    expected: '192.0.2.1',
    received: '127.0.0.1',
  },
  foreign_domain: { answer: { attributes: { email: 'a@b.example' } }, received: 'b.example' },
  domain_not_proven: {
    post: async (signIn, answer) => {
      const setRule = (domainProofFrom: string | null) =>
        signIn.deps.db.updateTable('installation').set({ domainProofFrom }).execute()
      await setRule('2026-01-01')
      const res = await postAnswer(signIn.client, signIn.customer, answer)
      await setRule(null)
      return res
    },
  },
  unknown_request: { answer: { inResponseTo: '_other' }, received: '_other' },
  other_browser: {
    post: (signIn, answer) => postAnswer(aVisitor(signIn), signIn.customer, answer),
  },
  replayed: {
    saml: { validateInResponseTo: false },
    answer: { inResponseTo: null, assertionId: '_twice' },
    post: async ({ client, customer }, answer) => {
      await postAnswer(client, customer, answer)
      return postAnswer(client, customer, answer)
    },
    received: '_twice',
  },
  person_deactivated: {
    post: async (signIn, answer) => {
      const { client, customer, deps } = signIn
      const first = await beginSignIn(client, customer)
      await postAnswer(
        client,
        customer,
        anAnswer(deps, customer, { inResponseTo: first.requestId }),
      )
      await deps.db
        .updateTable('users')
        .set({ active: false })
        .where('customerId', '=', customer.id)
        .execute()
      return postAnswer(client, customer, answer)
    },
    received: /^ada@/,
  },
}

/** Exactly this text, one like it, or any. */
function like(text: string | RegExp = /./) {
  const exactly = (plain: string) => new RegExp(`^${plain.replaceAll(/[^\w ]/g, String.raw`\$&`)}$`)
  return expect.stringMatching(typeof text === 'string' ? exactly(text) : text)
}

test('admin sign-in failures finds every kind of refusal by its code, with the setting to change', async () => {
  const portal = await buildTestApp()
  const admin = await signedInAs(portal, await anAdministrator(portal.deps))

  for (const [reason, way] of Object.entries(WAYS)) {
    const { answer = {}, saml, post, expected, received } = way
    const customer = await aSamlCustomer(portal.deps, saml)
    const client = aVisitor(portal)
    const { requestId } = await beginSignIn(client, customer)
    const text = anAnswer(portal.deps, customer, { inResponseTo: requestId, ...answer })
    const signIn = { ...portal, client, customer }
    const res = await (post ? post(signIn, text) : postAnswer(client, customer, text))
    const query = new URL(String(res.headers.location), 'http://here').searchParams
    expect(query.get('error')).toBe(reason)

    const code = query.get('ref') ?? ''
    const asPassedOn = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`
    const found = await admin.get(`/api/admin/sign-in-failures/${encodeURIComponent(asPassedOn)}`)
    expect(found.json(), reason).toMatchObject({
      code,
      reason,
      at: TEST_NOW.toISOString(),
      customer: { id: customer.id, name: customer.name },
      sentence: signInSentence(sentences, reason, { hasCode: true }),
      explanation: like(/\.$/),
      expected: like(expected),
      received: like(received),
    })
    const kinds = (await admin.get(`/api/admin/sign-in-failures?q=${code}`)).json()
    expect(kinds, reason).toMatchObject([{ reason, count: 1, failures: [{ code }] }])
  }
})
