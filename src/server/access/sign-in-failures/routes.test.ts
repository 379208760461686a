import { expect, test } from 'vitest'

import { LISTED_FAILURES } from '#shared/sign-in-failures/values.ts'

import { anAdministrator, aUser } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { attacker } from '#test/saml-setup.ts'
import { anAnswer, aSamlCustomer, aSignIn, beginSignIn, postAnswer } from '#test/saml-sign-in.ts'
import { aVisitor, signedInAs, type TestClient } from '#test/test-client.ts'

const LIST = '/api/admin/sign-in-failures'

type SignIn = Awaited<ReturnType<typeof aSignIn>>

async function refusedAt(signIn: SignIn, customer: { id: string }, text: string) {
  const res = await postAnswer(signIn.client, customer, text)
  const url = new URL(String(res.headers.location), 'http://here')
  return { error: url.searchParams.get('error'), code: url.searchParams.get('ref') ?? '' }
}

test('admin sign-in failures groups by customer and cause, newest first, a page at a time', async () => {
  const signIn = await aSignIn()
  const { deps, customer, setNow } = signIn
  const other = await aSamlCustomer(deps)
  const admin = await signedInAs(signIn, await anAdministrator(deps))
  for (let index = 0; index <= LISTED_FAILURES; index += 1) await refusedAt(signIn, customer, 'x')
  setNow(new Date(TEST_NOW.getTime() + 1000))
  await refusedAt(signIn, customer, anAnswer(deps, customer, { key: attacker }))
  setNow(new Date(TEST_NOW.getTime() + 2000))
  const { code } = await refusedAt(signIn, other, 'x')

  const own = (await admin.get(`${LIST}?customerId=${customer.id}`)).json()
  expect(own).toMatchObject([
    { reason: 'bad_signature', count: 1 },
    { reason: 'malformed', count: LISTED_FAILURES + 1, lastAt: TEST_NOW.toISOString() },
  ])
  expect(own[1].failures).toHaveLength(LISTED_FAILURES)

  const first = await admin.get(`${LIST}?limit=1`)
  expect(first.json()).toMatchObject([
    { customer: { id: other.id, name: other.name, isDeleted: false }, failures: [{ code }] },
  ])
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
  expect((await admin.get(next)).json()).toMatchObject([{ reason: 'bad_signature' }])
  expect((await admin.get(`${LIST}?cursor=x`)).statusCode).toBe(400)
})

test('admin sign-in failures finds by the beginning of a code, and answers 404 when it is not known', async () => {
  const signIn = await aSignIn()
  const admin = await signedInAs(signIn, await anAdministrator(signIn.deps))
  const { code } = await refusedAt(signIn, signIn.customer, 'x')
  const found = await admin.get(`${LIST}?q=${code.slice(0, 5).toLowerCase()}`)
  expect(found.json()).toMatchObject([{ failures: [{ code }] }])
  expect((await admin.get(`${LIST}?q=AAAAAAAA`)).json()).toEqual([])
  expect((await admin.get(`${LIST}?q=%25`)).statusCode).toBe(200)
  expect((await admin.get(`${LIST}/AAAAAAAA`)).statusCode).toBe(404)
})

test('the ACS answers a code also when the address belongs to no customer', async () => {
  const signIn = await aSignIn()
  const admin = await signedInAs(signIn, await anAdministrator(signIn.deps))
  for (const id of ['01890a5d-ac96-774b-bcce-b302099a8057', 'x']) {
    const { error, code } = await refusedAt(signIn, { id }, 'x')
    expect(error).toBe('customer_unavailable')
    expect((await admin.get(`${LIST}/${code}`)).json()).toMatchObject({
      customer: null,
      received: `No customer has the ID ${id}`,
    })
  }
})

test('a kind tells how many people it stops and since when, and works again by the next sign-in of that kind', async () => {
  const signIn = await aSignIn()
  const { deps, customer, setNow } = signIn
  const admin = await signedInAs(signIn, await anAdministrator(deps))
  const [ada, bob] = [aVisitor(signIn), aVisitor(signIn)]
  const at = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000)
  const answerOf = async (client: TestClient, options: Parameters<typeof anAnswer>[2] = {}) => {
    const { requestId: inResponseTo } = await beginSignIn(client, customer)
    return postAnswer(client, customer, anAnswer(deps, customer, { inResponseTo, ...options }))
  }
  const kinds = async () => (await admin.get(`${LIST}?customerId=${customer.id}`)).json()

  // The certificate concerns everybody, a foreign domain only whom it stopped.
  await answerOf(ada, { key: attacker })
  setNow(at(1))
  await answerOf(bob, { key: attacker })
  await answerOf(bob, { key: attacker })
  setNow(at(2))
  const strange = 'bob@elsewhere.example'
  await answerOf(bob, { nameId: strange, attributes: { email: strange } })
  expect(await kinds()).toMatchObject([
    { reason: 'foreign_domain', people: 1, since: at(2).toISOString(), worksSince: null },
    { reason: 'bad_signature', count: 3, people: 2, since: at(0).toISOString(), worksSince: null },
  ])

  setNow(at(3))
  await answerOf(ada)
  expect(await kinds()).toMatchObject([
    { reason: 'foreign_domain', people: 1, worksSince: null },
    { reason: 'bad_signature', people: 2, worksSince: at(3).toISOString() },
  ])

  // Counts people who are stopped after that from the start.
  setNow(at(4))
  await answerOf(bob, { key: attacker })
  expect(await kinds()).toMatchObject([
    { reason: 'bad_signature', count: 4, people: 1, since: at(4).toISOString(), worksSince: null },
    { reason: 'foreign_domain' },
  ])

  const email = `bob@${customer.domain}`
  const next = { nameId: email, attributes: { email } }
  await signIn.deps.db
    .insertInto('customerDomains')
    .values({ customerId: customer.id, domain: 'elsewhere.example', position: 1 })
    .execute()
  setNow(at(5))
  await answerOf(aVisitor(signIn), next)
  expect(await kinds()).toMatchObject([
    { reason: 'bad_signature', worksSince: at(5).toISOString() },
    { reason: 'foreign_domain', worksSince: null },
  ])
  setNow(at(6))
  await answerOf(aVisitor(signIn), { nameId: strange, attributes: { email: strange } })
  expect(await kinds()).toMatchObject([
    { reason: 'bad_signature' },
    { reason: 'foreign_domain', worksSince: at(6).toISOString() },
  ])
})

test('a deactivated person is named with their failure, which is over when staff reactivate them', async () => {
  const signIn = await aSignIn()
  const { deps, customer, setNow } = signIn
  const admin = await signedInAs(signIn, await anAdministrator(deps))
  const email = `mina@${customer.domain}`
  const mina = await aUser(deps, customer, { name: 'Mina Park', email, active: false })
  await aUser(deps, customer, { name: 'Ida Idle', active: false })
  const visitor = aVisitor(signIn)
  const { requestId: inResponseTo } = await beginSignIn(visitor, customer)
  const answer = anAnswer(deps, customer, { inResponseTo, nameId: email, attributes: { email } })
  await postAnswer(visitor, customer, answer)
  const kinds = async () => (await admin.get(`${LIST}?customerId=${customer.id}`)).json()
  expect(await kinds()).toMatchObject([
    {
      reason: 'person_deactivated',
      worksSince: null,
      deactivated: [{ id: mina.id, name: 'Mina Park' }],
    },
  ])

  const at = new Date(TEST_NOW.getTime() + 1000)
  setNow(at)
  const person = `/api/admin/customers/${customer.id}/people/${mina.id}`
  expect((await admin.put(person, { active: true })).statusCode).toBe(200)
  expect(await kinds()).toMatchObject([{ worksSince: at.toISOString(), deactivated: [] }])
})
