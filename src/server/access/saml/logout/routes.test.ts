import { createVerify, X509Certificate } from 'node:crypto'

import { expect, test } from 'vitest'

import { ownCertificates } from '#server/access/saml/keys/key-pairs.ts'
import { serviceProviderFor } from '#server/access/saml/service-provider.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import {
  aLogoutMessage,
  aLogoutQuery,
  aSignedIn,
  postLogout,
  redirectLogout,
} from '#test/saml-logout.ts'
import { EMAIL_FORMAT, RESPONDER } from '#test/saml-responses.ts'
import { aSamlCustomer, readRedirect, userOf } from '#test/saml-sign-in.ts'
import { aVisitor } from '#test/test-client.ts'

const LOGOUT_URL = 'https://idp.northwind.example/slo?tenant=1'
const EVERYWHERE = '/login?signed-out=everywhere'
const HERE = '/login?signed-out=here'
const PARTIAL = 'urn:oasis:names:tc:SAML:2.0:status:PartialLogout'

async function aPortal(saml: Parameters<typeof aSamlCustomer>[1] = {}) {
  const portal = await buildTestApp()
  const customer = await aSamlCustomer(portal.deps, { logoutUrl: LOGOUT_URL, ...saml })
  return { ...portal, customer }
}

/** Returns whether one of our certificates has signed the query. */
async function isSignedByUs(deps: Parameters<typeof ownCertificates>[0], search: string) {
  const [signed = '', signature = ''] = search.slice(search.indexOf('SAMLRe')).split('&Signature=')
  const bytes = Buffer.from(decodeURIComponent(signature), 'base64')
  const certificates = await ownCertificates(deps)
  return certificates.some((pem) =>
    createVerify('sha256').update(signed).verify(new X509Certificate(pem).publicKey, bytes),
  )
}

test('logout ends the session and answers the address of a signed request for this session', async () => {
  const portal = await aPortal()
  const { customer, deps } = portal
  const client = await aSignedIn(portal, customer, { sessionIndex: '_s1' })
  expect(await userOf(client)).not.toBeNull()

  const res = await client.post('/api/auth/logout')
  expect(await userOf(client)).toBeNull()
  expect(res.json()).toEqual({ success: true, redirectUrl: expect.any(String) })
  const { url, request } = readRedirect(res.json().redirectUrl)
  expect(url.href).toMatch(`${LOGOUT_URL}&SAMLRequest=`)
  expect(await isSignedByUs(deps, url.search)).toBe(true)
  const sp = serviceProviderFor(deps.config.publicUrl, customer.id)
  expect(request).toContain('Destination="https://idp.northwind.example/slo?tenant=1"')
  expect(request).toContain(`<saml:Issuer>${sp.entityId}</saml:Issuer>`)
  expect(request).toMatch(
    new RegExp(
      `<saml:NameID Format="${EMAIL_FORMAT}">ada@.*</saml:NameID><samlp:SessionIndex>_s1<`,
    ),
  )
})

test('logout says nothing of the provider when it offers no sign-out, or is another by now', async () => {
  const portal = await aPortal()
  const { customer, deps } = portal
  const change = (saml: { logoutUrl?: string | null; entityId?: string }) =>
    deps.db.updateTable('connections').set(saml).where('customerId', '=', customer.id).execute()

  const first = await aSignedIn(portal, customer)
  await change({ logoutUrl: null })
  expect((await first.post('/api/auth/logout')).json()).toEqual({ success: true })
  const second = await aSignedIn(portal, customer)
  await change({ logoutUrl: LOGOUT_URL, entityId: 'https://other.example' })
  expect((await second.post('/api/auth/logout')).json()).toEqual({ success: true })
})

test('the provider’s answer leads to the login page, which says whether it has confirmed', async () => {
  const portal = await aPortal()
  const { customer } = portal
  const client = await aSignedIn(portal, customer)
  const { requestId } = readRedirect((await client.post('/api/auth/logout')).json().redirectUrl)
  const answer = (options: Parameters<typeof aLogoutMessage>[2]) =>
    aLogoutMessage(portal, customer, { inResponseTo: requestId, ...options })
  const lead = async (query: string) =>
    (await redirectLogout(client, customer, query)).headers.location

  expect(await lead(aLogoutQuery(answer({})))).toBe(EVERYWHERE)
  expect((await postLogout(portal, customer, answer({}))).headers.location).toBe(EVERYWHERE)
  expect(await lead(aLogoutQuery(answer({ nestedStatus: PARTIAL })))).toBe(HERE)
  expect(await lead(aLogoutQuery(answer({ status: RESPONDER })))).toBe(HERE)
  expect(await lead(aLogoutQuery(answer({ inResponseTo: '_other' })))).toBe(HERE)
  const unsigned = (query: string) => query.replace(/&Signature=.*/, '')
  expect(await lead(aLogoutQuery(answer({}), { tamper: unsigned }))).toBe(HERE)
})

test('an answer confirms nothing when the request was another customer’s, or is half an hour old', async () => {
  const portal = await aPortal()
  const { customer, deps, setNow } = portal
  const other = await aSamlCustomer(deps, { logoutUrl: LOGOUT_URL })
  const client = await aSignedIn(portal, customer)
  const { requestId } = readRedirect((await client.post('/api/auth/logout')).json().redirectUrl)
  const lead = async (whose: typeof customer) => {
    const xml = aLogoutMessage(portal, whose, { inResponseTo: requestId })
    return (await redirectLogout(client, whose, aLogoutQuery(xml))).headers.location
  }
  expect(await lead(other)).toBe(HERE)
  setNow(new Date(deps.now().getTime() + 29 * 60_000))
  expect(await lead(customer)).toBe(EVERYWHERE)
  setNow(new Date(deps.now().getTime() + 2 * 60_000))
  expect(await lead(customer)).toBe(HERE)
})

test('logout leads over a page that posts the request when the provider takes no other', async () => {
  const portal = await aPortal({ logoutByPost: true })
  const { customer } = portal
  const client = await aSignedIn(portal, customer, { sessionIndex: '_s1' })
  const { redirectUrl } = (await client.post('/api/auth/logout')).json()
  expect(redirectUrl).toMatch(/^\/api\/auth\/saml\/sign-out\//)
  const page = await client.get(redirectUrl)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(`<form method="post" action="${LOGOUT_URL}">`)
  const value = /name="SAMLRequest" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
  const xml = Buffer.from(value, 'base64').toString()
  expect(xml).toMatch(/<\/saml:Issuer><Signature .*rsa-sha256.*<samlp:SessionIndex>_s1</s)
  expect(page.headers['content-security-policy']).toContain("script-src 'sha256-")
})

test("a provider's request ends the sessions of its name, and is answered by the same binding, when it is valid", async () => {
  const portal = await aPortal()
  const { customer, deps } = portal
  const client = await aSignedIn(portal, customer)
  const elsewhere = await aSignedIn(portal, customer)
  const colleague = await aSignedIn(portal, customer, {
    nameId: `bob@${customer.domain}`,
    attributes: { email: `bob@${customer.domain}` },
  })
  const xml = aLogoutMessage(portal, customer, { id: '_asked' })
  const query = aLogoutQuery(xml, { relayState: 'a b&c' })
  const res = await redirectLogout(client, customer, query)

  expect(res.statusCode).toBe(302)
  const { url, request } = readRedirect(
    String(res.headers.location).replace('SAMLResponse', 'SAMLRequest'),
  )
  expect(url.searchParams.get('RelayState')).toBe('a b&c')
  expect(await isSignedByUs(deps, String(res.headers.location))).toBe(true)
  expect(request).toMatch(/^<samlp:LogoutResponse .*InResponseTo="_asked".*status:Success"/)
  expect(await userOf(client)).toBeNull()
  expect(await userOf(elsewhere)).toBeNull()
  expect(await userOf(colleague)).not.toBeNull()
})

test('a posted request ends only the sessions that it lists when it has no cookie', async () => {
  const portal = await aPortal({ logoutByPost: true })
  const { customer } = portal
  const named = await aSignedIn(portal, customer, { sessionIndex: '_s1' })
  const other = await aSignedIn(portal, customer, { sessionIndex: '_s2' })
  const unnumbered = await aSignedIn(portal, customer, { sessionIndex: null })
  const xml = aLogoutMessage(portal, customer, { indexes: ['_s1', '_s3'] })
  const res = await postLogout(portal, customer, xml, { relayState: 'x' })

  expect(res.statusCode).toBe(200)
  expect(res.body).toContain('name="SAMLResponse"')
  expect(res.body).toContain('<input type="hidden" name="RelayState" value="x">')
  expect(await userOf(named)).toBeNull()
  expect(await userOf(other)).not.toBeNull()
  expect(await userOf(unnumbered)).not.toBeNull()
})

test('a request ends no session when it is of another customer, even of the same name by the same provider', async () => {
  const portal = await aPortal()
  const { customer, deps } = portal
  const other = await aSamlCustomer(deps, { logoutUrl: LOGOUT_URL })
  const nameId = '00u1'
  const here = await aSignedIn(portal, customer, { nameId })
  const there = await aSignedIn(portal, other, { nameId })
  const query = aLogoutQuery(aLogoutMessage(portal, customer, { nameId }))

  expect((await redirectLogout(there, other, query)).headers.location).toMatch(/sign_out_refused/)
  expect(await userOf(there)).not.toBeNull()
  await redirectLogout(here, customer, query)
  expect(await userOf(here)).toBeNull()
  expect(await userOf(there)).not.toBeNull()
})

test('a request that names no session is answered with success, and leads to the login page when there is no address', async () => {
  const portal = await aPortal()
  const { customer, deps } = portal
  const ask = () =>
    redirectLogout(aVisitor(portal), customer, aLogoutQuery(aLogoutMessage(portal, customer)))
  expect((await ask()).headers.location).toMatch(/^https:\/\/idp\.northwind\.example\/slo/)
  await deps.db
    .updateTable('connections')
    .set({ logoutUrl: null })
    .where('customerId', '=', customer.id)
    .execute()
  expect((await ask()).headers.location).toBe(EVERYWHERE)
})

test('the metadata names the address for both bindings', async () => {
  const portal = await aPortal()
  const { customer, deps } = portal
  const { body } = await aVisitor(portal).get(`/saml/metadata/${customer.id}`)
  const { logoutUrl } = serviceProviderFor(deps.config.publicUrl, customer.id)
  for (const binding of ['HTTP-Redirect', 'HTTP-POST']) {
    expect(body).toContain(
      `<SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${logoutUrl}"/>`,
    )
  }
})
