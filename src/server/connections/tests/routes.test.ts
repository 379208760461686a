import { expect, test } from 'vitest'

import { REQUEST_LIFE_MS } from '#server/access/sign-in/browser-secret.ts'
import { TEST_RESULT_DAYS, TEST_WAIT_MS } from '#shared/connections/tests/values.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import {
  aBegunTest,
  answerTest,
  aTester,
  readTest,
  testedSettings,
  testsOf,
  testWith,
} from '#test/a-tested-connection.ts'
import { aUser } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { runSchedules } from '#test/run-schedules.ts'
import { attacker } from '#test/saml-setup.ts'
import { anAnswer, listUsers, postAnswer, userOf } from '#test/saml-sign-in.ts'
import { aVisitor } from '#test/test-client.ts'
import { passedTestAt } from './get-test.ts'

test('a test leads to the provider, shows the content of its answer, and admits no one', async () => {
  const tester = await aTester()
  const { customer, client, deps } = tester
  const begun = await aBegunTest(tester)
  expect(begun.url.origin).toBe('https://idp.northwind.example')
  expect(begun.request).toContain(`/api/auth/saml/callback/${customer.id}`)
  expect(await readTest(tester, begun.id)).toMatchObject({ state: 'waiting', result: null })

  const before = await userOf(client)
  const { posted, test: told } = await answerTest(tester, begun, {
    attributes: {
      email: `ada@${customer.domain}`,
      firstName: 'Ada',
      lastName: 'Lovelace',
      groups: ['a', 'b'],
    },
  })
  expect(posted.statusCode).toBe(303)
  expect(posted.headers.location).toBe(
    `/admin/customers/${customer.id}/sign-on/test?id=${begun.id}`,
  )
  expect(told).toMatchObject({
    id: begun.id,
    customer: { id: customer.id, name: customer.name },
    state: 'passed',
    provider: 'custom',
    result: {
      isVerified: true,
      refusals: [],
      remarks: [],
      answer: {
        attributes: [
          { name: 'email', values: [`ada@${customer.domain}`], count: 1, readAs: 'email' },
          { name: 'firstName', values: ['Ada'], readAs: 'firstName' },
          { name: 'lastName', values: ['Lovelace'], readAs: 'lastName' },
          { name: 'groups', values: ['a', 'b'], count: 2, readAs: null },
        ],
        nameId: { value: `ada@${customer.domain}`, isEmail: false },
        clockDifferenceMs: 0,
        sessionEndsAt: null,
        issuer: { expected: testedSettings().entityId, received: testedSettings().entityId },
      },
      person: { kind: 'new', email: `ada@${customer.domain}`, name: 'Ada Lovelace' },
    },
  })
  const { audience, recipient, destination } = told.result?.answer ?? {}
  for (const compared of [audience, recipient, destination]) {
    expect(compared?.received).toBe(compared?.expected)
  }
  expect(await listUsers(deps, customer.id)).toEqual([])
  expect(await userOf(client)).toEqual(before)
  expect(posted.cookies.map(({ name }) => name)).not.toContain('portico_session')
})

test('a test shows which certificate signed which part, and how', async () => {
  const tester = await aTester()
  const signed = async (saml: object, options: object) => {
    const { result } = await testWith(tester, saml, options)
    return { result, signatures: result?.answer?.signatures }
  }
  const both = await signed({}, { sign: 'both' })
  expect(both.signatures).toMatchObject([
    { of: 'response', isConfirmed: true, certificate: { is: 'current' } },
    {
      of: 'assertion',
      isConfirmed: true,
      algorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
      certificate: {
        is: 'current',
        subject: 'CN=idp.northwind.example',
        fingerprint: expect.stringMatching(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/),
        validTo: expect.stringMatching(/Z$/),
      },
    },
  ])
  const previous = await signed({ cert: attacker.certPem, previousCert: testedSettings().cert }, {})
  expect(previous.signatures).toMatchObject([{ certificate: { is: 'previous' } }])
  expect(previous.result?.remarks).toEqual([{ code: 'signed_by_previous', detail: null }])

  const foreign = await signed({}, { key: attacker })
  expect(foreign.signatures).toMatchObject([
    { of: 'assertion', isConfirmed: false, certificate: { is: 'unknown' } },
  ])
  expect((await signed({}, { sign: 'none' })).signatures).toEqual([])
})

test('a test shows all problems, and all readable values marked as not verified, when it failed', async () => {
  const tester = await aTester()
  const told = await testWith(
    tester,
    { audienceRestriction: 'urn:other' },
    { key: attacker, attributes: {}, nameId: 'ada at home' },
  )
  expect(told).toMatchObject({
    state: 'failed',
    result: {
      isVerified: false,
      refusals: [
        {
          reason: 'bad_signature',
          title: 'The signature doesn’t match',
          explanation: expect.stringMatching(/certificate/),
          settings: expect.arrayContaining(['saml.cert']),
        },
        { reason: 'wrong_audience', expected: 'urn:other' },
        { reason: 'no_email' },
      ],
      answer: { nameId: { value: 'ada at home' }, attributes: [] },
      person: null,
    },
  })
})

test('a test shows the reason when the provider refuses it, and the failure when the answer is unreadable', async () => {
  const tester = await aTester()
  const status = 'urn:oasis:names:tc:SAML:2.0:status:Responder'
  const refused = await testWith(
    tester,
    {},
    { sign: 'none', status, statusMessage: 'Not \u202Eassigned' },
  )
  expect(refused.result).toMatchObject({
    refusals: [{ reason: 'status', received: 'Responder', hint: 'Not assigned' }],
    answer: { attributes: [], nameId: null },
  })

  const begun = await aBegunTest(tester)
  const relayState = begun.url.searchParams.get('RelayState') ?? ''
  await postAnswer(tester.client, tester.customer, 'unreadable', { relayState })
  expect(await readTest(tester, begun.id)).toMatchObject({
    state: 'failed',
    result: { refusals: [{ reason: 'malformed' }], answer: null },
  })
})

test('a test shows whom a sign-in would match, and that a known name stays when names are missing', async () => {
  const tester = await aTester()
  const { deps, customer } = tester
  const email = `ada@${customer.domain}`
  const person = async (attributes: Record<string, string>) =>
    (await testWith(tester, {}, { attributes })).result
  const user = await aUser(deps, customer, { email, name: 'Ada King' })
  expect(await person({ email })).toMatchObject({
    person: { kind: 'existing', currentName: 'Ada King', name: 'Ada King' },
    remarks: [{ code: 'no_names' }],
  })
  await asStaff(deps.db, (tx) =>
    tx.updateTable('users').set({ active: false }).where('id', '=', user.id).execute(),
  )
  expect(await person({ email, firstName: 'Ada' })).toMatchObject({
    person: { kind: 'deactivated' },
    refusals: [{ reason: 'person_deactivated' }],
    remarks: [{ code: 'no_last_name' }],
  })
  expect(await person({ email: 'ada@elsewhere.example' })).toMatchObject({
    person: { kind: 'foreign_domain' },
    refusals: [{ reason: 'foreign_domain', expected: customer.domain }],
  })
})

test('a test is refused when the browser is another one, the answer late or the assertion used', async () => {
  const tester = await aTester()
  const reasons = async (begun: { id: string; requestId: string }, options: object) => {
    const { test: told } = await answerTest(tester, begun, options)
    return told.result?.refusals.map(({ reason }) => reason)
  }
  const begin = () => aBegunTest(tester)
  expect(await reasons(await begin(), { browser: aVisitor(tester) })).toEqual(['other_browser'])
  expect(await reasons(await begin(), { assertionId: '_once' })).toEqual([])
  expect(await reasons(await begin(), { assertionId: '_once' })).toEqual(['replayed'])
  const crossed = await begin()
  const relayState = crossed.url.searchParams.get('RelayState') ?? ''
  const other = { inResponseTo: '_another', relayState }
  expect(await reasons(crossed, other)).toEqual(['in_response_to_mismatch'])

  const late = await begin()
  const slow = await begin()
  tester.setNow(new Date(TEST_NOW.getTime() + TEST_WAIT_MS))
  expect((await readTest(tester, slow.id)).state).toBe('expired')
  expect(await reasons(slow, { assertionId: '_slow' })).not.toContain('unknown_request')
  tester.setNow(new Date(TEST_NOW.getTime() + REQUEST_LIFE_MS))
  expect(await reasons(late, {})).toEqual(['unknown_request'])
})

test('the answer to a test is read once and signs no one in, also where sign-ins may begin at the provider', async () => {
  const tester = await aTester({ live: { validateInResponseTo: false } })
  const { client, customer, deps } = tester
  const begun = await aBegunTest(tester, { cert: attacker.certPem })
  const text = anAnswer(deps, customer, { inResponseTo: begun.requestId })
  await postAnswer(client, customer, text)
  expect(await readTest(tester, begun.id)).toMatchObject({ state: 'failed' })

  // The live settings would accept it.
  const again = await postAnswer(client, customer, text)
  expect(again.headers.location).toContain(begun.id)
  const hidden = anAnswer(deps, customer, {
    inResponseTo: '_another',
    confirmationInResponseTo: begun.requestId,
  })
  const res = await postAnswer(client, customer, hidden)
  expect(res.headers.location).toContain('/login?error=unknown_request')
  expect(await listUsers(deps, customer.id)).toEqual([])
  expect((await readTest(tester, begun.id)).result?.refusals[0]?.reason).toBe('bad_signature')
})

test('a test is refused when it has no usable settings or no customer', async () => {
  const tester = await aTester()
  const begin = (saml: object, url = testsOf(tester)) => tester.client.post(url, { saml })
  const res = await begin(testedSettings({ entryPoint: 'http://idp.example', cert: '' }))
  expect(res.statusCode).toBe(400)
  expect(Object.keys(res.json().fields)).toEqual(['saml.cert', 'saml.entryPoint'])
  const unknown = '/api/admin/customers/01890a5d-ac96-774b-bcce-b302099a8057/connection/tests'
  expect((await begin(testedSettings(), unknown)).statusCode).toBe(404)
  expect((await tester.client.get(`${unknown}/newest`)).statusCode).toBe(404)
  const other = await aTester()
  const begun = await aBegunTest(other)
  expect((await tester.client.get(`${testsOf(tester)}/${begun.id}`)).statusCode).toBe(404)
})

test('begin test answers 429 when it is called too often', async () => {
  const tester = await aTester()
  const begin = () => tester.client.post(testsOf(tester), { saml: testedSettings() })
  const statuses = []
  for (let index = 0; index < 31; index += 1) statuses.push((await begin()).statusCode)
  expect(statuses.filter((status) => status === 201)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
})

test('the answer of a test is deleted, and the record that the settings passed is kept, when its time is over', async () => {
  const tester = await aTester()
  const { deps, customer } = tester
  const settings = testedSettings()
  const passedAt = () => asStaff(deps.db, (tx) => passedTestAt(tx, customer.id, settings))
  await testWith(tester, {}, { key: attacker })
  expect(await passedAt()).toBeNull()
  const passed = await testWith(tester, {})
  const newest = await tester.client.get(`${testsOf(tester)}/newest`)
  expect(newest.json().test).toEqual(passed)
  expect(await passedAt()).toBe(TEST_NOW.toISOString())

  tester.setNow(new Date(TEST_NOW.getTime() + TEST_RESULT_DAYS * 24 * 3_600_000))
  expect(await runSchedules(deps)).toEqual([])
  expect(
    await asStaff(deps.db, (tx) =>
      tx
        .selectFrom('connectionTests')
        .select(['state', 'result'])
        .where('customerId', '=', customer.id)
        .execute(),
    ),
  ).toEqual([{ state: 'passed', result: null }])
  expect(await passedAt()).toBe(TEST_NOW.toISOString())
})
