import { createHmac, sign } from 'node:crypto'
import type { ServerResponse } from 'node:http'

import { expect, onTestFinished, test, vi } from 'vitest'

import { allJobs } from '#server/all-jobs.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { buildTestApp, TEST_NOW } from '#test/build-test-app.ts'
import {
  type Behavior,
  encode,
  hs256,
  jwkOf,
  KEYS,
  LOGOUT_EVENT,
  rs256,
  startOidcProvider,
} from '#test/oidc-provider.ts'
import {
  anOidcCustomer,
  anOidcSignIn,
  aPerson,
  inAnotherBrowser,
  postLogoutToken,
} from '#test/oidc-sign-in.ts'
import { runEach } from '#test/run-schedules.ts'
import { minutesAfter } from '#test/saml-responses.ts'
import { aSamlCustomer, userOf } from '#test/saml-sign-in.ts'
import { aVisitor, statusesOf } from '#test/test-client.ts'

import { discover } from './provider.ts'
import { verifySignature } from './verify-signature.ts'

type SignIn = Awaited<ReturnType<typeof anOidcSignIn>>
type Token = Parameters<SignIn['provider']['logoutToken']>[0]
type Form = Parameters<typeof postLogoutToken>[2]

const SID = 'session-1'
const NOW = TEST_NOW.getTime() / 1000

/** Signs Ada in at a provider that names its sessions. */
async function aScene(behavior: Behavior = {}, settings: Parameters<typeof anOidcSignIn>[1] = {}) {
  const signIn = await anOidcSignIn({ claims: { sid: SID }, ...behavior }, settings)
  const browser = await inAnotherBrowser(signIn, signIn)
  expect(await userOf(browser)).not.toBeNull()
  const end = (token: Token = {}) =>
    postLogoutToken(signIn, signIn.customer, { logout_token: signIn.provider.logoutToken(token) })
  return { ...signIn, browser, end }
}

async function reasonsOf({ deps, customer }: Pick<SignIn, 'deps' | 'customer'>) {
  const rows = await asWorker(deps.db, (tx) =>
    tx
      .selectFrom('signInFailures')
      .select(['reason', 'detail'])
      .where('customerId', '=', customer.id)
      .execute(),
  )
  return rows.map(({ reason, detail }) => [reason, detail.hint?.split(':')[0]])
}

/** Signs the person in a second time, as another session at the provider. */
async function anotherSession(scene: SignIn, sid: string | undefined, sub = 'person-1') {
  const { customer, provider } = scene
  const email = sub === 'person-1' ? scene.email : `${sub}@${customer.domain}`
  provider.change({ behavior: { claims: { sid } }, person: aPerson(email, sub) })
  const browser = await inAnotherBrowser(scene, scene)
  expect(await userOf(browser)).toMatchObject({ email })
  return browser
}

test('a logout token ends the sessions of its person when it names them alone', async () => {
  const scene = await aScene()
  const second = await anotherSession(scene, 'session-2')
  const other = await anotherSession(scene, 'session-3', 'person-2')
  const res = await scene.end({ claims: { sub: 'person-1' } })
  expect([res.statusCode, res.body, res.headers['cache-control']]).toEqual([200, '', 'no-store'])
  expect(await userOf(scene.browser)).toBeNull()
  expect(await userOf(second)).toBeNull()
  expect(await userOf(other)).not.toBeNull()
  expect(await reasonsOf(scene)).toEqual([])
})

test.each(['sid alone', 'sid and sub'])(
  'a logout token ends one session when it has %s',
  async (how) => {
    const scene = await aScene()
    const second = await anotherSession(scene, 'session-2')
    const sub = how === 'sid alone' ? undefined : 'person-1'
    expect((await scene.end({ claims: { sid: SID, sub } })).statusCode).toBe(200)
    expect(await userOf(scene.browser)).toBeNull()
    expect(await userOf(second)).not.toBeNull()
  },
)

test('a logout token with both ends sessions of the person when their id was never said', async () => {
  const scene = await aScene()
  const unnamed = await anotherSession(scene, undefined)
  const other = await anotherSession(scene, undefined, 'person-2')
  await scene.end({ claims: { sid: 'session-9', sub: 'person-1' } })
  expect(await userOf(unnamed)).toBeNull()
  expect(await userOf(other)).not.toBeNull()
  expect(await userOf(scene.browser)).not.toBeNull()
})

test('a logout token ends no session when its sid is of another person', async () => {
  const scene = await aScene()
  expect((await scene.end({ claims: { sid: SID, sub: 'person-2' } })).statusCode).toBe(200)
  expect(await userOf(scene.browser)).not.toBeNull()
})

test.each([{}, { typ: 'JWT' }, { typ: 'application/logout+jwt' }, { alg: 'EdDSA', kid: 'ed' }])(
  'a logout token is accepted when its header has %o',
  async (header) => {
    const scene = await aScene()
    const signature =
      header.alg === 'EdDSA'
        ? (data: string) => sign(null, Buffer.from(data), KEYS.ed.privateKey)
        : rs256(KEYS.rsa.privateKey)
    await scene.end({ header: { typ: undefined, ...header }, signature })
    expect(await userOf(scene.browser)).toBeNull()
  },
)

test('the audit log has owner, device and address when a logout token ends a session', async () => {
  const scene = await aScene()
  await scene.end()
  await scene.end()
  const entries = await scene.deps.db
    .selectFrom('auditEntries')
    .selectAll()
    .where('customerId', '=', scene.customer.id)
    .where('action', '=', 'session.ended_by_provider')
    .execute()
  expect(entries).toMatchObject([
    { at: TEST_NOW, actorName: 'Ada Lovelace', actorEmail: scene.email, address: '127.0.0.1' },
  ])
})

test('a session is stored without the name that its provider has for it', async () => {
  const scene = await aScene()
  const [row] = await scene.deps.db
    .selectFrom('sessions')
    .select(['providerName', 'providerSid', 'providerSession'])
    .where('customerId', '=', scene.customer.id)
    .execute()
  expect(row?.providerSid).toHaveLength(32)
  expect(JSON.stringify(Object.values(row ?? {}).map(String))).not.toMatch(/session-1|person-1/)
})

test('a session ends in every process when a logout token comes to one of them', async () => {
  const scene = await aScene()
  const process = await buildTestApp()
  const elsewhere = aVisitor(process)
  for (const [name, value] of scene.browser.cookies) elsewhere.cookies.set(name, value)
  expect(await userOf(elsewhere)).not.toBeNull()
  await scene.end()
  expect(await userOf(elsewhere)).toBeNull()
  expect(await userOf(scene.browser)).toBeNull()
})

test('a logout token is accepted once when it comes to two processes at the same time', async () => {
  const scene = await aScene()
  const process = await buildTestApp()
  const form = { logout_token: scene.provider.logoutToken({}) }
  const answers = await Promise.all(
    [scene, process, scene].map((portal) => postLogoutToken(portal, scene.customer, form)),
  )
  expect(statusesOf(answers)).toEqual([200, 400, 400])
})

test('a logout token stays used for as long as its times are accepted', async () => {
  const scene = await aScene()
  const form = { logout_token: scene.provider.logoutToken({ claims: { exp: NOW + 999_999 } }) }
  expect((await postLogoutToken(scene, scene.customer, form)).statusCode).toBe(200)
  const again = await inAnotherBrowser(scene, scene)
  const cleanUp = allJobs(scene.deps).filter(({ name }) => name === 'expired-saml-assertions')
  for (const [minutes, reason] of [
    [15.9, 'replayed'],
    [16.1, 'oidc_too_old'],
  ] as const) {
    scene.setNow(minutesAfter(TEST_NOW, minutes))
    await runEach(scene.deps, cleanUp)
    expect((await postLogoutToken(scene, scene.customer, form)).statusCode).toBe(400)
    expect((await reasonsOf(scene)).map(([, why]) => why)).toContain(reason)
  }
  expect(await userOf(again)).not.toBeNull()
})

test('a logout token signed with a new key is accepted when the key was published since', async () => {
  const scene = await aScene()
  await scene.end({ claims: { sub: 'person-9' } })
  scene.provider.change({
    behavior: { jwks: () => ({ keys: [jwkOf(KEYS.other, { kid: 'new' })] }) },
  })
  const token: Token = { header: { kid: 'new' }, signature: rs256(KEYS.other.privateKey) }
  expect((await scene.end(token)).statusCode).toBe(400)
  // The library counts the age of keys by the clock of the machine.
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
  onTestFinished(() => later.mockRestore())
  expect((await scene.end(token)).statusCode).toBe(200)
  expect(await userOf(scene.browser)).toBeNull()
})

test('logout tokens are counted with the sign-ins from their address when they are refused, and others are not', async () => {
  const portal = await buildTestApp({ signInRateLimit: 3 })
  const { provider, customer } = await anOidcSignIn({}, {}, portal)
  const post = (form: Form) => postLogoutToken(portal, customer, form)
  for (const _ of Array.from({ length: 5 })) {
    expect((await post({ logout_token: provider.logoutToken({}) })).statusCode).toBe(200)
  }
  const statuses: number[] = []
  for (const _ of Array.from({ length: 4 })) {
    statuses.push((await post({ logout_token: 'x' })).statusCode)
  }
  expect(statuses).toEqual([400, 400, 400, 429])
})

test('customers without OpenID Connect answer a logout token as customers that are unknown', async () => {
  const { deps, app, provider, customer } = await aScene()
  const form = { logout_token: provider.logoutToken({}) }
  const saml = await aSamlCustomer(deps)
  const off = await anOidcCustomer(deps, provider.issuer, { enabled: false })
  const wrong = await postLogoutToken({ app }, customer, { logout_token: 'x' })
  const varying = (res: typeof wrong) => {
    const { date, 'x-request-id': _id, ...headers } = res.headers
    return { status: res.statusCode, body: res.body, headers, date: typeof date }
  }
  for (const id of [saml.id, off.id, 'none', '00000000-0000-0000-0000-000000000000']) {
    expect(varying(await postLogoutToken({ app }, { id }, form))).toEqual(varying(wrong))
  }
})

type Hostile = [
  name: string,
  reason: string,
  token: Token,
  options?: { behavior?: Behavior; form?: (token: string, scene: SignIn) => Form | Promise<Form> },
]

const event = (value: unknown): Token => ({ claims: { events: value } })
const header = (changes: Record<string, unknown>): Token => ({ header: changes })
const pem = KEYS.rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString()
const sends = (status: number, body: string) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(body)

const HOSTILE: Hostile[] = [
  // Issuer and audience.
  ['a foreign issuer', 'oidc_wrong_issuer', { claims: { iss: 'https://evil.example' } }],
  ['no issuer', 'oidc_wrong_issuer', { claims: { iss: undefined } }],
  ['a list of issuers', 'oidc_wrong_issuer', { claims: (c) => ({ ...c, iss: [c.iss] }) }],
  ['another audience', 'oidc_wrong_audience', { claims: { aud: 'other' } }],
  ['no audience', 'oidc_wrong_audience', { claims: { aud: undefined } }],
  ['an audience that is an object', 'oidc_wrong_audience', { claims: { aud: { portico: 1 } } }],
  ['another authorized party', 'oidc_wrong_party', { claims: { azp: 'other' } }],

  // Times.
  ['an expired token', 'oidc_expired', { claims: { iat: NOW - 600, exp: NOW - 60 } }],
  ['no expiry', 'oidc_bad_times', { claims: { exp: undefined } }],
  ['an expiry that is a text', 'oidc_bad_times', { claims: { exp: String(NOW + 60) } }],
  ['a token issued in the future', 'oidc_not_yet_valid', { claims: { iat: NOW + 61 } }],
  ['no time of issue', 'oidc_bad_times', { claims: { iat: undefined } }],
  ['an old token that never expires', 'oidc_too_old', { claims: { iat: 0, exp: 99_999_999_999 } }],
  ['a token for later', 'oidc_not_yet_valid', { claims: { nbf: NOW + 61 } }],

  // Other claims.
  ['a nonce', 'oidc_malformed_token', { claims: { nonce: 'n' } }],
  ['a nonce that is null', 'oidc_malformed_token', { claims: { nonce: null } }],
  ['an empty nonce', 'oidc_malformed_token', { claims: { nonce: '' } }],
  ['no events', 'oidc_malformed_token', event(undefined)],
  ['events that are a list', 'oidc_malformed_token', event([LOGOUT_EVENT])],
  ['events that are a text', 'oidc_malformed_token', event(LOGOUT_EVENT)],
  ['another event', 'oidc_malformed_token', event({ 'http://schemas.openid.net/event/other': {} })],
  ['an event in capitals', 'oidc_malformed_token', event({ [LOGOUT_EVENT.toUpperCase()]: {} })],
  ['an event that is null', 'oidc_malformed_token', event({ [LOGOUT_EVENT]: null })],
  ['an event that is true', 'oidc_malformed_token', event({ [LOGOUT_EVENT]: true })],
  ['neither sub nor sid', 'oidc_no_subject', { claims: { sub: undefined } }],
  ['an empty sub', 'oidc_no_subject', { claims: { sub: '' } }],
  ['a sub that is a number', 'oidc_malformed_token', { claims: { sub: 1 } }],
  ['a sub that is a list', 'oidc_malformed_token', { claims: { sub: ['person-1'] } }],
  ['an empty sid', 'oidc_malformed_token', { claims: { sid: '' } }],
  ['a sid that is an object', 'oidc_malformed_token', { claims: { sid: {}, sub: undefined } }],
  ['no jti', 'oidc_malformed_token', { claims: { jti: undefined } }],
  ['an empty jti', 'oidc_malformed_token', { claims: { jti: '' } }],
  ['a long jti', 'oidc_malformed_token', { claims: { jti: 'j'.repeat(256) } }],

  // Header.
  ['the type of an access token', 'oidc_malformed_token', header({ typ: 'at+jwt' })],
  ['a type that is a list', 'oidc_malformed_token', header({ typ: ['logout+jwt'] })],
  ['an address of a key', 'oidc_token_header', header({ jku: 'https://evil.example/keys' })],
  ['an address of a certificate', 'oidc_token_header', header({ x5u: 'https://evil.example/x' })],
  ['a key that it brings', 'oidc_token_header', header({ jwk: jwkOf(KEYS.rsa) })],
  ['a critical extension', 'oidc_token_header', header({ crit: ['exp'] })],

  // Signature.
  [
    'no signature',
    'oidc_weak_algorithm',
    { header: { alg: 'none' }, signature: () => Buffer.alloc(0) },
  ],
  [
    'HS256 with the public key',
    'oidc_weak_algorithm',
    { header: { alg: 'HS256' }, signature: hs256(pem) },
  ],
  [
    'RS256 that is HS256 with the public key',
    'oidc_bad_signature',
    { signature: (data) => createHmac('sha256', pem).update(data).digest() },
  ],
  ['the key of another', 'oidc_bad_signature', { signature: rs256(KEYS.other.privateKey) }],
  ['an unknown key', 'oidc_unknown_key', header({ kid: 'other' })],
  ['a key of another type', 'oidc_unknown_key', header({ kid: 'ec' })],
  ['an empty signature', 'oidc_bad_signature', { signature: () => Buffer.alloc(0) }],
  [
    'claims that were changed',
    'oidc_bad_signature',
    { claims: { sub: 'person-2' } },
    {
      form: (token) => {
        const [head, body = '', signature] = token.split('.')
        const claims: object = JSON.parse(Buffer.from(body, 'base64url').toString())
        return {
          logout_token: [head, encode({ ...claims, sub: 'person-1' }), signature].join('.'),
        }
      },
    },
  ],
  ['two keys of one name', 'oidc_unknown_key', {}, { behavior: twoKeys() }],
  [
    'a weak key',
    'oidc_weak_key',
    { signature: rs256(KEYS.weak.privateKey) },
    { behavior: { jwks: () => ({ keys: [jwkOf(KEYS.weak, { kid: 'rsa' })] }) } },
  ],
  [
    'keys that redirect inside',
    'oidc_unreachable',
    {},
    {
      behavior: {
        endpoint: {
          keys: (response) =>
            void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
        },
      },
    },
  ],
  ['enormous keys', 'oidc_unreachable', {}, keysAre(200, 'x'.repeat(400_000))],
  ['keys that are missing', 'oidc_bad_response', {}, keysAre(404, '')],
  ['keys that are no JSON', 'oidc_bad_response', {}, keysAre(200, '<html>')],
  ['keys that are none', 'oidc_bad_response', {}, keysAre(200, '{"keys":"none"}')],
  [
    'keys that break off',
    'oidc_unreachable',
    {},
    { behavior: { endpoint: { keys: (response) => void response.destroy() } } },
  ],

  // Form.
  ['no token', 'oidc_malformed_token', {}, { form: () => ({ token: 'x' }) }],
  ['an empty form', 'oidc_malformed_token', {}, { form: () => '' }],
  ['a text', 'oidc_malformed_token', {}, { form: () => ({ logout_token: 'one.two.three' }) }],
  [
    'an encrypted token',
    'oidc_encrypted_token',
    {},
    { form: () => ({ logout_token: 'a.b.c.d.e' }) },
  ],
  [
    'two tokens',
    'oidc_malformed_token',
    {},
    { form: (token) => `logout_token=${token}&logout_token=${token}` },
  ],
  [
    'the same token twice, once in escapes',
    'oidc_malformed_token',
    {},
    { form: (token) => `logout_token=${token}&logout%5Ftoken=${token}` },
  ],
  [
    'an ID token',
    'oidc_malformed_token',
    {},
    {
      form: async (_token, scene) => {
        const sent: string[] = []
        const token = (idToken: string) => sent[sent.push(idToken) && 0]
        scene.provider.change({ behavior: { claims: { sid: SID, jti: 'j' }, token } })
        await inAnotherBrowser(scene, scene)
        return { logout_token: sent[0] ?? '' }
      },
    },
  ],
]

function twoKeys(): Behavior {
  const keys = [jwkOf(KEYS.rsa, { kid: 'rsa' }), jwkOf(KEYS.other, { kid: 'rsa' })]
  return { jwks: () => ({ keys }) }
}

function keysAre(status: number, body: string): { behavior: Behavior } {
  return { behavior: { endpoint: { keys: sends(status, body) } } }
}

for (const [name, reason, token, { behavior, form } = {}] of HOSTILE) {
  test(`back-channel logout ends no session when it meets ${name}`, async () => {
    const scene = await aScene()
    if (behavior) withOtherKeys(scene, behavior)
    const made = scene.provider.logoutToken(token)
    const asked = scene.provider.asked.length
    const res = await postLogoutToken(
      scene,
      scene.customer,
      (await form?.(made, scene)) ?? { logout_token: made },
    )
    expect([res.statusCode, res.body]).toEqual([400, '{"error":"invalid_request"}'])
    expect(res.headers['cache-control']).toBe('no-store')
    expect(await reasonsOf(scene)).toEqual([['sign_out_refused', reason]])
    expect(await userOf(scene.browser)).not.toBeNull()
    // Keys are fetched only by the cases about keys: any other token is refused before.
    const fetched = scene.provider.asked.slice(asked).filter((one) => one === 'keys')
    expect(fetched).toHaveLength(behavior ? 1 : 0)
  })
}

/** Lets the provider behave so once what is known of it is old, with another address for its keys. */
function withOtherKeys({ provider, setNow }: SignIn, behavior: Behavior) {
  const now = minutesAfter(TEST_NOW, 6)
  const discovery = (known: Record<string, unknown>) => ({
    ...known,
    jwks_uri: `${String(known.jwks_uri)}?other`,
  })
  provider.change({ behavior: { ...behavior, discovery }, now })
  setNow(now)
}

test('the hostile logout tokens are at least as many as are promised', () => {
  expect(new Set(HOSTILE.map(([name]) => name)).size).toBe(HOSTILE.length)
  expect(HOSTILE.length).toBeGreaterThanOrEqual(50)
})

test('back-channel logout gives up when the keys are slow, and asks for them once', async () => {
  const provider = await startOidcProvider(TEST_NOW, aPerson('ada@northwind.example'), {
    endpoint: { keys: () => undefined },
  })
  const outside = { now: TEST_NOW, allowsLoopback: true }
  // All three come to the keys before the first gives up.
  await discover(provider.issuer, outside)
  const token = provider.logoutToken({})
  const refusals = await Promise.all(
    [1, 2, 3].map(() => verifySignature(token, provider.issuer, { ...outside, maxMs: 50 })),
  )
  for (const refusal of refusals) expect(refusal).toMatchObject({ reason: 'oidc_unreachable' })
  expect(provider.asked.filter((name) => name === 'keys')).toHaveLength(1)
})

test('a form that is too large is not read', async () => {
  const scene = await aScene()
  const form = { logout_token: scene.provider.logoutToken({}), filler: 'x'.repeat(20_000) }
  const res = await postLogoutToken(scene, scene.customer, form)
  expect(res.statusCode).toBe(413)
  expect(await userOf(scene.browser)).not.toBeNull()
})

test('a logout token ends no session of another customer when both have one provider', async () => {
  const scene = await aScene()
  const other = await anOidcCustomer(scene.deps, scene.provider.issuer, { clientId: 'other' })
  const form = { logout_token: scene.provider.logoutToken({}) }
  expect((await postLogoutToken(scene, other, form)).statusCode).toBe(400)
  expect(await reasonsOf({ ...scene, customer: other })).toEqual([
    ['sign_out_refused', 'oidc_wrong_audience'],
  ])
  expect(await userOf(scene.browser)).not.toBeNull()
})
