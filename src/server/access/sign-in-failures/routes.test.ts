import { expect, test } from 'vitest'

import { LISTED_FAILURES } from '#shared/sign-in-failures/values.ts'

import { anAdministrator } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { attacker } from '#test/saml-setup.ts'
import { anAnswer, aSamlCustomer, aSignIn, postAnswer } from '#test/saml-sign-in.ts'
import { signedInAs } from '#test/test-client.ts'

const LIST = '/api/admin/sign-in-failures'

type SignIn = Awaited<ReturnType<typeof aSignIn>>

async function refusedAt(signIn: SignIn, customer: { id: string }, text: string) {
  const res = await postAnswer(signIn.client, customer, text)
  const url = new URL(String(res.headers.location), 'http://here')
  return { error: url.searchParams.get('error'), code: url.searchParams.get('ref') ?? '' }
}

test('admin sign-in failures groups by customer and cause, the newest first, a page at a time', async () => {
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

test('admin sign-in failures finds by the beginning of a code, and answers 404 for one that is not known', async () => {
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
      received: `No customer has the id ${id}`,
    })
  }
})
