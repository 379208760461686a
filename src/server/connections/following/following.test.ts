import { once } from 'node:events'
import { X509Certificate } from 'node:crypto'
import { createServer } from 'node:http'

import { expect, onTestFinished, test } from 'vitest'

import { allJobs } from '#server/all-jobs.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { aSignedInAdministrator } from '#test/a-portal.ts'
import { anAdministrator } from '#test/builders.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import { aMailServer } from '#test/mail-server.ts'
import { runEach, runOutbox } from '#test/run-schedules.ts'
import { ISSUER, makeSigningKey, type SigningKey } from '#test/saml-responses.ts'
import {
  aSamlCustomer,
  anAnswer,
  beginSignIn,
  ENTRY_POINT,
  postAnswer,
  userOf,
} from '#test/saml-sign-in.ts'
import { aVisitor } from '#test/test-client.ts'

const DAY_MS = 86_400_000

const [OLD, NEW, LATER] = await Promise.all(
  [2028, 2030, 2032].map((year) =>
    makeSigningKey(`signs-until-${year}.example`, { endsAt: new Date(Date.UTC(year, 0, 1)) }),
  ),
)

type Published = { keys: SigningKey[]; entityId?: string; entryPoint?: string; status?: number }

/** Publishes the metadata of an identity provider, over HTTP on this machine. */
async function aProvider(published: Published) {
  const state = { ...published, asked: 0 }
  const server = createServer((_request, response) => {
    state.asked += 1
    response.writeHead(state.status ?? 200).end(metadataOf(state))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { state, url: `http://127.0.0.1:${port}/metadata` }
}

function metadataOf({ keys, entityId = ISSUER, entryPoint = ENTRY_POINT }: Published): string {
  const descriptors = keys.map(
    ({ certPem }) =>
      `<KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${certPem.replaceAll(/-----[^-]+-----|\s/g, '')}</X509Certificate></X509Data></KeyInfo></KeyDescriptor>`,
  )
  return `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}"><IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${descriptors.join('')}<SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${entryPoint}"/></IDPSSODescriptor></EntityDescriptor>`
}

async function aFollowedCustomer(published: Published, { follows = false } = {}) {
  const server = await aMailServer()
  const portal = await buildTestApp({ mail: server.settings })
  const provider = await aProvider(published)
  await anAdministrator(portal.deps)
  const customer = await aSamlCustomer(portal.deps, {
    cert: OLD?.certPem ?? '',
    metadataUrl: provider.url,
    followMetadata: follows,
  })
  // Sessions end, and confirmations sooner, so each call has a new one.
  const admin = () => aSignedInAdministrator(portal)
  const url = `/api/admin/customers/${customer.id}/connection`
  return {
    ...portal,
    admin,
    customer,
    provider,
    url,
    /** Runs the job once the next look is due. */
    async anotherDay(days = 1.5) {
      portal.setNow(new Date(portal.deps.now().getTime() + days * DAY_MS))
      const looks = allJobs(portal.deps).filter(({ name }) => name === 'metadata-looks')
      await runEach(portal.deps, looks)
    },
    /** The subjects of mails about this customer since the last call. */
    async told() {
      const watch = allJobs(portal.deps).filter(({ name }) => name === 'lasting-failures')
      expect(await runEach(portal.deps, watch)).toEqual([])
      await runOutbox(portal.deps, ['connection-mail'])
      const subjects = server.mails.splice(0).map(({ subject }) => subject)
      return [...new Set(subjects.filter((subject) => subject.includes(customer.name)))]
    },
    async signsIn(key: SigningKey | undefined): Promise<boolean> {
      const client = aVisitor(portal)
      const { requestId } = await beginSignIn(client, customer)
      await postAnswer(
        client,
        customer,
        anAnswer(portal.deps, customer, { key, inResponseTo: requestId }),
      )
      return (await userOf(client)) !== null
    },
    async accepted(): Promise<string[]> {
      const { accepted } = (await (await admin()).get(`${url}/certificates`)).json()
      return accepted.map(({ subject }: { subject: string }) => subject.replace(/^CN=/, ''))
    },
  }
}

const [OLD_NAME, NEW_NAME] = ['signs-until-2028.example', 'signs-until-2030.example']

function these(...some: (SigningKey | undefined)[]): SigningKey[] {
  return some.filter((key) => key !== undefined)
}

test('no sign-in fails, and the old key is removed, when a provider changes its key', async () => {
  const at = await aFollowedCustomer({ keys: these(OLD) }, { follows: true })
  const { provider } = at
  const days: [published: SigningKey[], signing: (SigningKey | undefined)[]][] = [
    [these(OLD), [OLD, OLD]],
    [these(OLD, NEW), [OLD, OLD]],
    // Its servers change one after the other.
    [these(OLD, NEW), [NEW, OLD, NEW]],
    [these(NEW), [NEW, OLD, NEW]],
    [these(NEW), [NEW, NEW]],
    [these(NEW), [NEW]],
    [these(NEW), [NEW]],
    [these(NEW), [NEW]],
  ]
  for (const [published, signing] of days) {
    provider.state.keys = published
    await at.anotherDay()
    for (const key of signing) expect(await at.signsIn(key)).toBe(true)
  }
  expect(await at.accepted()).toEqual([NEW_NAME])
  expect(await at.signsIn(OLD)).toBe(false)
  expect(await at.told()).toEqual([`${at.customer.name}’s new signing certificate is now accepted`])
  const entries = await (
    await at.admin()
  ).get(`/api/admin/audit-log?action=connection.certificates_taken&customerId=${at.customer.id}`)
  expect(entries.json()).toHaveLength(2)
})

test('sign-ins continue when a provider switches to its new key without an overlap', async () => {
  const at = await aFollowedCustomer({ keys: these(OLD) }, { follows: true })
  await at.anotherDay()
  expect(await at.signsIn(OLD)).toBe(true)
  at.provider.state.keys = these(NEW)
  await at.anotherDay()
  expect(await at.signsIn(OLD)).toBe(true)
  expect(await at.signsIn(NEW)).toBe(true)
  expect(await at.accepted()).toEqual([NEW_NAME, OLD_NAME])
})

test('each certificate signs in when a provider publishes many, and the odd one is let go', async () => {
  const at = await aFollowedCustomer({ keys: these(OLD) }, { follows: true })
  at.provider.state.keys = these(OLD, NEW, LATER)
  await at.anotherDay()
  const names = [OLD_NAME, NEW_NAME, 'signs-until-2032.example']
  expect(await at.accepted()).toEqual(names.toReversed())
  for (const key of [OLD, NEW, LATER]) expect(await at.signsIn(key)).toBe(true)
  const form = (await (await at.admin()).get(`/api/admin/customers/${at.customer.id}`)).json()
  expect(form.saml).toMatchObject({ cert: pemOf(LATER), previousCert: pemOf(NEW) })
  expect(form.saml.moreCerts).toEqual([pemOf(OLD)])
  const entries = await (
    await at.admin()
  ).get(`/api/admin/audit-log?action=connection.certificates_taken&customerId=${at.customer.id}`)
  expect(entries.json()[0].after['moreCerts']).toEqual([
    { sha256: expect.any(String), expiresAt: expect.any(String) },
  ])
})

/** With the line breaks that it is stored with. */
function pemOf(key: SigningKey | undefined): string {
  return new X509Certificate(key?.certPem ?? '').toString()
}

test('a new certificate is offered once, and accepted by one click', async () => {
  const at = await aFollowedCustomer({ keys: these(OLD, NEW) })
  await at.anotherDay()
  expect(await at.told()).toEqual([`${at.customer.name} has a new signing certificate`])
  await at.anotherDay()
  expect(await at.told()).toEqual([])
  expect(await at.signsIn(NEW)).toBe(false)

  const notices = (await (await at.admin()).get('/api/admin/attention')).json()
  const notice = { subjectId: at.customer.id, name: at.customer.name, kind: 'new_certificate' }
  expect(notices).toContainEqual(expect.objectContaining(notice))
  const { offer, accepted } = (await (await at.admin()).get(`${at.url}/certificates`)).json()
  expect(accepted).toMatchObject([{ subject: `CN=${OLD_NAME}` }])
  expect(offer).toMatchObject({
    certificates: [{ subject: `CN=${NEW_NAME}` }, { subject: `CN=${OLD_NAME}` }],
    hasNewCertificate: true,
    entityId: null,
    entryPoint: null,
  })
  const stale = await (await at.admin()).post(`${at.url}/metadata/take`, { offer: 'another' })
  expect(stale.statusCode).toBe(409)
  const taken = await (await at.admin()).post(`${at.url}/metadata/take`, { offer: offer.id })
  expect(taken.json()).toMatchObject({
    accepted: [{ subject: `CN=${NEW_NAME}` }, { subject: `CN=${OLD_NAME}` }],
    offer: null,
  })
  expect(await at.signsIn(NEW)).toBe(true)
  expect((await (await at.admin()).get('/api/admin/attention')).json()).not.toContainEqual(
    expect.objectContaining(notice),
  )
})

test('a form does not undo a certificate when that was accepted while it was open', async () => {
  const at = await aFollowedCustomer({ keys: these(OLD, NEW) }, { follows: true })
  const form = (await (await at.admin()).get(`/api/admin/customers/${at.customer.id}`)).json()
  await at.anotherDay()
  const res = await (await at.admin()).put(`/api/admin/customers/${at.customer.id}`, form)
  expect(res.statusCode).toBe(409)
  expect(await at.accepted()).toEqual([NEW_NAME, OLD_NAME])
})

test('a draft goes live with the certificates when these were accepted in the meantime', async () => {
  const at = await aFollowedCustomer({ keys: these(OLD) }, { follows: true })
  const form = (await (await at.admin()).get(`/api/admin/customers/${at.customer.id}`)).json()
  const saml = { ...form.saml, auditEnabled: false }
  const draft = await (await at.admin()).put(`${at.url}/draft`, { saml, version: 0 })
  at.provider.state.keys = these(OLD, NEW)
  await at.anotherDay()
  const seen = { version: draft.json().draft.version, untested: true }
  expect((await (await at.admin()).post(`${at.url}/go-live`, seen)).statusCode).toBe(200)
  expect(await at.accepted()).toEqual([NEW_NAME, OLD_NAME])
})

test('a certificate is offered and never accepted when its issuer or entry point is another', async () => {
  const at = await aFollowedCustomer({ keys: these(OLD) }, { follows: true })
  Object.assign(at.provider.state, {
    keys: these(NEW),
    entityId: 'https://other.example',
    entryPoint: 'https://other.example/sso',
  })
  await at.anotherDay()
  expect(await at.told()).toEqual([`${at.customer.name}’s identity provider settings have changed`])
  const notices = (await (await at.admin()).get('/api/admin/attention')).json()
  expect(notices).toContainEqual(
    expect.objectContaining({ subjectId: at.customer.id, kind: 'other_settings' }),
  )
  expect(await at.accepted()).toEqual([OLD_NAME])
  const { offer } = (await (await at.admin()).get(`${at.url}/certificates`)).json()
  expect(offer).toMatchObject({
    entityId: 'https://other.example',
    entryPoint: 'https://other.example/sso',
  })
  const refused = await (await at.admin()).post(`${at.url}/metadata/take`, { offer: offer.id })
  expect(refused.statusCode).toBe(409)

  at.provider.state.entityId = ISSUER
  await at.anotherDay()
  expect(await at.accepted()).toEqual([NEW_NAME, OLD_NAME])
  const { saml } = (await (await at.admin()).get(`/api/admin/customers/${at.customer.id}`)).json()
  expect(saml).toMatchObject({ entityId: ISSUER, entryPoint: ENTRY_POINT })
})

test('metadata changes nothing when it cannot be read, and is reported once after three days', async () => {
  const at = await aFollowedCustomer({ keys: these(OLD) }, { follows: true })
  await at.anotherDay()
  at.provider.state.status = 500
  await at.anotherDay()
  await at.anotherDay(2.9)
  expect(await at.told()).toEqual([])
  await at.anotherDay()
  await at.anotherDay()
  expect(await at.told()).toEqual([`Failed to read ${at.customer.name}’s metadata`])
  const { metadata, accepted, offer } = (
    await (await at.admin()).get(`${at.url}/certificates`)
  ).json()
  expect(metadata).toMatchObject({ problem: 'status', detail: '500' })
  expect([accepted.length, offer]).toEqual([1, null])

  at.provider.state.status = 200
  const now = await (await at.admin()).post(`${at.url}/metadata/look`)
  expect(now.json().metadata).toMatchObject({ problem: null, failingSince: null })
})

test('each connection is checked once a day by any number of processes, and not when it is switched off', async () => {
  const at = await aFollowedCustomer({ keys: these(OLD) })
  await at.anotherDay()
  await at.anotherDay(0)
  expect(at.provider.state.asked).toBe(1)
  await at.anotherDay()
  expect(at.provider.state.asked).toBe(2)
  await asWorker(at.deps.db, (tx) =>
    tx
      .updateTable('connections')
      .set({ enabled: false })
      .where('customerId', '=', at.customer.id)
      .execute(),
  )
  await at.anotherDay(3)
  expect(at.provider.state.asked).toBe(2)
})

test('the address is looked at when it is entered, and a wrong one is refused', async () => {
  const at = await aFollowedCustomer({ keys: these(OLD, LATER) })
  const put = async (body: object) => (await at.admin()).put(`${at.url}/metadata`, body)
  const plain = await put({ metadataUrl: 'http://idp.example/metadata', followMetadata: false })
  expect(plain.json()).toMatchObject({ fields: { metadataUrl: expect.stringContaining('https') } })
  const none = await put({ metadataUrl: null, followMetadata: true })
  expect(none.statusCode).toBe(400)
  const saved = await put({ metadataUrl: at.provider.url, followMetadata: true })
  expect(saved.json()).toMatchObject({
    accepted: [{ subject: 'CN=signs-until-2032.example' }, { subject: `CN=${OLD_NAME}` }],
    metadata: { url: at.provider.url, follows: true, problem: null },
  })
  const off = await put({ metadataUrl: null, followMetadata: false })
  expect(off.json()).toMatchObject({ metadata: { url: null, lookedAt: null }, offer: null })
})

test('which certificate signed is kept once a day, and at once when it is another', async () => {
  const at = await aFollowedCustomer({ keys: these(OLD, NEW) }, { follows: true })
  const start = at.deps.now()
  const signedAt = async () => {
    const { accepted } = (await (await at.admin()).get(`${at.url}/certificates`)).json()
    return Object.fromEntries(
      accepted.map((one: { subject: string; signedAt: string | null }) => [
        one.subject.replace(/^CN=/, ''),
        one.signedAt === null ? null : (Date.parse(one.signedAt) - start.getTime()) / 3_600_000,
      ]),
    )
  }
  const after = (hours: number) => at.setNow(new Date(start.getTime() + hours * 3_600_000))
  await at.signsIn(OLD)
  after(23)
  await at.signsIn(OLD)
  expect(await signedAt()).toEqual({ [OLD_NAME]: 0 })
  after(25)
  await at.signsIn(OLD)
  expect(await signedAt()).toEqual({ [OLD_NAME]: 25 })
  await (await at.admin()).post(`${at.url}/metadata/look`)
  after(26)
  await at.signsIn(NEW)
  after(27)
  await at.signsIn(OLD)
  expect(await signedAt()).toEqual({ [NEW_NAME]: 26, [OLD_NAME]: 27 })
})
