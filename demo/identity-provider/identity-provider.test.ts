import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, onTestFinished, test } from 'vitest'

import {
  createLoginForm,
  createLoginUrl,
  newRequestId,
} from '#server/access/saml/library/login-url.ts'
import { logoutRequest } from '#server/access/saml/logout/own-messages.ts'
import { readLogoutRequest } from '#server/access/saml/logout/read-logout-request.ts'
import { confirmMessage, openMessage } from '#server/access/saml/logout/read-message.ts'
import { redirectWith } from '#server/access/saml/logout/redirect-binding.ts'
import { createMetadata } from '#server/access/saml/login/own-metadata.ts'
import { readResponse } from '#server/access/saml/response/read-response.ts'
import { type SamlConnection, serviceProviderFor } from '#server/access/saml/service-provider.ts'

import { makeSigningKey, type SigningKey } from '#test/saml-responses.ts'

import type { DemoRealm } from './realms.ts'
import { type DemoIdentityProvider, startDemoIdentityProvider } from './server.ts'

const PORTAL = 'http://localhost:3000'
const REALMS: DemoRealm[] = [
  {
    realm: 'northwind',
    name: 'Northwind Traders',
    signs: 'assertion',
    people: [
      { email: 'ada@northwind.example', firstName: 'Ada', lastName: 'Lovelace' },
      { email: 'grace@northwind.example', firstName: 'Grace', lastName: 'Hopper' },
    ],
  },
  {
    realm: 'fabrikam',
    name: 'Fabrikam <& Co>',
    signs: 'response',
    people: [
      { email: 'alan@fabrikam.example', firstName: 'Alan "M."', lastName: "O'Turing & Söhne" },
    ],
  },
]

// The tests share the keys of the first start, because making keys takes longer than all the rest.
const dataDir = await mkdtemp(join(tmpdir(), 'portico-idp-'))
afterAll(() => rm(dataDir, { recursive: true }))

async function start(overrides: { portalOrigin?: string } = {}) {
  const options = {
    port: 0,
    host: '127.0.0.1',
    dataDir,
    realms: REALMS,
    portalOrigin: PORTAL,
    ...overrides,
  }
  const idp = await startDemoIdentityProvider(options)
  onTestFinished(() => idp.close())
  return idp
}

/** Opens a portal that is connected to one realm, and a browser sent there. */
function aVisit(
  idp: DemoIdentityProvider,
  name: string,
  { origin, keys }: { origin: string; keys?: SigningKey } = { origin: PORTAL },
) {
  const realm = idp.realms.find((one) => one.realm === name)
  if (!realm) throw new Error(`No realm ${name}`)
  const sp = serviceProviderFor(origin, `customer-${name}`)
  const connection: SamlConnection = {
    customerId: `customer-${name}`,
    entityId: realm.entityId,
    entryPoint: realm.ssoUrl,
    certs: [realm.certPem],
    validateSignature: true,
    validateInResponseTo: true,
    disableRequestedAuthnContext: true,
    audienceRestriction: null,
    emailAttribute: null,
    firstNameAttribute: null,
    lastNameAttribute: null,
    domains: [],
    decryptionKeys: keys ? [keys.privateKey] : null,
  }
  let cookie = ''

  async function open(passive = false, signWith?: string, loginHint?: string) {
    const requestId = newRequestId()
    const url = await createLoginUrl(connection, sp, {
      requestId,
      relayState: keys ? '' : 'a&b',
      passive,
      signWith,
      loginHint,
    })
    const response = await fetch(url, { headers: { cookie } })
    return { requestId, status: response.status, page: await response.text() }
  }

  async function post(signWith?: string) {
    const requestId = newRequestId()
    const request = { requestId, relayState: '', passive: false, signWith }
    const body = new URLSearchParams(await createLoginForm(connection, sp, request))
    const response = await fetch(connection.entryPoint, { method: 'POST', body })
    return { requestId, status: response.status, page: await response.text() }
  }

  async function press(page: string, action: string, fields: Record<string, string>) {
    const body = new URLSearchParams({ ...hiddenFields(page), ...fields })
    const response = await fetch(`${idp.url}/${name}/${action}`, {
      method: 'POST',
      body,
      headers: { cookie },
      redirect: 'manual',
    })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return { status: response.status, headers: response.headers, page: await response.text() }
  }

  function read(page: string) {
    const samlResponse = hiddenFields(page).SAMLResponse ?? ''
    return readResponse(connection, sp, { samlResponse, now: new Date() })
  }

  return { sp, open, post, press, read }
}

function hiddenFields(page: string): Record<string, string> {
  const fields = page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)
  return Object.fromEntries(
    [...fields].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
  )
}

for (const { realm, name, people, signs } of REALMS) {
  test(`the sign-in page signs a person of ${name} in with a signed ${signs}`, async () => {
    const visit = aVisit(await start(), realm)
    const [person] = people
    const { requestId, page } = await visit.open()
    const answer = await visit.press(page, 'sso', { person: person?.email ?? '' })
    expect(answer.page).toContain(`action="${visit.sp.acsUrl}"`)
    expect(hiddenFields(answer.page).RelayState).toBe('a&b')
    expect(await visit.read(answer.page)).toMatchObject({
      ok: true,
      identity: { ...person, nameId: person?.email, inResponseTo: requestId },
    })
  })

  test(`a passive request to ${name} answers NoPassive, and the person when one is signed in`, async () => {
    const visit = aVisit(await start(), realm)
    const [person] = people
    const before = await visit.open(true)
    expect(await visit.read(before.page)).toMatchObject({
      ok: false,
      reason: 'no_passive',
      inResponseTo: before.requestId,
    })
    await visit.press((await visit.open()).page, 'sso', { person: person?.email ?? '' })
    const after = await visit.open(true)
    expect(await visit.read(after.page)).toMatchObject({
      ok: true,
      identity: { email: person?.email, inResponseTo: after.requestId },
    })
  })
}

test('the sign-in page lists all people of the realm, the portal, and the signed-in person', async () => {
  const visit = aVisit(await start(), 'northwind')
  const { page } = await visit.open()
  expect(page).toContain('Sign in with Northwind Traders')
  expect(page).toContain('to continue to Portico (localhost:3000)')
  expect(page).toContain('Grace Hopper <small>grace@northwind.example</small>')
  expect(page).not.toContain('Sign out')
  await visit.press(page, 'sso', { person: 'grace@northwind.example' })
  const again = await visit.open()
  expect(again.page).toContain('grace@northwind.example (signed in)')
  expect(again.page).toContain('Sign out of the identity provider')
})

test('the sign-in page offers the others under “Someone else” when the portal has sent an address', async () => {
  const { page } = await aVisit(await start(), 'northwind').open(
    false,
    undefined,
    'Grace@northwind.example',
  )
  const [first = '', others = ''] = page.split('Someone else')
  expect(first).toContain('value="grace@northwind.example"')
  expect(first).not.toContain('value="ada@northwind.example"')
  expect(others).toContain('value="ada@northwind.example"')
})

test('sign-out ends the session at the identity provider and returns to the sign-in page', async () => {
  const visit = aVisit(await start(), 'northwind')
  const { page } = await visit.open()
  await visit.press(page, 'sso', { person: 'ada@northwind.example' })
  const answer = await visit.press(page, 'sign-out', {})
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toMatch(/^\/northwind\/sso\?SAMLRequest=/)
  const passive = await visit.open(true)
  expect(await visit.read(passive.page)).toMatchObject({ reason: 'no_passive' })
})

test('a realm ignores a session when it is of another realm', async () => {
  const idp = await start()
  const visit = aVisit(idp, 'northwind')
  const answer = await visit.press((await visit.open()).page, 'sso', {
    person: 'ada@northwind.example',
  })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const other = await fetch(`${idp.url}/fabrikam`, { headers: { cookie } })
  expect(await other.text()).toContain('You are not signed in')
})

test('the sign-in page refuses a person when they are of another realm', async () => {
  const visit = aVisit(await start(), 'northwind')
  const { page } = await visit.open()
  const answer = await visit.press(page, 'sso', { person: 'alan@fabrikam.example' })
  expect(answer).toMatchObject({ status: 400, page: expect.stringContaining('no such person') })
})

test('the identity provider refuses a request when it is from another portal', async () => {
  const idp = await start({ portalOrigin: 'http://localhost:4000' })
  const { status, page } = await aVisit(idp, 'northwind').open()
  expect(status).toBe(400)
  expect(page).toContain('This is not a sign-in request of Portico (localhost:4000)')
})

test('the identity provider answers an error page when the request is invalid', async () => {
  const idp = await start()
  for (const query of ['', '?SAMLRequest=nonsense', '?SAMLRequest=%25']) {
    const response = await fetch(`${idp.url}/northwind/sso${query}`)
    expect(response.status).toBe(400)
  }
  expect((await fetch(`${idp.url}/nobody/sso`)).status).toBe(404)
})

test('every page allows at most one script and posts only to the portal', async () => {
  const idp = await start()
  const visit = aVisit(idp, 'northwind')
  const { page } = await visit.open()
  const answer = await visit.press(page, 'sso', { person: 'ada@northwind.example' })
  const policy = answer.headers.get('content-security-policy') ?? ''
  const nonce = /script-src 'nonce-([\w-]+)'/.exec(policy)?.[1]
  expect(policy).toContain(`form-action 'self' ${PORTAL};`)
  expect(answer.page).toContain(`<script nonce="${nonce}">document.forms[0].submit()</script>`)
  expect(answer.page).toContain('<button>Continue</button>')
  expect(page).not.toContain('<script')
})

test('keys are stored for the next start, readable by their owner only', async () => {
  const first = await start()
  const second = await start()
  expect(second.realms.map(({ certPem }) => certPem)).toEqual(
    first.realms.map(({ certPem }) => certPem),
  )
  const { mode } = await stat(join(dataDir, 'identity-provider', 'northwind.pem'))
  expect(mode & 0o777).toBe(0o600)
})

test('the metadata contains the issuer, the address and the certificate of a realm', async () => {
  const idp = await start()
  const [realm] = idp.realms
  const metadata = await (await fetch(`${idp.url}/northwind/metadata`)).text()
  expect(metadata).toContain(`entityID="${realm?.entityId}"`)
  expect(metadata).toContain(`Location="${realm?.ssoUrl}"`)
  expect(metadata).toContain(realm?.certPem.split('\n')[1]?.trim())
})

/** A portal that asks for signed requests and encrypted assertions in its metadata. */
async function aPortalWithKeys() {
  const keys = await makeSigningKey('portal.example')
  const own = [{ state: 'current' as const, certificate: keys.certPem }]
  const settings = { signRequests: true, decryptAssertions: true }
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo
    const customerId = request.url?.split('/').at(-1) ?? ''
    const sp = serviceProviderFor(`http://127.0.0.1:${port}`, customerId)
    response.end(createMetadata(sp, settings, own))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { keys, origin: `http://127.0.0.1:${port}` }
}

for (const { realm, name, people, signs } of REALMS) {
  test(`${name} checks signed requests, and encrypts when the portal’s metadata asks for it, with a signed ${signs}`, async () => {
    const { keys, origin } = await aPortalWithKeys()
    const idp = await start({ portalOrigin: origin })
    const visit = aVisit(idp, realm, { origin, keys })
    expect((await visit.open(false, undefined)).status).toBe(400)
    expect((await visit.open(false, (await makeSigningKey()).privateKey)).status).toBe(400)

    const { page, requestId } = await visit.open(false, keys.privateKey)
    const [person] = people
    const answer = await visit.press(page, 'sso', { person: person?.email ?? '' })
    const xml = Buffer.from(hiddenFields(answer.page).SAMLResponse ?? '', 'base64').toString()
    expect(xml).toMatch(/EncryptedAssertion[^]*aes256-gcm/)
    expect(xml).not.toContain(person?.email)
    expect(await visit.read(answer.page)).toMatchObject({
      ok: true,
      identity: { email: person?.email, inResponseTo: requestId },
    })
  })
}

test('the sign-in page signs a person in when their request was posted', async () => {
  const visit = aVisit(await start(), 'northwind')
  const { page, requestId } = await visit.post()
  const answer = await visit.press(page, 'sso', { person: 'ada@northwind.example' })
  expect(await visit.read(answer.page)).toMatchObject({
    ok: true,
    identity: { email: 'ada@northwind.example', inResponseTo: requestId },
  })
})

test("a posted request is refused when the portal's metadata says that it signs, and it has not", async () => {
  const { keys, origin } = await aPortalWithKeys()
  const idp = await start({ portalOrigin: origin })
  const visit = aVisit(idp, 'northwind', { origin, keys })
  expect((await visit.post()).status).toBe(400)
  expect((await visit.post((await makeSigningKey()).privateKey)).status).toBe(400)
  expect((await visit.post(keys.privateKey)).status).toBe(200)
})

/** A portal whose metadata have the addresses for a sign-out, and its messages. */
async function aSignedOutPortal() {
  const { keys, origin } = await aPortalWithKeys()
  const idp = await start({ portalOrigin: origin })
  const visit = aVisit(idp, 'northwind', { origin, keys })
  const { page } = await visit.open(false, keys.privateKey)
  const answer = await visit.press(page, 'sso', { person: 'ada@northwind.example' })
  const read = await visit.read(answer.page)
  if (!read.ok) throw new Error(read.reason)
  return { keys, idp, visit, origin, identity: read.identity }
}

function expectedOf(
  { realms: [realm] }: DemoIdentityProvider,
  { sp }: { sp: { logoutUrl: string } },
) {
  const { entityId: issuer = '', certPem = '' } = realm ?? {}
  return { issuer, certs: [certPem], destination: sp.logoutUrl, now: new Date() }
}

test('a sign-out of the portal ends the session at the provider when the portal has signed it', async () => {
  const { keys, idp, visit, identity } = await aSignedOutPortal()
  const slo = `${idp.url}/northwind/slo`
  const xml = logoutRequest({
    id: '_out',
    issuer: visit.sp.entityId,
    destination: slo,
    now: new Date(),
    name: { value: identity.email, format: null, nameQualifier: null, spNameQualifier: null },
    sessionIndex: identity.sessionIndex ?? '',
  })
  const ask = (privateKey: string) =>
    fetch(redirectWith(slo, { parameter: 'SAMLRequest', xml, relayState: 'a&b' }, privateKey), {
      redirect: 'manual',
    })
  expect((await ask((await makeSigningKey()).privateKey)).status).toBe(400)
  expect((await visit.open(false, keys.privateKey)).page).toContain('(signed in)')

  const answer = await ask(keys.privateKey)
  const { searchParams, origin, pathname } = new URL(answer.headers.get('location') ?? '')
  expect(origin + pathname).toBe(visit.sp.logoutUrl)
  expect(searchParams.get('RelayState')).toBe('a&b')
  const opened = openMessage({
    parameter: 'SAMLResponse',
    search: new URL(answer.headers.get('location') ?? '').search.slice(1),
  })
  if (!opened.ok) throw new Error(opened.reason)
  expect(await confirmMessage(opened, expectedOf(idp, visit))).toMatchObject({ ok: true })
  expect((await visit.open(false, keys.privateKey)).page).not.toContain('(signed in)')
})

test.each(['redirect', 'post'])(
  'a sign-out everywhere asks the portal by %s, which the portal can follow',
  async (binding) => {
    const { idp, visit, identity } = await aSignedOutPortal()
    const answer = await visit.press('', 'sign-out-everywhere', { binding })
    const location = answer.headers.get('location')
    const opened = openMessage(
      location
        ? { parameter: 'SAMLRequest', search: new URL(location).search.slice(1) }
        : {
            parameter: 'SAMLRequest',
            posted: hiddenFields(answer.page).SAMLRequest ?? '',
            relayState: undefined,
          },
    )
    if (!opened.ok) throw new Error(opened.reason)
    const confirmed = await confirmMessage(opened, expectedOf(idp, visit))
    if (!confirmed.ok) throw new Error(`${confirmed.reason} ${JSON.stringify(confirmed.detail)}`)
    expect(readLogoutRequest(confirmed.message, [])).toMatchObject({
      name: { value: identity.email },
      indexes: [identity.sessionIndex],
    })
  },
)
