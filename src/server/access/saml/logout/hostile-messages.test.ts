import { deflateRawSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { allJobs } from '#server/all-jobs.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import {
  aLogoutMessage,
  aLogoutQuery,
  aSignedIn,
  type LogoutOptions,
  postLogout,
  redirectLogout,
} from '#test/saml-logout.ts'
import { runEach } from '#test/run-schedules.ts'
import { minutesAfter, RSA_SHA1, signElement } from '#test/saml-responses.ts'
import { attacker, idp } from '#test/saml-setup.ts'
import { aSamlCustomer, userOf } from '#test/saml-sign-in.ts'
import { aVisitor } from '#test/test-client.ts'

async function aScene(saml: Parameters<typeof aSamlCustomer>[1] = {}) {
  const portal = await buildTestApp()
  const logoutUrl = 'https://idp.northwind.example/slo'
  const customer = await aSamlCustomer(portal.deps, { logoutUrl, ...saml })
  const client = await aSignedIn(portal, customer)
  const ask = (options: LogoutOptions = {}) => aLogoutMessage(portal, customer, options)
  const redirect = (query: string) => redirectLogout(aVisitor(portal), customer, query)
  const post = (xml: string, how: Parameters<typeof postLogout>[3] = {}) =>
    postLogout(portal, customer, xml, how)

  /** Returns why the message was refused, and that it ended nothing. */
  async function refusalOf(res: Awaited<ReturnType<typeof redirect>>) {
    const url = new URL(String(res.headers.location), 'http://here')
    const noted = await asWorker(portal.deps.db, (tx) =>
      tx
        .selectFrom('signInFailures')
        .select('detail')
        .where('customerId', '=', customer.id)
        .where('ref', '=', url.searchParams.get('ref') ?? '')
        .executeTakeFirstOrThrow(),
    )
    expect(res.statusCode).toBe(303)
    expect(url.searchParams.get('error')).toBe('sign_out_refused')
    expect(await userOf(client)).not.toBeNull()
    return noted.detail.hint?.split(':')[0]
  }
  return { ...portal, customer, client, ask, redirect, post, refusalOf }
}

test('a redirected request ends nothing when it lacks a whole signature of the provider', async () => {
  const { ask, redirect, refusalOf, customer, client } = await aScene()
  const xml = ask()
  const signed = aLogoutQuery(xml, { relayState: 'one' })
  const without = (name: string) => signed.replace(new RegExp(`&${name}=[^&]*`), '')

  expect(await refusalOf(await redirect(without('Signature')))).toBe('no_signature')
  expect(await refusalOf(await redirect(without('SigAlg')))).toBe('no_signature')
  expect(await refusalOf(await redirect(`${without('Signature')}&Signature=`))).toBe('no_signature')
  expect(await refusalOf(await redirect(without('RelayState')))).toBe('bad_signature')
  expect(await refusalOf(await redirect(signed.replace('=one', '=two')))).toBe('bad_signature')
  const other = aLogoutQuery(ask({ nameId: 'other' })).split('&')[0] ?? ''
  expect(await refusalOf(await redirect(signed.replace(/^[^&]*/, other)))).toBe('bad_signature')
  const ofAttacker = aLogoutQuery(xml, { key: attacker })
  expect(await refusalOf(await redirect(ofAttacker))).toBe('bad_signature')
  const weak = aLogoutQuery(xml, { method: RSA_SHA1 })
  expect(await refusalOf(await redirect(weak))).toBe('weak_algorithm')
  expect(await refusalOf(await redirect(`${signed}&Signature=x`))).toBe('malformed')
  expect((await redirect(`${signed}&RelayState=two`)).statusCode).toBe(400)
  // As it was, it is accepted.
  expect((await redirectLogout(client, customer, signed)).statusCode).toBe(302)
  expect(await userOf(client)).toBeNull()
})

test('a signature is checked against the address exactly as it was written', async () => {
  const { ask, redirect, client } = await aScene()
  const lower = (query: string) => query.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())
  const signedUpper = aLogoutQuery(ask(), { tamper: lower })
  const refused = await redirect(signedUpper)
  expect(refused.headers.location).toContain('sign_out_refused')
  expect(await userOf(client)).not.toBeNull()
})

test('a posted request ends nothing when it lacks a signature of the provider around all of it', async () => {
  const { ask, post, refusalOf } = await aScene()
  const xml = ask({ id: '_asked' })
  expect(await refusalOf(await post(xml, { isSigned: false }))).toBe('no_signature')
  expect(await refusalOf(await post(xml, { key: attacker }))).toBe('bad_signature')
  const weak = signElement(xml, '_asked', { key: idp, signatureAlgorithm: RSA_SHA1 })
  expect(await refusalOf(await post(weak, { isSigned: false }))).toBe('weak_algorithm')
  const signed = signElement(xml, '_asked', { key: idp })
  const renamed = signed.replace('>ada@', '>bob@')
  expect(await refusalOf(await post(renamed, { isSigned: false }))).toBe('bad_signature')
  const wrapped = xml
    .replace('_asked', '_evil')
    .replace('</samlp:LogoutRequest>', `${signed}</samlp:LogoutRequest>`)
  expect(await refusalOf(await post(wrapped, { isSigned: false }))).toBe('bad_signature')
})

test('a signed request ends nothing when it is not for us, of now and of the provider', async () => {
  const { ask, redirect, refusalOf, deps } = await aScene()
  const now = deps.now()
  const refused = async (options: LogoutOptions) =>
    refusalOf(await redirect(aLogoutQuery(ask(options))))

  expect(await refused({ issuer: 'https://other.example' })).toBe('wrong_issuer')
  expect(await refused({ destination: 'https://other.example/slo' })).toBe('wrong_destination')
  expect(await refused({ issuedAt: minutesAfter(now, 2) })).toBe('not_yet_valid')
  expect(await refused({ issuedAt: minutesAfter(now, -17) })).toBe('too_old')
  expect(await refused({ notOnOrAfter: minutesAfter(now, -2) })).toBe('expired')
  expect(await refused({ nameId: '' })).toBe('malformed')
  const asAnswer = aLogoutQuery(ask({ inResponseTo: '_x' })).replace('SAMLResponse', 'SAMLRequest')
  expect(await refusalOf(await redirect(asAnswer))).toBe('unexpected_message')
})

test('a request ends no later session when its address is used again', async () => {
  const scene = await aScene()
  const { ask, redirect, customer } = scene
  const query = aLogoutQuery(ask())
  expect((await redirect(query)).statusCode).toBe(302)
  const again = await aSignedIn(scene, customer)
  expect((await redirect(query)).headers.location).toContain('sign_out_refused')
  expect(await userOf(again)).not.toBeNull()
})

test('a message is refused before its signature is checked when it is hidden, deep, large or inflates without end', async () => {
  const { redirect, post, refusalOf, ask } = await aScene()
  const inflated = (xml: string | Buffer) =>
    `SAMLRequest=${encodeURIComponent(deflateRawSync(xml).toString('base64'))}`

  expect(await refusalOf(await redirect(inflated(Buffer.alloc(20_000_000))))).toBe('too_large')
  expect(await refusalOf(await redirect('SAMLRequest=x'))).toBe('malformed')
  expect(await refusalOf(await redirect('SAMLRequest=%E0%A4%A'))).toBe('malformed')
  expect(await refusalOf(await redirect(''))).toBe('malformed')
  expect(await refusalOf(await redirect(inflated(`<!DOCTYPE x>${ask()}`)))).toBe('doctype')
  const crowded = ask({ indexes: Array.from({ length: 300 }, (_, at) => `_${at}`) })
  expect(await refusalOf(await redirect(inflated(crowded)))).toBe('too_complex')
  const large = 'a'.repeat(300_000)
  expect(
    await refusalOf(await post(`<samlp:LogoutRequest ID="_a">${large}`, { isSigned: false })),
  ).toBe('too_large')
})

test('the previous certificate is accepted when the provider is changing its own', async () => {
  const { ask, redirect, client, customer, deps } = await aScene()
  await deps.db
    .updateTable('connections')
    .set({ cert: attacker.certPem, previousCert: idp.certPem })
    .where('customerId', '=', customer.id)
    .execute()
  await redirect(aLogoutQuery(ask()))
  expect(await userOf(client)).toBeNull()
})

test('a request stays used for the extra minute in which a slow clock accepts it', async () => {
  const scene = await aScene()
  const { ask, redirect, setNow, deps, customer } = scene
  const query = aLogoutQuery(ask())
  expect((await redirect(query)).statusCode).toBe(302)
  setNow(minutesAfter(deps.now(), 15.5))
  await runEach(
    deps,
    allJobs(deps).filter(({ name }) => name === 'expired-saml-assertions'),
  )
  const again = await aSignedIn(scene, customer)
  expect((await redirect(query)).headers.location).toContain('sign_out_refused')
  expect(await userOf(again)).not.toBeNull()
})

test.each(['toString', 'constructor', '__proto__'])(
  'a request is refused as weak when its signature method is %s',
  async (method) => {
    const { ask, redirect, refusalOf } = await aScene()
    const query = aLogoutQuery(ask()).replace(/SigAlg=[^&]*/, `SigAlg=${method}`)
    expect(await refusalOf(await redirect(query))).toBe('weak_algorithm')
  },
)

test('messages are counted with the sign-ins from their address when they are refused, and others are not', async () => {
  const portal = await buildTestApp({ signInRateLimit: 3 })
  const customer = await aSamlCustomer(portal.deps)
  const ask = (query: string) => redirectLogout(aVisitor(portal), customer, query)
  const good = () => ask(aLogoutQuery(aLogoutMessage(portal, customer)))
  for (const _ of Array.from({ length: 5 })) expect((await good()).statusCode).toBe(303)
  const statuses: number[] = []
  for (const _ of Array.from({ length: 4 })) statuses.push((await ask('SAMLRequest=x')).statusCode)
  expect(statuses).toEqual([303, 303, 303, 429])
})

test('a sealed session opens nothing when it was given to another customer', async () => {
  const scene = await aScene({ logoutByPost: true })
  const other = await aSamlCustomer(scene.deps, {
    logoutUrl: 'https://idp.northwind.example/slo',
    logoutByPost: true,
  })
  const { redirectUrl } = (await scene.client.post('/api/auth/logout')).json()
  const elsewhere = redirectUrl.replace(scene.customer.id, other.id)
  expect((await scene.client.get(elsewhere)).statusCode).toBe(404)
  expect((await scene.client.get(`${redirectUrl}x`)).statusCode).toBe(404)
  // Neither a stranger nor a later reader of the address has anything signed.
  expect((await aVisitor(scene).get(redirectUrl)).statusCode).toBe(404)
  expect((await scene.client.get(redirectUrl)).statusCode).toBe(200)
  scene.setNow(minutesAfter(scene.deps.now(), 6))
  expect((await scene.client.get(redirectUrl)).statusCode).toBe(404)
})
