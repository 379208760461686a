import { expect, test } from 'vitest'

import type { Attention } from '#shared/setup/contract.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import { aSignedInAdministrator } from '#test/a-portal.ts'
import { anAdministrator } from '#test/builders.ts'
import { buildTestApp, TEST_NOW } from '#test/build-test-app.ts'
import { aMailServer } from '#test/mail-server.ts'
import { runOutbox } from '#test/run-schedules.ts'
import { attacker } from '#test/saml-setup.ts'
import { anAnswer, aSamlCustomer, beginSignIn, postAnswer } from '#test/saml-sign-in.ts'
import { aVisitor } from '#test/test-client.ts'

const DAY_MS = 86_400_000
const WELCOME = '/dashboard?login=success'
const PEOPLE = ['ada', 'grace', 'linus', 'mina'] as const

/** A live connection that a change breaks, while its people go on signing in at their provider. */
async function aBadChange({
  returns = true,
  change = { cert: attacker.certPem },
}: { returns?: boolean; change?: object } = {}) {
  const server = await aMailServer()
  const portal = await buildTestApp({ mail: server.settings })
  const { deps } = portal
  const customer = await aSamlCustomer(deps)
  const admin = await aSignedInAdministrator(portal)
  const { email: told } = await anAdministrator(deps)
  const url = `/api/admin/customers/${customer.id}/connection`
  await admin.put(`${url}/watch`, { people: 3, share: 50, returns })
  const { live } = (await admin.get(url)).json()
  await admin.put(`${url}/draft`, { saml: { ...live, ...change }, version: 0 })
  await admin.post(`${url}/go-live`, { version: 1, untested: true })

  async function signIn(who: string, of: Parameters<typeof anAnswer>[2] = {}) {
    const client = aVisitor(portal)
    const email = `${who}@${customer.domain}`
    const { requestId: inResponseTo } = await beginSignIn(client, customer)
    const given = { inResponseTo, attributes: { email }, nameId: email, ...of }
    const res = await postAnswer(client, customer, anAnswer(deps, customer, given))
    await runOutbox(deps, ['judge-connection-change', 'connection-mail'])
    return String(res.headers.location) === WELCOME
  }

  return {
    ...portal,
    customer,
    told,
    mails: server.mails,
    before: live,
    signIn,
    signOn: async () => (await admin.get(url)).json(),
    versions: async () => (await admin.get(`${url}/versions`)).json(),
    stopped: async () => {
      const rows: Attention[] = (await admin.get('/api/admin/attention')).json()
      return rows
        .filter(({ kind, subjectId }) => kind === 'sign_in_stopped' && subjectId === customer.id)
        .map(({ count }) => count)
    },
    goBack: () => admin.post(`${url}/versions/1/return`),
    save: (watch: object) => admin.put(`${url}/watch`, watch),
    actions: async () => {
      const entries = await asWorker(deps.db, (tx) =>
        tx
          .selectFrom('auditEntries')
          .select('action')
          .where('customerId', '=', customer.id)
          .orderBy('id')
          .execute(),
      )
      return entries.map(({ action }) => action)
    },
  }
}

test('a bad change is undone automatically while people keep signing in, and administrators are notified', async () => {
  const { signIn, signOn, versions, before, mails, told, customer, actions } = await aBadChange()
  const gotIn: boolean[] = []
  for (const who of [...PEOPLE, ...PEOPLE]) gotIn.push(await signIn(who))
  // Three are stopped; from then on everybody gets in.
  expect(gotIn).toEqual([false, false, false, true, true, true, true, true])

  expect(await signOn()).toMatchObject({ live: before, change: null })
  expect(await versions()).toMatchObject([
    { number: 3, way: 'automatic_return', returnedTo: 1, isLive: true, madeBy: 'Portico' },
    { number: 2, way: 'page' },
    { number: 1, way: 'form' },
  ])
  const news = mails.filter(({ to }) => to.includes(told))
  expect(news).toHaveLength(1)
  expect(news[0]?.subject).toContain(`Sign-ins at ${customer.name} stopped`)
  expect(await actions()).toEqual(
    expect.arrayContaining(['connection.stopped_working', 'connection.returned']),
  )
})

test('administrators are notified once and decide when the automatic return is off', async () => {
  const { signIn, signOn, mails, told } = await aBadChange({ returns: false })
  for (const who of PEOPLE) expect(await signIn(who)).toBe(false)
  expect(await signOn()).toMatchObject({
    live: { cert: expect.stringContaining(attacker.certPem.trim()) },
    change: { version: 2, before: 1, worked: 0, stopped: 4, hasStopped: true },
  })
  expect(mails.filter(({ to }) => to.includes(told))).toHaveLength(1)
})

test('a change that stops people is on the dashboard until the last of them gets in', async () => {
  const { signIn, stopped, signOn } = await aBadChange({ returns: false })
  for (const who of ['ada', 'grace']) await signIn(who)
  expect(await stopped()).toEqual([])
  await signIn('linus')
  expect(await stopped()).toEqual([3])
  for (const who of ['ada', 'grace']) await signIn(who, { key: attacker })
  expect(await stopped()).toEqual([1])
  expect((await signOn()).change.hasStopped).toBe(true)
  await signIn('linus', { key: attacker })
  expect(await stopped()).toEqual([])
  expect((await signOn()).change.hasStopped).toBe(false)
})

test('a change leaves the dashboard when it was undone', async () => {
  const { signIn, stopped, goBack } = await aBadChange({ returns: false })
  for (const who of PEOPLE) await signIn(who)
  expect(await stopped()).toEqual([4])
  await goBack()
  expect(await stopped()).toEqual([])
  const { signIn: again, stopped: returned } = await aBadChange()
  for (const who of PEOPLE) await again(who)
  expect(await returned()).toEqual([])
})

test('one person counts once, by the newest sign-in', async () => {
  const { signIn, signOn } = await aBadChange()
  for (const who of ['ada', 'ada', 'ada', 'ada']) await signIn(who)
  expect((await signOn()).change).toMatchObject({ worked: 0, stopped: 1, hasStopped: false })
  await signIn('ada', { key: attacker })
  expect((await signOn()).change).toMatchObject({ worked: 1, stopped: 0 })
})

test('a change is kept when it works for the configured share of people', async () => {
  const { signIn, signOn } = await aBadChange()
  for (const who of PEOPLE) await signIn(who, { key: attacker })
  for (const who of ['otto', 'petra', 'quinn']) await signIn(who)
  expect((await signOn()).change).toMatchObject({ worked: 4, stopped: 3, hasStopped: false })
})

test('a refusal does not count against a change when the settings before would refuse it as well', async () => {
  const { signIn, signOn } = await aBadChange()
  for (const who of PEOPLE) await signIn(who, { audience: 'urn:other' })
  for (const who of PEOPLE) await signIn(who, { sign: 'none' })
  expect((await signOn()).change).toMatchObject({ worked: 0, stopped: 0 })
})

test('an address range counts as a change that stopped people when it shuts them out', async () => {
  const { signIn, signOn, before } = await aBadChange({ change: { ipRestrictions: ['192.0.2.1'] } })
  for (const who of PEOPLE) await signIn(who)
  expect((await signOn()).live).toEqual(before)
})

test('a change is watched for a week', async () => {
  const { signIn, setNow, mails } = await aBadChange()
  setNow(new Date(TEST_NOW.getTime() + 8 * DAY_MS))
  for (const who of PEOPLE) expect(await signIn(who)).toBe(false)
  expect(mails).toEqual([])
})

test('save watch answers 400 when its numbers make no sense', async () => {
  const { save, signOn } = await aBadChange()
  expect((await save({ people: 0, share: 101, returns: true })).statusCode).toBe(400)
  expect((await signOn()).watch).toEqual({ people: 3, share: 50, returns: true })
})
