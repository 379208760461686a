import { expect, test } from 'vitest'

import { checkPerson } from '#server/access/sign-in/admission.ts'
import { findOpenCustomer } from '#server/access/sign-in/sign-in-customer.ts'
import { anAnswer, aSignIn, beginSignIn, listUsers } from '#test/saml-sign-in.ts'
import { proveIdentity } from './prove-identity.ts'

async function anOpenSignIn() {
  const { client, customer: tenant, deps } = await aSignIn()
  const { requestId: inResponseTo } = await beginSignIn(client, tenant)
  const customer = await findOpenCustomer(deps, tenant.id)
  if (!customer) throw new Error('this customer has no way to sign in')
  const { browserHash } = await deps.db
    .selectFrom('samlRequests')
    .select('browserHash')
    .where('id', '=', inResponseTo)
    .executeTakeFirstOrThrow()
  const prove = (email: string) =>
    proveIdentity(deps, customer, {
      samlResponse: anAnswer(deps, tenant, { inResponseTo, attributes: { email } }),
      browserHash,
    })
  return { deps, customer, prove, domain: tenant.domain }
}

test('prove identity names the person, and neither admits them nor uses the request up, when they confirm', async () => {
  const { deps, customer, prove, domain } = await anOpenSignIn()
  for (const _try of ['first', 'second']) {
    const proof = await prove(`ada@${domain}`)
    expect(proof).toMatchObject({ ok: true, identity: { email: `ada@${domain}` } })
  }
  expect(await listUsers(deps, customer.id)).toEqual([])
})

test('a proof is refused when it was claimed once', async () => {
  const { prove, domain } = await anOpenSignIn()
  const [proof, other] = [await prove(`ada@${domain}`), await prove(`ada@${domain}`)]
  if (!proof.ok || !other.ok) throw new Error('not proven')
  expect(await proof.claim()).toMatchObject({ ok: true, returnTo: null })
  expect(await proof.claim()).toMatchObject({ ok: false, reason: 'unknown_request' })
  expect(await other.claim()).toMatchObject({ ok: false, reason: 'unknown_request' })
})

test('check person refuses a proven identity when its domain is foreign', async () => {
  const { deps, customer, prove, domain } = await anOpenSignIn()
  const proof = await prove('ada@elsewhere.example')
  if (!proof.ok) throw new Error('not proven')
  expect(await checkPerson(deps, customer, proof.identity)).toMatchObject({
    reason: 'foreign_domain',
    detail: { expected: domain, received: 'elsewhere.example' },
  })
  expect(await checkPerson(deps, customer, { email: `ada@${domain}` })).toBeUndefined()
})
