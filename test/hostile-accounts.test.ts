import { createHmac, generateKeyPairSync, sign } from 'node:crypto'

import { expect, test } from 'vitest'

import {
  CONSUMER_TENANT,
  type Deviations,
  type Json,
  jwkOf,
  KEY_ID,
  SIGNING_KEY,
} from '#demo/work-accounts/emulator.ts'
import type { SignInRefusal } from '#shared/access/sign-in-refusals.ts'
import type { ApplicationKind } from '#shared/connections/fields.ts'

import { TEST_NOW } from './build-test-app.ts'
import { beginOidc, bringBack, expectRefused } from './oidc-sign-in.ts'
import { aVisitor } from './test-client.ts'
import {
  aWorkCustomer,
  aWorkSignIn,
  bringBackTo,
  OTHER_TENANT,
  startWorkAccounts,
  TENANT,
} from './work-account-sign-in.ts'

type SignIn = Awaited<ReturnType<typeof aWorkSignIn>>
type Back = ReturnType<typeof bringBackTo>
type Flow = [
  name: string,
  reason: SignInRefusal,
  /** Changes of the claims, or more that is wrong. */
  wrong: Json | ((claims: Json) => Json) | Deviations,
  /** Brings the answer back another way. */
  bring?: (signIn: SignIn, query: URLSearchParams, url: string) => Back,
]

const OTHER_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 })

const domainOf = ({ preferred_username, email }: Json) =>
  String(preferred_username ?? email).split('@')[1]
const issuerOf = (claims: Json, tenant: string) => String(claims.iss).replace(TENANT, tenant)

const MICROSOFT: Flow[] = [
  // Tenants.
  [
    'a token of another tenant',
    'oidc_wrong_issuer',
    (c) => ({ ...c, tid: OTHER_TENANT, iss: issuerOf(c, OTHER_TENANT) }),
  ],
  [
    'the issuer of another tenant',
    'oidc_wrong_issuer',
    (c) => ({ ...c, iss: issuerOf(c, OTHER_TENANT) }),
  ],
  ['another tenant under our issuer', 'oidc_other_organization', { tid: OTHER_TENANT }],
  [
    'a personal account',
    'oidc_wrong_issuer',
    (c) => ({ ...c, tid: CONSUMER_TENANT, iss: issuerOf(c, CONSUMER_TENANT) }),
  ],
  ['a personal account under our issuer', 'oidc_personal_account', { tid: CONSUMER_TENANT }],
  [
    'the template as the issuer',
    'oidc_wrong_issuer',
    (c) => ({ ...c, iss: issuerOf(c, '{tenantid}') }),
  ],
  [
    'the endpoint for all as the issuer',
    'oidc_wrong_issuer',
    (c) => ({ ...c, iss: issuerOf(c, 'common') }),
  ],
  [
    'organizations as the issuer',
    'oidc_wrong_issuer',
    (c) => ({ ...c, iss: issuerOf(c, 'organizations') }),
  ],
  [
    'the issuer of the first version',
    'oidc_wrong_issuer',
    { iss: `https://sts.windows.net/${TENANT}/` },
  ],
  [
    'the issuer of another authority',
    'oidc_wrong_issuer',
    { iss: `https://evil.example/${TENANT}/v2.0` },
  ],
  ['no tenant', 'oidc_no_tenant', { tid: undefined }],
  ['an empty tenant', 'oidc_no_tenant', { tid: '' }],
  ['a list of tenants', 'oidc_no_tenant', { tid: [TENANT] }],
  ['a number as the tenant', 'oidc_no_tenant', { tid: 1 }],
  ['a tenant in capitals', 'oidc_no_tenant', { tid: TENANT.toUpperCase() }],
  ['a tenant with a path', 'oidc_no_tenant', { tid: `${TENANT}/../${OTHER_TENANT}` }],
  ['a domain as the tenant', 'oidc_no_tenant', { tid: 'northwind.onmicrosoft.com' }],

  // Object ids.
  ['no object id', 'oidc_no_person_id', { oid: undefined }],
  ['an empty object id', 'oidc_no_person_id', { oid: '' }],
  ['an object id that is null', 'oidc_no_person_id', { oid: null }],
  ['an address as the object id', 'oidc_no_person_id', { oid: 'ada@northwind.example' }],
  ['a list of object ids', 'oidc_no_person_id', { oid: [TENANT] }],
  ['an object id with a blank', 'oidc_no_person_id', { oid: ` ${TENANT}` }],
  ['an object id and no subject', 'oidc_no_subject', { sub: undefined }],

  // The address, which makes no one known and is the customer's or none.
  [
    'the address of a person in the email claim alone',
    'oidc_other_person',
    (c) => ({
      ...c,
      oid: OTHER_TENANT,
      email: `ada@${domainOf(c)}`,
      preferred_username: 'eve@evil.example',
    }),
    afterFirst,
  ],
  [
    'the address of a person in the user name alone',
    'oidc_other_person',
    { oid: OTHER_TENANT },
    afterFirst,
  ],
  [
    'an email claim of elsewhere and a user name of elsewhere',
    'foreign_domain',
    { email: 'ada@evil.example', preferred_username: 'ada@evil.example' },
  ],
  ['a user name of another domain', 'foreign_domain', { preferred_username: 'ada@evil.example' }],
  [
    'a user name in a domain below',
    'foreign_domain',
    (c) => ({ ...c, preferred_username: `ada@sub.${domainOf(c)}` }),
  ],
  [
    'a user name with ours before the at sign',
    'foreign_domain',
    (c) => ({ ...c, preferred_username: `ada.${domainOf(c)}@evil.example` }),
  ],
  [
    'an email claim that Microsoft has not proven',
    'foreign_domain',
    (c) => ({
      ...c,
      email: `ada@${domainOf(c)}`,
      preferred_username: 'eve@evil.example',
      xms_edov: false,
    }),
  ],
  [
    'an email claim that is said in a text to be unproven',
    'foreign_domain',
    (c) => ({
      ...c,
      email: `ada@${domainOf(c)}`,
      preferred_username: 'eve@evil.example',
      xms_edov: '0',
    }),
  ],
  ['no address', 'oidc_no_email', { preferred_username: undefined }],
  [
    'a telephone number as the user name',
    'oidc_invalid_email',
    { preferred_username: '+4930123456' },
  ],
  [
    'an address in the name alone',
    'oidc_no_email',
    (c) => ({ ...c, name: c.preferred_username, preferred_username: undefined }),
  ],
  [
    'an address in the unique name alone',
    'oidc_no_email',
    (c) => ({ ...c, unique_name: c.preferred_username, preferred_username: undefined }),
  ],
  [
    'a list of addresses',
    'oidc_no_email',
    (c) => ({ ...c, email: [c.preferred_username], preferred_username: undefined }),
  ],
  [
    'letters that look alike',
    'oidc_invalid_email',
    (c) => ({ ...c, preferred_username: `аda@${domainOf(c)}` }),
  ],

  // Guests.
  [
    'a guest by their user name',
    'oidc_guest',
    (c) => ({ ...c, preferred_username: `eve_evil.example#EXT#@${domainOf(c)}` }),
  ],
  [
    'a guest by their user name in small letters',
    'oidc_guest',
    (c) => ({ ...c, upn: `eve_evil.example#ext#@${domainOf(c)}`, email: `ada@${domainOf(c)}` }),
  ],
  ['a guest of another tenant', 'oidc_guest', { idp: `https://sts.windows.net/${OTHER_TENANT}/` }],
  ['a guest with a personal account', 'oidc_guest', { idp: 'live.com' }],
  ['a guest by email code', 'oidc_guest', { idp: 'mail' }],
  ['a guest with a Google account', 'oidc_guest', { idp: 'google.com' }],
  [
    'a guest whose provider is a list',
    'oidc_guest',
    { idp: [`https://sts.windows.net/${TENANT}/`] },
  ],
  ['a guest by the type of the account', 'oidc_guest', { acct: 1 }],
  ['a guest by the type of the account in a text', 'oidc_guest', { acct: '1' }],

  // Keys.
  ['a key of another tenant', 'oidc_other_key', { jwks: keyOf(`/${OTHER_TENANT}/v2.0`) }],
  [
    'a key of the tenant of personal accounts',
    'oidc_other_key',
    { jwks: keyOf(`/${CONSUMER_TENANT}/v2.0`) },
  ],
  ['a key without the rest of the issuer', 'oidc_other_key', { jwks: keyOf('/') }],
  [
    'a key of a foreign issuer',
    'oidc_other_key',
    {
      jwks: (keys) =>
        keys.map((key) => ({ ...key, issuer: 'https://evil.example/{tenantid}/v2.0' })),
    },
  ],
  [
    'a key whose issuer is a list',
    'oidc_other_key',
    { jwks: (keys) => keys.map((key) => ({ ...key, issuer: [key.issuer] })) },
  ],
  ['a key that is not published', 'oidc_bad_signature', { signature: signedBy(OTHER_KEY) }],
  [
    'a key name that is not published',
    'oidc_unknown_key',
    { header: (header) => ({ ...header, kid: 'none' }) },
  ],
  [
    'the public key as a secret',
    'oidc_weak_algorithm',
    { header: (header) => ({ ...header, alg: 'HS256' }), signature: hs256 },
  ],
  [
    'a discovery document of another tenant',
    'oidc_discovery_issuer',
    { discovery: (d) => ({ ...d, issuer: issuerOf({ iss: d.issuer }, OTHER_TENANT) }) },
  ],
  [
    'a discovery document for all tenants',
    'oidc_discovery_issuer',
    { discovery: (d) => ({ ...d, issuer: issuerOf({ iss: d.issuer }, '{tenantid}') }) },
  ],

  // Answers.
  ['consent in the place of a code', 'oidc_malformed_return', { answer: consents }],
  ['consent with a code', 'oidc_other_organization', { tid: OTHER_TENANT }, withConsent],
  ['consent that was withdrawn', 'oidc_denied', { answer: fails('consent_required') }],
  ['an account that is not in the tenant', 'oidc_denied', { answer: fails('access_denied') }],
  ['an application that was removed', 'oidc_no_application', {}, withoutApplication],
]

const GOOGLE: Flow[] = [
  ['no organization', 'oidc_personal_account', { hd: undefined }],
  ['another organization', 'oidc_other_organization', { hd: 'evil.example' }],
  ['an empty organization', 'oidc_other_organization', { hd: '' }],
  [
    'an organization in capitals',
    'oidc_other_organization',
    (c) => ({ ...c, hd: String(c.hd).toUpperCase() }),
  ],
  ['a list of organizations', 'oidc_other_organization', (c) => ({ ...c, hd: [c.hd] })],
  ['an organization that is true', 'oidc_other_organization', { hd: true }],
  ['an organization that is null', 'oidc_other_organization', { hd: null }],
  [
    'an organization in a domain below',
    'oidc_other_organization',
    (c) => ({ ...c, hd: `sub.${String(c.hd)}` }),
  ],
  [
    'an organization with a dot more',
    'oidc_other_organization',
    (c) => ({ ...c, hd: `${String(c.hd)}.` }),
  ],
  ['a star as the organization', 'oidc_other_organization', { hd: '*' }],
  ['an unverified address', 'oidc_unverified_email', { email_verified: false }],
  ['an address of which nothing is said', 'oidc_unverified_email', { email_verified: undefined }],
  [
    'an address that is said in a text to be verified',
    'oidc_unverified_email',
    { email_verified: 'true' },
  ],
  ['an address whose verification is a number', 'oidc_unverified_email', { email_verified: 1 }],
  ['an address whose verification is null', 'oidc_unverified_email', { email_verified: null }],
  ['an address out of the domains', 'foreign_domain', { email: 'ada@evil.example' }],
  [
    'an address in a domain below',
    'foreign_domain',
    (c) => ({ ...c, email: `ada@sub.${domainOf(c)}` }),
  ],
  ['no address', 'oidc_no_email', { email: undefined }],
  [
    'a user name and no address',
    'oidc_no_email',
    (c) => ({ ...c, email: undefined, preferred_username: c.email }),
  ],
  [
    'several addresses',
    'oidc_several_emails',
    (c) => ({ ...c, email: [c.email, `root@${domainOf(c)}`] }),
  ],
  ['the address of another person', 'oidc_other_person', { sub: '1002' }, afterFirst],
  ['no subject', 'oidc_no_subject', { sub: undefined }],
  [
    'an issuer without the protocol',
    'oidc_wrong_issuer',
    (c) => ({ ...c, iss: String(c.iss).replace('http://', '') }),
  ],
  ['the real issuer from elsewhere', 'oidc_wrong_issuer', { iss: 'https://accounts.google.com' }],
  ['a token for another application', 'oidc_wrong_audience', { aud: 'another.apps.example' }],
  ['a token of another application for ours', 'oidc_wrong_party', { azp: 'another.apps.example' }],
  ['another nonce', 'oidc_wrong_nonce', { nonce: 'guess' }],
  ['a key that is not published', 'oidc_bad_signature', { signature: signedBy(OTHER_KEY) }],
  ['an application that was removed', 'oidc_no_application', {}, withoutApplication],
]

/** The redirect URI is that of all customers, and no state works twice, elsewhere or for another kind. */
const BOTH: Flow[] = [
  ['a state that was answered', 'unknown_request', {}, replay],
  ['a guessed state', 'unknown_request', { answer: (q) => q.set('state', 'guess') }],
  ['no state', 'oidc_malformed_return', { answer: (q) => q.delete('state') }],
  ['two states', 'oidc_malformed_return', { answer: (q) => q.append('state', 'guess') }],
  [
    'another browser',
    'other_browser',
    {},
    (signIn, query) => bringBackTo(aVisitor(signIn), signIn.kind, query),
  ],
  ['a state that has expired', 'unknown_request', {}, late],
  [
    'the redirect URI of the other kind',
    'oidc_other_callback',
    {},
    ({ client, kind }, query) =>
      bringBackTo(client, kind === 'google' ? 'microsoft' : 'google', query),
  ],
  [
    'the redirect URI of a customer',
    'oidc_other_callback',
    {},
    ({ client, customer }, query) => bringBack(client, customer, query),
  ],
  ['a code of the other kind', 'oidc_code_refused', {}, codeOfOtherKind],
  ['a code of another browser', 'oidc_code_refused', {}, stolenCode],
  ['a code for another customer', 'oidc_code_refused', {}, codeForAnother],
  ['a person who was deactivated', 'person_deactivated', {}, afterDeactivation],
]

function keyOf(rest: string): Deviations['jwks'] {
  return (keys) =>
    keys.map((key) => ({ ...key, issuer: String(key.issuer).replace('/{tenantid}/v2.0', rest) }))
}

function signedBy({ privateKey }: typeof OTHER_KEY) {
  return (data: string) => sign('sha256', Buffer.from(data), privateKey)
}

function hs256(data: string): Buffer {
  const secret = SIGNING_KEY.publicKey.export({ type: 'spki', format: 'pem' })
  return createHmac('sha256', secret).update(data).digest()
}

function fails(error: string) {
  return (answer: URLSearchParams) => {
    answer.delete('code')
    answer.set('error', error)
  }
}

function consents(answer: URLSearchParams) {
  answer.delete('code')
  answer.set('admin_consent', 'True')
  answer.set('tenant', OTHER_TENANT)
}

function withConsent({ client, kind }: SignIn, query: URLSearchParams) {
  query.set('admin_consent', 'True')
  query.set('tenant', OTHER_TENANT)
  return bringBackTo(client, kind, query)
}

async function again(signIn: SignIn, client = signIn.client, customer = signIn.customer) {
  return signIn.emulator.authorize(await beginOidc(client, customer), signIn.account)
}

/** Has the person sign in rightly before. */
async function afterFirst(signIn: SignIn, query: URLSearchParams) {
  const { emulator, client, kind } = signIn
  const { deviations } = emulator.change({})
  emulator.change({ deviations: {} })
  const first = aVisitor(signIn)
  await bringBackTo(first, kind, await again(signIn, first))
  emulator.change({ deviations })
  return bringBackTo(client, kind, query)
}

async function replay({ client, kind }: SignIn, query: URLSearchParams) {
  await bringBackTo(client, kind, query)
  client.cookies.delete('portico_session')
  return bringBackTo(client, kind, query)
}

function late({ client, kind, setNow }: SignIn, query: URLSearchParams) {
  setNow(new Date(TEST_NOW.getTime() + 31 * 60_000))
  return bringBackTo(client, kind, query)
}

async function codeOfOtherKind(signIn: SignIn, query: URLSearchParams) {
  const { client, kind, account } = signIn
  const other: ApplicationKind = kind === 'google' ? 'microsoft' : 'google'
  const emulator = await startWorkAccounts(signIn, other)
  emulator.consents.add(TENANT)
  const customer = await aWorkCustomer(signIn, other)
  const url = await beginOidc(client, customer)
  const claims = { ...account.claims, tid: TENANT }
  const there = emulator.authorize(url, { ...account, claims })
  query.set('code', there.get('code') ?? '')
  return bringBackTo(client, kind, query)
}

async function stolenCode(signIn: SignIn, query: URLSearchParams) {
  const stolen = await again(signIn, aVisitor(signIn))
  query.set('code', stolen.get('code') ?? '')
  return bringBackTo(signIn.client, signIn.kind, query)
}

/** The code was made for a sign-in of the same browser at the same provider, to another customer. */
async function codeForAnother(signIn: SignIn, query: URLSearchParams) {
  const other = await aWorkCustomer(signIn, signIn.kind)
  const there = await again(signIn, signIn.client, other)
  query.set('code', there.get('code') ?? '')
  return bringBackTo(signIn.client, signIn.kind, query)
}

async function withoutApplication(signIn: SignIn, query: URLSearchParams) {
  const { client, deps, kind } = signIn
  await deps.db.deleteFrom('signInApplications').where('kind', '=', kind).execute()
  return bringBackTo(client, kind, query)
}

async function afterDeactivation(signIn: SignIn, query: URLSearchParams) {
  const { client, customer, deps, kind } = signIn
  await bringBackTo(client, kind, query)
  await deps.db
    .updateTable('users')
    .set({ active: false })
    .where('customerId', '=', customer.id)
    .execute()
  client.cookies.delete('portico_session')
  return bringBackTo(client, kind, await again(signIn))
}

const DEVIATIONS = ['discovery', 'jwks', 'header', 'claims', 'signature', 'answer']

function toDeviations(wrong: Flow[2]): Deviations {
  if (typeof wrong === 'function') return { claims: wrong }
  if (Object.keys(wrong).every((name) => DEVIATIONS.includes(name))) return wrong
  return { claims: (claims) => ({ ...claims, ...(wrong as Json) }) }
}

const FLOWS_OF: [ApplicationKind, Flow[]][] = [
  ['microsoft', [...MICROSOFT, ...BOTH]],
  ['google', [...GOOGLE, ...BOTH]],
]
const FLOWS = FLOWS_OF.flatMap(([kind, flows]) => flows.map((flow) => ({ kind, flow })))

for (const {
  kind,
  flow: [name, reason, wrong, bring],
} of FLOWS) {
  test(`${kind} lets no one in when it meets ${name}`, async () => {
    const signIn = await aWorkSignIn(kind)
    const { client, emulator, account } = signIn
    emulator.change({ deviations: toDeviations(wrong) })
    await expectRefused(signIn, reason, (url) => {
      const back = emulator.authorize(url, account)
      return bring ? bring(signIn, back, url) : bringBackTo(client, kind, back)
    })
  })
}

test('the hostile accounts are at least as many as are promised', () => {
  const names = FLOWS.map(({ kind, flow: [name] }) => `${kind} ${name}`)
  expect(new Set(names).size).toBe(FLOWS.length)
  expect(FLOWS.length).toBeGreaterThanOrEqual(60)
})

test('a key is refused by its name alone when others are published for the tenant', async () => {
  const signIn = await aWorkSignIn('microsoft')
  const { client, customer, emulator, account } = signIn
  const own = { ...jwkOf(OTHER_KEY), kid: 'of-other' }
  const issuer = `${emulator.origin}/${OTHER_TENANT}/v2.0`
  emulator.change({ deviations: { jwks: (keys) => [...keys, { ...own, issuer }] } })
  const res = await bringBackTo(
    client,
    'microsoft',
    emulator.authorize(await beginOidc(client, customer), account),
  )
  expect(res.headers.location).toBe('/dashboard?login=success')
  expect(KEY_ID).not.toBe(own.kid)
})
