import { expect, test } from 'vitest'

import { aSignedInAdministrator } from '#test/a-portal.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import { aLogoutMessage, aLogoutQuery, redirectLogout } from '#test/saml-logout.ts'
import { ISSUER } from '#test/saml-responses.ts'
import { attacker } from '#test/saml-setup.ts'
import {
  anAnswer,
  aSamlCustomer,
  ENTRY_POINT,
  postAnswer,
  readRedirect,
  refusalOf,
  refused,
  userOf,
} from '#test/saml-sign-in.ts'
import { aVisitor } from '#test/test-client.ts'

const NEW_ISSUER = 'https://new.northwind.example/metadata'
const NEW_ENTRY = 'https://new.northwind.example/sso'
const NEW_LOGOUT = 'https://new.northwind.example/slo'
const WELCOME = '/dashboard?login=success'

/** The provider that is prepared: it has another name, address and key. */
const OF_DRAFT = { key: attacker, issuer: NEW_ISSUER }

/** A customer whose draft is in a pilot with ada. */
async function aPilot({ isLiveOn = true } = {}) {
  const portal = await buildTestApp()
  const customer = await aSamlCustomer(portal.deps, { enabled: isLiveOn })
  const admin = await aSignedInAdministrator(portal)
  const url = `/api/admin/customers/${customer.id}/connection`
  const draft = {
    enabled: true,
    entityId: NEW_ISSUER,
    entryPoint: NEW_ENTRY,
    logoutUrl: NEW_LOGOUT,
  }
  const saml = { ...draft, provider: 'custom', cert: attacker.certPem }
  await admin.put(`${url}/draft`, { saml, version: 0 })
  const ada = `ada@${customer.domain}`
  const started = await start([ada.toUpperCase()])
  expect(started.json()).toMatchObject({ draft: { stage: 'pilot', pilotEmails: [ada] } })

  function start(emails: string[], more: object = { untested: true }) {
    return admin.post(`${url}/pilot`, { version: 1, emails, ...more })
  }

  /** Goes from the login page to the provider that the server says. */
  async function begin(email: string) {
    const client = aVisitor(portal)
    const asked = await client.post('/api/auth/initiate-login', { email })
    return { client, ...readRedirect(asked.json().redirectUrl) }
  }

  async function signIn(email: string, of: Parameters<typeof anAnswer>[2] = {}) {
    const { client, requestId, url: entry } = await begin(email)
    const answer = anAnswer(portal.deps, customer, {
      inResponseTo: requestId,
      attributes: { email },
      nameId: email,
      ...of,
    })
    return { client, entry, res: await postAnswer(client, customer, answer) }
  }

  return { ...portal, customer, admin, url, saml, ada, start, begin, signIn }
}

test('people sign in with the draft when they are of a pilot, and all others with the live settings', async () => {
  const { ada, customer, signIn } = await aPilot()
  const pilot = await signIn(ada, OF_DRAFT)
  expect(pilot.entry.href).toContain(NEW_ENTRY)
  expect(pilot.res.headers.location).toBe(WELCOME)
  expect((await userOf(pilot.client)).email).toBe(ada)

  const other = await signIn(`grace@${customer.domain}`, { issuer: ISSUER })
  expect(other.entry.href).toContain(ENTRY_POINT)
  expect(other.res.headers.location).toBe(WELCOME)
})

test('people sign out at the provider of the draft, and it signs them out, when they are of a pilot', async () => {
  const pilot = await aPilot()
  const { ada, customer, signIn } = pilot
  const first = await signIn(ada, OF_DRAFT)
  const { redirectUrl } = (await first.client.post('/api/auth/logout')).json()
  expect(redirectUrl).toContain(`${NEW_LOGOUT}?SAMLRequest=`)

  const { client } = await signIn(ada, OF_DRAFT)
  const xml = aLogoutMessage(pilot, customer, { issuer: NEW_ISSUER, nameId: ada })
  await redirectLogout(client, customer, aLogoutQuery(xml))
  expect(await userOf(client)).not.toBeNull()
  await redirectLogout(client, customer, aLogoutQuery(xml, { key: attacker }))
  expect(await userOf(client)).toBeNull()
})

test('people of a pilot sign in when nothing is live', async () => {
  const { ada, customer, signIn, begin } = await aPilot({ isLiveOn: false })
  expect((await signIn(ada, OF_DRAFT)).res.headers.location).toBe(WELCOME)
  await expect(begin(`grace@${customer.domain}`)).rejects.toThrow('Invalid URL')
})

test('the settings of a pilot admit only its people', async () => {
  const { ada, customer, deps, signIn } = await aPilot()
  const grace = `grace@${customer.domain}`
  const { res } = await signIn(ada, { ...OF_DRAFT, attributes: { email: grace }, nameId: grace })
  expect(await refusalOf(deps, customer, res)).toMatchObject(
    refused('customer_unavailable', { detail: { expected: ada, received: grace } }),
  )
  // And an answer to a request with the live settings is read with those.
  const live = await signIn(grace, OF_DRAFT)
  expect((await refusalOf(deps, customer, live.res)).error).toBe('bad_signature')
})

test.each(['end', 'discard', 'save'] as const)(
  'a pilot ends with its sessions when an administrator decides to %s',
  async (way) => {
    const { admin, ada, saml, url, begin, signIn, customer, deps } = await aPilot()
    const { client } = await signIn(ada, OF_DRAFT)
    const { client: late, requestId } = await begin(ada)
    const ending = {
      end: () => admin.delete(`${url}/pilot`),
      discard: () => admin.delete(`${url}/draft`),
      save: () => admin.put(`${url}/draft`, { saml: { ...saml, auditEnabled: false }, version: 1 }),
    }
    expect((await ending[way]()).statusCode).toBe(200)
    expect((await client.get('/api/tickets')).statusCode).toBe(401)
    const answer = anAnswer(deps, customer, { ...OF_DRAFT, inResponseTo: requestId })
    const res = await postAnswer(late, customer, answer)
    expect((await refusalOf(deps, customer, res)).isSignedIn).toBe(false)
    expect((await begin(ada)).url.href).toContain(ENTRY_POINT)
  },
)

test('a person is signed out, and the others stay, when they leave the pilot', async () => {
  const { ada, customer, start, signIn } = await aPilot()
  const grace = `grace@${customer.domain}`
  await start([ada, grace])
  const [one, other] = [await signIn(ada, OF_DRAFT), await signIn(grace, OF_DRAFT)]
  await start([grace])
  expect((await one.client.get('/api/tickets')).statusCode).toBe(401)
  expect((await other.client.get('/api/tickets')).statusCode).toBe(200)
})

test('start pilot asks first when there was no test, and answers 400 for unknown people', async () => {
  const { ada, start } = await aPilot()
  expect((await start([ada], {})).statusCode).toBe(409)
  for (const emails of [[], ['ada@elsewhere.example'], ['ada']]) {
    const wrong = await start(emails)
    expect(wrong.statusCode).toBe(400)
    expect(Object.keys(wrong.json().fields)).toEqual(['emails'])
  }
})
