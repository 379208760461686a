import { afterEach, expect, test } from 'vitest'

import type { DomainProof } from '#shared/customers/domain-contract.ts'

import { allJobs } from '#server/all-jobs.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { aSignedInAdministrator } from '#test/a-portal.ts'
import { anAdministrator } from '#test/builders.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import { aDnsServer } from '#test/dns-server.ts'
import { aMailServer } from '#test/mail-server.ts'
import { runEach, runOutbox } from '#test/run-schedules.ts'
import {
  anAnswer,
  aSamlCustomer,
  beginSignIn,
  postAnswer,
  refusalOf,
  refused,
  userOf,
} from '#test/saml-sign-in.ts'
import { aVisitor } from '#test/test-client.ts'

const DAY_MS = 86_400_000

async function aCustomerWithDomain() {
  const dns = await aDnsServer()
  const server = await aMailServer()
  const portal = await buildTestApp({ dnsServers: [dns.address], mail: server.settings })
  await anAdministrator(portal.deps)
  const customer = await aSamlCustomer(portal.deps)
  // Sessions end, and confirmations sooner, so each call has a new one.
  const admin = () => aSignedInAdministrator(portal)
  const url = `/api/admin/customers/${customer.id}/domains`
  const proof = async (): Promise<DomainProof> => (await (await admin()).get(url)).json()[0]
  const { record } = await proof()
  return {
    ...portal,
    dns,
    customer,
    admin,
    url,
    record,
    proof,
    check: async (domain = customer.domain): Promise<DomainProof> =>
      (await (await admin()).post(`${url}/${domain}/check`)).json(),
    publish: (value = record.value) => dns.zone.set(record.name, [value]),
    /** Runs the job once the next look is due. */
    async anotherDay(days = 1.5) {
      portal.setNow(new Date(portal.deps.now().getTime() + days * DAY_MS))
      const checks = allJobs(portal.deps).filter(({ name }) => name === 'domain-checks')
      await runEach(portal.deps, checks)
    },
    async told() {
      await runOutbox(portal.deps, ['connection-mail'])
      return server.mails.splice(0).filter(({ headers }) => headers.includes(customer.domain))
    },
    makeCompulsory: async (compulsoryFrom: string | null) =>
      (await admin()).put('/api/admin/domain-rule', { compulsoryFrom }),
    async signIn() {
      const client = aVisitor(portal)
      const { requestId } = await beginSignIn(client, customer)
      const answer = anAnswer(portal.deps, customer, { inResponseTo: requestId })
      return { client, res: await postAnswer(client, customer, answer) }
    },
  }
}

afterEach(async () => {
  // The rule is the installation's, which the tests of this file share.
  const { deps } = await buildTestApp()
  await asStaff(deps.db, (tx) =>
    tx.updateTable('installation').set({ domainProofFrom: null }).execute(),
  )
})

test('a domain is proven, and stays so, when its record is there', async () => {
  const at = await aCustomerWithDomain()
  expect(await at.proof()).toMatchObject({ state: 'unproven', checkedAt: null })
  expect(await at.check()).toMatchObject({ state: 'unproven', problem: 'missing' })
  at.publish('portico-domain-proof=of-another')
  expect(await at.check()).toMatchObject({
    problem: 'other_value',
    detail: 'portico-domain-proof=of-another',
  })
  at.publish()
  const provenAt = at.deps.now().toISOString()
  expect(await at.check()).toMatchObject({ state: 'proven', provenAt, problem: null })
  await at.anotherDay()
  expect(await at.proof()).toMatchObject({ state: 'proven', provenAt })
})

test('each customer and domain has a record of its own, and the name is told when it has the domain twice', async () => {
  const [one, other] = [await aCustomerWithDomain(), await aCustomerWithDomain()]
  expect(one.record.value).not.toBe(other.record.value)
  expect((await one.proof()).record).toEqual(one.record)
  expect(one.record.name).toBe(`_portico.${one.customer.domain}`)
  one.dns.zone.set(`${one.record.name}.${one.customer.domain}`, [one.record.value])
  expect(await one.check()).toMatchObject({ state: 'unproven', problem: 'wrong_name' })
  const foreign = await (await one.admin()).post(`${one.url}/${other.customer.domain}/check`)
  expect(foreign.statusCode).toBe(404)
})

test('a record is found by the daily check when it is published later, and reported once when it is lost', async () => {
  const at = await aCustomerWithDomain()
  at.publish()
  await at.anotherDay()
  expect(await at.proof()).toMatchObject({ state: 'proven' })
  at.dns.zone.set(at.record.name, 'silent')
  await at.anotherDay()
  expect(await at.proof()).toMatchObject({ state: 'proven', problem: 'unreachable' })
  at.dns.zone.delete(at.record.name)
  await at.anotherDay()
  const goneAt = at.deps.now().toISOString()
  await at.anotherDay()
  expect(await at.proof()).toMatchObject({ state: 'gone', goneAt })
  const mails = await at.told()
  expect(new Set(mails.map(({ subject }) => subject))).toEqual(
    new Set([`DNS verification record for ${at.customer.domain} is missing`]),
  )
  const unproven = (await (await at.admin()).get('/api/admin/attention')).json()
  expect(unproven).toContainEqual(
    expect.objectContaining({ kind: 'domain_gone', subjectId: at.customer.id, at: null }),
  )
  at.publish()
  expect(await at.check()).toMatchObject({ state: 'proven', goneAt: null })
  const actions = await (
    await at.admin()
  ).get(`/api/admin/audit-log?customerId=${at.customer.id}&action=customer`)
  expect(actions.json().map(({ action }: { action: string }) => action)).toEqual([
    'customer.domain_gone',
    'customer.domain_proven',
  ])
})

test('proof is optional until the set day, and after it an unproven domain is refused with the reason', async () => {
  const at = await aCustomerWithDomain()
  await at.makeCompulsory('2026-03-10')
  expect(await at.proof()).toMatchObject({ refusedFrom: '2026-03-10' })
  const unproven = (await (await at.admin()).get('/api/admin/attention')).json()
  expect(unproven).toContainEqual(
    expect.objectContaining({
      kind: 'domain_unproven',
      subjectId: at.customer.id,
      at: '2026-03-10',
    }),
  )
  const before = await at.signIn()
  expect(await userOf(before.client)).not.toBeNull()

  at.setNow(new Date('2026-03-10T10:00:00.000Z'))
  const { res } = await at.signIn()
  expect(await refusalOf(at.deps, at.customer, res)).toMatchObject(refused('domain_not_proven'))
  at.publish()
  await at.check()
  expect(await userOf((await at.signIn()).client)).not.toBeNull()
})

test('a domain lets people in for two more weeks when its record is gone', async () => {
  const at = await aCustomerWithDomain()
  at.publish()
  await at.check()
  await at.makeCompulsory('2026-03-01')
  at.dns.zone.delete(at.record.name)
  await at.check()
  expect(await at.proof()).toMatchObject({ state: 'gone', refusedFrom: '2026-03-17' })
  at.setNow(new Date(at.deps.now().getTime() + 13.9 * DAY_MS))
  expect(await userOf((await at.signIn()).client)).not.toBeNull()
  at.setNow(new Date(at.deps.now().getTime() + 0.2 * DAY_MS))
  const { res } = await at.signIn()
  expect(await refusalOf(at.deps, at.customer, res)).toMatchObject(refused('domain_not_proven'))
})

test('a domain is proven again by its next customer when the first gives it up', async () => {
  const at = await aCustomerWithDomain()
  at.publish()
  await at.check()
  const change = async (customerId: string, domain: string) => {
    const client = await at.admin()
    const customer = (await client.get(`/api/admin/customers/${customerId}`)).json()
    return client.put(`/api/admin/customers/${customerId}`, { ...customer, domain })
  }
  const next = await aSamlCustomer(at.deps)
  // A domain belongs to one customer, proven or not.
  expect((await change(next.id, at.customer.domain)).statusCode).toBe(400)
  await change(at.customer.id, `new-${at.customer.domain}`)
  expect((await change(next.id, at.customer.domain)).statusCode).toBe(200)
  const [proof] = (await (await at.admin()).get(`/api/admin/customers/${next.id}/domains`)).json()
  expect(proof).toMatchObject({ domain: at.customer.domain, state: 'unproven' })
  expect(proof.record.value).not.toBe(at.record.value)
})

test('a domain is queried in ASCII and shown in letters when it is internationalized', async () => {
  const at = await aCustomerWithDomain()
  const domain = `xn--mnchen-3ya.${at.customer.domain}`
  const client = await at.admin()
  const customer = (await client.get(`/api/admin/customers/${at.customer.id}`)).json()
  const shown = `münchen.${at.customer.domain}`
  await client.put(`/api/admin/customers/${at.customer.id}`, { ...customer, domains: [shown] })
  const proofs: DomainProof[] = (await client.get(at.url)).json()
  const proof = proofs.find((one) => one.domain === domain)
  expect(proof).toMatchObject({ shown, record: { name: `_portico.${domain}` } })
  at.dns.zone.set(`_portico.${domain}`, [proof?.record.value ?? ''])
  expect(await at.check(domain)).toMatchObject({ state: 'proven' })
})
