import { generateKeyPairSync, sign } from 'node:crypto'

import { expect, test } from 'vitest'

import { CONSUMER_TENANT, type Deviations, type Json } from '#demo/work-accounts/emulator.ts'
import type { SignInRefusal } from '#shared/access/sign-in-refusals.ts'

import { aSetupLink, cameBy } from './a-setup-link.ts'
import { TEST_NOW } from './build-test-app.ts'
import { aCustomer, aUser } from './builders.ts'
import { bringBack } from './oidc-sign-in.ts'
import { listUsers } from './saml-sign-in.ts'
import { aVisitor, type TestClient } from './test-client.ts'
import {
  aConsent,
  aMicrosoftAccount,
  bringBackTo,
  OTHER_TENANT,
  TENANT,
} from './work-account-sign-in.ts'

type Consent = Awaited<ReturnType<typeof aConsent>>
type Begun = { id: string; redirectUrl: string }
type Flow = [
  name: string,
  reason: SignInRefusal,
  /** Changes of the claims, or another way to answer. */
  wrong: Json | ((consent: Consent, begun: Begun) => Promise<unknown>),
]

const OTHER_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Brings the answer to the request for consent back, and returns where it leads. */
async function consentTo(
  { client, emulator, account }: Consent,
  { redirectUrl }: Begun,
  { by = client, accepts = true }: { by?: TestClient; accepts?: boolean } = {},
): Promise<string> {
  const answer = emulator.consent(redirectUrl, account, accepts)
  return String((await bringBackTo(by, 'microsoft', answer)).headers.location)
}

/** Consents and signs in, in this browser. */
async function complete(consent: Consent, begun: Begun, by = consent.client) {
  const next = await consentTo(consent, begun, { by })
  return bringBackTo(by, 'microsoft', consent.emulator.authorize(next, consent.account))
}

function deviating(deviations: Deviations) {
  return (consent: Consent, begun: Begun) => {
    consent.emulator.change({ deviations })
    return complete(consent, begun)
  }
}

/** Changes the answer of the page for consent alone. */
function answering(change: (answer: URLSearchParams) => void) {
  return async (consent: Consent, begun: Begun) => {
    const { client, emulator, account } = consent
    const answer = emulator.consent(begun.redirectUrl, account)
    change(answer)
    const next = String((await bringBackTo(client, 'microsoft', answer)).headers.location)
    if (!next.startsWith(emulator.origin)) return
    await bringBackTo(client, 'microsoft', emulator.authorize(next, account))
  }
}

/** Does something between consent and sign-in. */
function between(change: (consent: Consent) => Promise<unknown>) {
  return async (consent: Consent, begun: Begun) => {
    const next = await consentTo(consent, begun)
    await change(consent)
    const { client, emulator, account } = consent
    await bringBackTo(client, 'microsoft', emulator.authorize(next, account))
  }
}

const issuerOf = (claims: Json, tenant: string) => String(claims.iss).replace(TENANT, tenant)

const FLOWS: Flow[] = [
  // Consent, which nothing signs.
  [
    'an administrator who declines',
    'oidc_consent_denied',
    (consent, begun) => consentTo(consent, begun, { accepts: false }),
  ],
  [
    'an answer without consent',
    'oidc_malformed_return',
    answering((answer) => answer.delete('admin_consent')),
  ],
  [
    'an answer that denies consent',
    'oidc_malformed_return',
    answering((answer) => answer.set('admin_consent', 'False')),
  ],
  ['consent with a code', 'oidc_malformed_return', answering((answer) => answer.set('code', 'x'))],
  [
    'a code in the place of consent',
    'oidc_malformed_return',
    ({ client, emulator, account }, { redirectUrl }) => {
      emulator.consents.add(TENANT)
      const authorize = redirectUrl.replace('/v2.0/adminconsent', '/oauth2/v2.0/authorize')
      return bringBackTo(client, 'microsoft', emulator.authorize(authorize, account))
    },
  ],
  [
    'consent of another tenant than the token is of',
    'oidc_other_organization',
    answering((answer) => answer.set('tenant', OTHER_TENANT)),
  ],
  [
    'consent in another browser',
    'other_browser',
    (consent, begun) => consentTo(consent, begun, { by: aVisitor(consent) }),
  ],
  [
    'consent at the redirect URI of Google',
    'oidc_other_callback',
    ({ client, emulator, account }, { redirectUrl }) =>
      bringBackTo(client, 'google', emulator.consent(redirectUrl, account)),
  ],
  [
    'consent at the redirect URI of a customer',
    'oidc_other_callback',
    ({ client, customer, emulator, account }, { redirectUrl }) =>
      bringBack(client, customer, emulator.consent(redirectUrl, account)),
  ],
  [
    'consent that comes late',
    'unknown_request',
    (consent, begun) => {
      consent.setNow(new Date(TEST_NOW.getTime() + 31 * 60_000))
      return consentTo(consent, begun)
    },
  ],
  [
    'an application that is removed before consent',
    'oidc_no_application',
    async (consent, begun) => {
      await consent.deps.db.deleteFrom('signInApplications').execute()
      return consentTo(consent, begun)
    },
  ],

  // The sign-in after it.
  [
    'a sign-in in another browser',
    'other_browser',
    async (consent, begun) => {
      const next = await consentTo(consent, begun)
      const { emulator, account } = consent
      return bringBackTo(aVisitor(consent), 'microsoft', emulator.authorize(next, account))
    },
  ],
  [
    'a sign-in that comes late',
    'unknown_request',
    between(async ({ setNow }) => setNow(new Date(TEST_NOW.getTime() + 31 * 60_000))),
  ],
  [
    'an application that is removed after consent',
    'oidc_no_application',
    between(({ deps }) => deps.db.deleteFrom('signInApplications').execute()),
  ],
  [
    'a person whom Microsoft refuses',
    'oidc_denied',
    between(async ({ emulator }) => {
      emulator.consents.clear()
    }),
  ],
  [
    'a code of another test',
    'oidc_code_refused',
    async (consent, begun) => {
      const [next, other] = [
        await consentTo(consent, begun),
        await consentTo(consent, await consent.begin()),
      ]
      const { client, emulator, account } = consent
      const query = emulator.authorize(next, account)
      query.set('code', emulator.authorize(other, account).get('code') ?? '')
      return bringBackTo(client, 'microsoft', query)
    },
  ],

  // People of elsewhere, who must not connect their own tenant by mistake.
  [
    'a partner with an account of their own company',
    'oidc_foreign_consent',
    between(async ({ emulator, account }) => {
      const claims = { ...account.claims, tid: OTHER_TENANT, oid: OTHER_TENANT }
      Object.assign(account, { email: 'msp@partner.example', claims })
      emulator.consents.add(OTHER_TENANT)
    }),
  ],
  [
    'a partner whose own tenant has consented',
    'oidc_foreign_consent',
    (consent, begun) => {
      Object.assign(
        consent.account,
        aMicrosoftAccount('msp@partner.example', { tid: OTHER_TENANT }),
      )
      return complete(consent, begun)
    },
  ],
  [
    'an address of the customer in another tenant than has consented',
    'oidc_other_organization',
    between(async ({ emulator, account }) => {
      Object.assign(account, { claims: { ...account.claims, tid: OTHER_TENANT } })
      emulator.consents.add(OTHER_TENANT)
    }),
  ],
  [
    'an address in a domain below',
    'oidc_foreign_consent',
    { preferred_username: 'ada@sub.northwind.example' },
  ],
  ['a guest by their provider', 'oidc_guest', { idp: `https://sts.windows.net/${OTHER_TENANT}/` }],
  ['a guest by their user name', 'oidc_guest', { preferred_username: 'eve_evil#EXT#@x.example' }],
  [
    'a personal account',
    'oidc_personal_account',
    (c) => deviatingClaims(c, { tid: CONSUMER_TENANT }),
  ],
  ['no address', 'oidc_no_email', { preferred_username: undefined }],
  [
    'an unproven address alone',
    'oidc_no_email',
    (consent, begun) =>
      deviating({
        claims: ({ preferred_username: email, ...c }) => ({ ...c, email, xms_edov: false }),
      })(consent, begun),
  ],
  [
    'a person who was deactivated',
    'person_deactivated',
    between(({ deps, customer, account }) =>
      aUser(deps, customer, { email: account.email, active: false }),
    ),
  ],

  // The token.
  ['no tenant', 'oidc_no_tenant', { tid: undefined }],
  ['an odd tenant', 'oidc_no_tenant', { tid: '../organizations' }],
  ['a tenant in capitals', 'oidc_no_tenant', { tid: TENANT.toUpperCase() }],
  ['no object id', 'oidc_no_person_id', { oid: undefined }],
  ['another tenant than the issuer is of', 'oidc_wrong_issuer', { tid: OTHER_TENANT }],
  [
    'an issuer of another tenant',
    'oidc_wrong_issuer',
    deviating({ claims: (c) => ({ ...c, iss: issuerOf(c, OTHER_TENANT) }) }),
  ],
  [
    'the template as the issuer',
    'oidc_wrong_issuer',
    deviating({ claims: (c) => ({ ...c, iss: issuerOf(c, '{tenantid}') }) }),
  ],
  ['an issuer of elsewhere', 'oidc_wrong_issuer', { iss: `https://evil.example/${TENANT}/v2.0` }],
  [
    'a key of another tenant',
    'oidc_other_key',
    deviating({
      jwks: (keys) =>
        keys.map((key) => ({ ...key, issuer: `https://login.example/${OTHER_TENANT}/v2.0` })),
    }),
  ],
  [
    'a signature of another key',
    'oidc_bad_signature',
    deviating({ signature: (data) => sign('sha256', Buffer.from(data), OTHER_KEY.privateKey) }),
  ],
  [
    'no signature',
    'oidc_weak_algorithm',
    deviating({ header: (h) => ({ ...h, alg: 'none' }), signature: () => Buffer.alloc(0) }),
  ],
  [
    'a discovery document of another tenant',
    'oidc_discovery_issuer',
    deviating({
      discovery: (d) => ({ ...d, issuer: issuerOf({ iss: d.issuer }, OTHER_TENANT) }),
    }),
  ],
  ['another nonce', 'oidc_wrong_nonce', { nonce: 'guess' }],
  ['a token for another application', 'oidc_wrong_audience', { aud: OTHER_TENANT }],
  ['an expired token', 'oidc_expired', { exp: TEST_NOW.getTime() / 1000 - 61 }],

  // People who may not connect a provider any more.
  [
    'an administrator who was deactivated',
    'oidc_consent_void',
    between(({ deps, admin }) =>
      deps.db.updateTable('users').set({ active: false }).where('id', '=', admin.id).execute(),
    ),
  ],
  [
    'an administrator who has become an agent',
    'oidc_consent_void',
    between(({ deps, admin }) =>
      deps.db.updateTable('users').set({ role: 'agent' }).where('id', '=', admin.id).execute(),
    ),
  ],
]

/** Signs in as the account's tenant, with other claims. */
async function deviatingClaims(consent: Consent, claims: Json) {
  const begun = await consent.begin()
  consent.emulator.change({
    deviations: {
      claims: (c) => ({ ...c, ...claims, iss: issuerOf(c, String(claims.tid)) }),
    },
  })
  return complete(consent, begun)
}

for (const [name, reason, wrong] of FLOWS) {
  test(`consent connects no tenant when it meets ${name}`, async () => {
    const consent = await aConsent()
    const { client, path, customer, deps } = consent
    const begun = await consent.begin()
    const run =
      typeof wrong === 'function'
        ? wrong
        : deviating({ claims: (claims) => ({ ...claims, ...wrong }) })
    const people = await listUsers(deps, customer.id)
    await run(consent, begun)
    const { test: newest } = (await client.get(`${path}/tests/newest`)).json()
    const row = await deps.db
      .selectFrom('connectionTests')
      .select('result')
      .where('customerId', '=', customer.id)
      .where('result', 'is not', null)
      .executeTakeFirst()
    expect(row?.result?.refusals[0]).toMatchObject({ reason })
    // A partner's test is the second one, and the first has no answer.
    const said: { explanation: string }[] = newest?.result?.refusals ?? []
    expect(said.every(({ explanation }) => explanation.endsWith('.'))).toBe(true)
    const draft = await deps.db
      .selectFrom('connectionDrafts')
      .select('settings')
      .where('customerId', '=', customer.id)
      .executeTakeFirstOrThrow()
    expect(draft.settings.entityId).toBe('')
    expect((await listUsers(deps, customer.id)).filter(({ active }) => active)).toEqual(people)
  })
}

test('consent connects no tenant when its setup link has been revoked or has expired', async () => {
  for (const link of [{ revokedAt: TEST_NOW }, { expiresAt: TEST_NOW }]) {
    const consent = await aConsent()
    const { deps, customer, settings } = consent
    const visitor = cameBy(consent, await aSetupLink(deps, customer, { mayGoLive: true }))
    const res = await visitor.post('/api/setup-link/connection/tests', { saml: settings })
    const begun: Begun = res.json()
    const next = await consentTo(consent, begun, { by: visitor })
    await deps.db
      .updateTable('setupLinks')
      .set(link)
      .where('customerId', '=', customer.id)
      .execute()
    const { emulator, account } = consent
    await bringBackTo(visitor, 'microsoft', emulator.authorize(next, account))
    expect(await consent.result(begun.id)).toMatchObject({
      state: 'failed',
      result: { refusals: [{ reason: 'oidc_consent_void' }] },
    })
    expect((await consent.read()).draft.settings.entityId).toBe('')
  }
})

test('consent alone connects no tenant, and connects none again when it comes again', async () => {
  const consent = await aConsent()
  const begun = await consent.begin()
  await consentTo(consent, begun)
  expect((await consent.read()).draft.settings.entityId).toBe('')
  expect(await consent.result(begun.id)).toMatchObject({ state: 'waiting' })
  expect(await consentTo(consent, begun)).toMatch(/\/sign-on\/test\?id=/)

  const second = await consent.begin()
  await complete(consent, second)
  const { draft } = await consent.read()
  expect(draft.settings.entityId).toContain(TENANT)
  Object.assign(consent.account, aMicrosoftAccount(consent.account.email, { tid: OTHER_TENANT }))
  expect(await consentTo(consent, second)).toMatch(/\/sign-on\/test\?id=/)
  expect((await consent.read()).draft).toEqual(draft)
})

test('consent for one customer connects the tenant for no other when both wait', async () => {
  const consent = await aConsent()
  const other = await aCustomer(consent.deps)
  const path = `/api/admin/customers/${other.id}/connection`
  const saml = { kind: 'microsoft', enabled: true }
  await consent.client.put(`${path}/draft`, { saml, version: 0 })
  await consent.client.post(`${path}/tests`, { saml })
  await complete(consent, await consent.begin())
  expect((await consent.read()).draft.settings.entityId).toContain(TENANT)
  const { draft } = (await consent.client.get(path)).json()
  expect(draft.settings.entityId).toBe('')
  const { entityId } = (await consent.read()).draft.settings
  const saved = await consent.client.put(`${path}/draft`, {
    saml: { ...saml, entityId },
    version: 1,
  })
  expect(saved.json().draft.settings.entityId).toBe('')
})

test('the hostile consents are many, and each is another', () => {
  expect(new Set(FLOWS.map(([name]) => name)).size).toBe(FLOWS.length)
  expect(FLOWS.length).toBeGreaterThanOrEqual(40)
})
